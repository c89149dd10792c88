import type { Payments } from "./payments.ts";

type Settings = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL: string;
  PUBLIC_URL: string;
};

/**
 * Who takes the money of this installation. Stripe's library is loaded with the first question.
 * @param sandbox takes it where nobody else does
 */
export function paymentsOf(config: Settings, { sandbox }: { sandbox: Payments }): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = config;
  if (!secretKey || !webhookSecret) return sandbox;
  const settings = { secretKey, webhookSecret, url, returnUrl: `${config.PUBLIC_URL}/account/upgrade` };
  return later("stripe", async () => (await import("./stripe/stripe.ts")).stripePayments(settings));
}

function later(name: Payments["name"], load: () => Promise<Payments>): Payments {
  let loaded: Promise<Payments> | undefined;
  const them = () => (loaded ??= load());
  return {
    name,
    isSandbox: false,
    checkout: async (input) => (await them()).checkout(input),
    charge: async (input) => (await them()).charge(input),
    find: async (ref) => (await them()).find(ref),
    findByOrder: async (order) => (await them()).findByOrder(order),
    refund: async (input) => (await them()).refund(input),
    expire: async (ref) => (await them()).expire(ref),
    forget: async (customer) => (await them()).forget(customer),
    read: async (...sent) => (await them()).read(...sent),
    recent: async (since) => (await them()).recent(since),
  };
}
