/** Errors of buying, changing and leaving a plan. */
export const BILLING_ERRORS = {
  billing_off: { status: 404, message: "Nothing is sold here: everything is included." },
  plan_unknown: { status: 404, message: "There is no such plan. Please choose one of those that are shown." },
  quote_needed: { status: 409, message: "Plans of that size are made to measure. Please ask us for a quote." },
  plan_too_small: {
    status: 409,
    message:
      "Your team has more people and signatures than this plan has places. Choose a larger one, or free some first.",
  },
  plan_same: { status: 409, message: "You have this plan already." },
  change_refused: { status: 409, message: "This cannot be done with your plan as it is now. Please reload the page." },
  price_changed: { status: 409, message: "What this costs has changed since it was shown. Please look at it again." },
  payment_open: { status: 409, message: "A payment is on its way. Please wait for it, or go on with it." },
  payment_declined: { status: 402, message: "The payment was declined. Try another card, or ask your bank." },
  payments_unreachable: {
    status: 503,
    message: "The payment service does not answer. Nothing was charged twice; please try again in a moment.",
  },
  message_refused: { status: 400, message: "This message is not from the payment service, or it is too old." },
  key_missing: { status: 400, message: "Please send an Idempotency-Key with what costs money." },
  key_reused: { status: 422, message: "This Idempotency-Key was used for something else." },
  coupon_used: { status: 409, message: "You have used this discount already." },
  coupon_expired: { status: 409, message: "This discount has expired." },
  trial_used: { status: 409, message: "You have had your trial already." },
} as const;
