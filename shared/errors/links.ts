/** Errors of short links. */
export const LINK_ERRORS = {
  link_limit: {
    status: 403,
    message: "This team has as many short links as it can have, or made many of them today. Please try again tomorrow.",
  },
  link_kept: { status: 409, message: "A link of a signature or page can be switched off, and not deleted." },
  link_waiting: { status: 404, message: "This link does not lead anywhere yet." },
  link_over: { status: 410, message: "This link has ended." },
  link_flagged: { status: 403, message: "This link is not opened: its target was reported as dangerous." },
} as const satisfies Record<string, { status: number; message: string }>;
