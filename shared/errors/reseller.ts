/** Errors of Agency Hub. */
export const RESELLER_ERRORS = {
  package_full: {
    status: 403,
    message: "Your package does not have so many signatures left. Enlarge it, or give another company fewer.",
  },
  company_in_use: {
    status: 409,
    message: "This company has more signatures or people than that. Delete some first, or leave it more.",
  },
  company_archived: {
    status: 409,
    message: "This company is archived. Whoever looks after it can take it out of there; then the link works.",
  },
  admin_exists: { status: 409, message: "This person is an administrator already, or was invited." },
  admin_limit: { status: 403, message: "There are as many administrators as there can be. Delete one first." },
  admin_elsewhere: {
    status: 409,
    message: "You administrate another Agency Hub already. Ask them to delete you there first.",
  },
  share_limit: { status: 403, message: "There are as many shared designs as there can be. Stop sharing one first." },
  shared_locked: {
    status: 403,
    message: "Your agency shares this design and keeps it as it is. Ask them when something of it is to change.",
  },
  master_shared: { status: 409, message: "Companies have this design. Stop sharing it first." },
  offer_limit: { status: 409, message: "There are as many open offers as there can be. Take one back first." },
  not_your_team: {
    status: 403,
    message: "You act for a team that is not yours alone to give. Choose your own team, and open the link again.",
  },
  companies_there: {
    status: 409,
    message: "Your Agency Hub has companies in use. Hand them over, or archive them, before you delete your account.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
