/** Errors of pages, of business cards and of the domains that both are seen under. */
export const PAGE_ERRORS = {
  bad_question: { status: 400, message: "This question cannot be answered." },
  analytics_unavailable: { status: 403, message: "Please upgrade to see analytics." },
  page_limit: { status: 403, message: "You have reached your page limit" },
  card_limit: { status: 403, message: "You cannot have more business cards" },
  page_unpublished: { status: 409, message: "An unpublished page cannot be shared" },
  page_expired: { status: 410, message: "This page has expired" },
  page_missing: { status: 404, message: "The page you're looking for doesn't exist" },
  domain_unavailable: { status: 403, message: "Please upgrade to use a domain of your own." },
  domain_of_lifetime: {
    status: 403,
    message: "Your lifetime plan doesn't include the Custom Domain feature",
  },
  domain_taken: { status: 409, message: "This domain is in use already." },
  domain_limit: { status: 403, message: "These are as many domains as there can be. Delete one first." },
} as const satisfies Record<string, { status: number; message: string }>;
