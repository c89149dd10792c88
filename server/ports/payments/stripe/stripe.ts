/**
 * Stripe: a page of Checkout for who pays, PaymentIntents for methods that were kept. What is due and when is reckoned here, so nothing
 * of its Billing is used. Every call has a key of our own: asked again within a day it answers what there is; after that it is looked up.
 */
import Stripe from "stripe";
import * as z from "zod/mini";
import {
  type ChargeInput,
  type CheckoutInput,
  type Message,
  MessageRefused,
  type Payment,
  type Payments,
  PaymentsUnreachable,
} from "../payments.ts";
import {
  Disputes,
  disputeOf,
  Found,
  Intent,
  intentOf,
  isDisputed,
  ofIntent,
  ofSession,
  Refunds,
  Session,
  Sessions,
  Told,
  ToldList,
} from "./shapes.ts";

/** Of one try, of which there are two: somebody waits for it. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;
/** How old a message may be, or from later. */
const WINDOW_S = 300;
/** Keys are forgotten after a day: an order that is nearly as old is looked up before anything is sent for it. */
const KEY_MS = 20 * 3_600_000;
/** A page is opened when its order is made, or a little later. */
const OPENED_WITHIN_S = 2 * 3600;
const CLOCKS_DIFFER_S = 300;
const PAGE = 100;
const MAX_PAGES = 10;
/** What we offer: Google Pay and Apple Pay are cards. What the account cannot take is left out there. */
const METHODS = ["card", "paypal"];
const ITS_PARTS = ["latest_charge", "payment_method"];
const SESSION_PARTS = [...ITS_PARTS.map((part) => `payment_intent.${part}`), "setup_intent.payment_method"];

/** What an endpoint at Stripe has to send, and what is asked for. */
export const EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "refund.updated",
  "refund.failed",
] as const;

/** `returnUrl`: where somebody whom the bank has asked hears what became of their order, which is added to it */
type Settings = { secretKey: string; webhookSecret: string; url: string; returnUrl: string };

export function stripePayments({ secretKey, webhookSecret, url, returnUrl }: Settings): Payments {
  const { protocol, hostname, port } = new URL(url);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  /** A payment with what became of it afterwards. */
  const disputed = async (intent: Intent | null): Promise<Payment["dispute"]> => {
    if (!intent || !isDisputed(intent)) return "none";
    const list = await stripe.disputes.list({ payment_intent: intent.id, limit: PAGE });
    return disputeOf(readAs(Disputes, list).data.map(({ status }) => status));
  };
  const presentIntent = async (answer: unknown) => {
    const intent = readAs(Intent, answer);
    return ofIntent(intent, await disputed(intent));
  };
  const presentSession = async (answer: unknown) => {
    const session = readAs(Session, answer);
    return ofSession(session, await disputed(intentOf(session)));
  };
  const getIntent = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ITS_PARTS });
  const getSession = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: SESSION_PARTS });

  /** As it is now; null: there is none. */
  async function get(ref: string): Promise<Payment | null> {
    try {
      return isSession(ref) ? await presentSession(await getSession(ref)) : await presentIntent(await getIntent(ref));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function findIntent(order: string): Promise<Intent | null> {
    const query = `metadata['order']:'${order}'`;
    const found = readAs(Found, await stripe.paymentIntents.search({ query, limit: PAGE })).data;
    // What was made a moment ago is not found by a search.
    const isYoung = Date.now() - timeOf(order) < KEY_MS;
    const all = found.length > 0 || !isYoung ? found : await listIntents(order);
    const own = all.filter(({ metadata }) => metadata?.order === order && metadata.kind === "charge");
    return own.find(({ status }) => status === "succeeded") ?? own[0] ?? null;
  }

  async function listIntents(order: string): Promise<Intent[]> {
    const created = { gte: secondsOf(order) - CLOCKS_DIFFER_S };
    const found: Intent[] = [];
    let count = 0;
    for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE })) {
      const read = readAs(Intent, intent);
      if (read.metadata?.order === order) found.push(read);
      count += 1;
      if (count >= PAGE * MAX_PAGES) break;
    }
    return found;
  }

  async function findSession(order: string): Promise<Session | null> {
    const from = secondsOf(order);
    const created = { gte: from - CLOCKS_DIFFER_S, lte: from + OPENED_WITHIN_S };
    let last: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const asked = { created, limit: PAGE, ...(last !== undefined && { starting_after: last }) };
      const { data, has_more } = readAs(Sessions, await stripe.checkout.sessions.list(asked));
      const own = data.find(({ client_reference_id }) => client_reference_id === order);
      if (own) return own;
      last = data.at(-1)?.id;
      if (!has_more || last === undefined) return null;
    }
    // "There is none" would be a guess.
    throw new PaymentsUnreachable("There are too many pages of payment to look through.");
  }

  async function findByOrder(order: string): Promise<Payment | null> {
    if (!isOrder(order)) return null;
    const [session, intent] = [await findSession(order), await findIntent(order)];
    const [page, charge] = [session && (await get(session.id)), intent && (await get(intent.id))];
    return [page, charge].find((one) => one?.status === "paid") ?? page ?? charge;
  }

  async function checkout(input: CheckoutInput): Promise<Payment> {
    const { order } = input;
    const isOld = Date.now() - timeOf(order) > KEY_MS;
    const before = isOld ? await findSession(order) : null;
    if (before) return presentSession(await getSession(before.id));
    try {
      const session = await stripe.checkout.sessions.create(pageOf(input), { idempotencyKey: `checkout:${order}` });
      // The answer of the first time is replayed: it may have been paid since.
      return presentSession(await getSession(session.id));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
      const known = await findSession(order);
      if (!known) throw error;
      return presentSession(await getSession(known.id));
    }
  }

  async function charge(input: ChargeInput): Promise<Payment> {
    const { order, cents, currency, text, method } = input;
    const isOld = Date.now() - timeOf(order) > KEY_MS;
    const before = isOld ? await findIntent(order) : null;
    if (before) return presentIntent(await getIntent(before.id));
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: cents,
          currency: currency.toLowerCase(),
          customer: method.customer,
          payment_method: method.ref,
          allowed_payment_method_types: METHODS,
          off_session: true,
          confirm: true,
          return_url: `${returnUrl}?order=${order}`,
          description: text,
          metadata: { order, kind: "charge" },
        },
        { idempotencyKey: `charge:${order}` },
      );
      return presentIntent(await getIntent(intent.id));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        const id = error.payment_intent?.id;
        if (id) return presentIntent(await getIntent(id));
      }
      if (error instanceof Stripe.errors.StripeIdempotencyError) {
        const known = await findIntent(order);
        if (known) return presentIntent(await getIntent(known.id));
      }
      // The buyer or the card was deleted there: nothing will ever be paid by it.
      if (isMissing(error) || isUnusable(error)) return declinedOf(input);
      throw error;
    }
  }

  async function refund(ref: string, cents: number, key: string): Promise<Payment> {
    const intent = isSession(ref) ? intentOf(readAs(Session, await getSession(ref))) : { id: ref };
    if (!intent) throw new PaymentsUnreachable(`Nothing was paid with ${ref}.`);
    const list = readAs(Refunds, await stripe.refunds.list({ payment_intent: intent.id, limit: PAGE }));
    if (!list.data.some(({ metadata, status }) => metadata?.key === key && status !== "failed")) {
      const values = { payment_intent: intent.id, amount: cents, metadata: { key } };
      await stripe.refunds.create(values, { idempotencyKey: `refund:${key}` }).catch((error: unknown) => {
        // It went back by another way meanwhile, such as Stripe's own pages: what there is, is answered.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        if (error.code !== "charge_already_refunded" && error.code !== "charge_disputed") throw error;
      });
    }
    return (await get(ref)) as Payment;
  }

  async function expire(ref: string): Promise<Payment | null> {
    try {
      if (isSession(ref)) await stripe.checkout.sessions.expire(ref);
      else await stripe.paymentIntents.cancel(ref);
    } catch (error) {
      // Paid, or closed already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
    return get(ref);
  }

  async function recent(since: Date): Promise<Message[]> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const messages: Message[] = [];
    let last: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const asked = { created, types: [...EVENTS], delivery_success: false, limit: PAGE };
      const list = await stripe.events.list({ ...asked, ...(last !== undefined && { starting_after: last }) });
      const { data, has_more } = readAs(ToldList, list);
      messages.push(...data.map(messageOf));
      last = data.at(-1)?.id;
      if (!has_more || last === undefined) break;
    }
    return messages;
  }

  return {
    name: "stripe",
    isSandbox: false,
    checkout: (input) => reached(() => checkout(input)),
    charge: (input) => reached(() => charge(input)),
    find: (ref) => reached(async () => (isRef(ref) ? get(ref) : null)),
    findByOrder: (order) => reached(() => findByOrder(order)),
    refund: ({ ref, cents, key }) => reached(() => refund(ref, cents, key)),
    expire: (ref) =>
      reached(async () => {
        const payment = await expire(ref);
        if (!payment) throw new PaymentsUnreachable(`Stripe has no payment ${ref}.`);
        return payment;
      }),
    forget: (customer) =>
      reached(async () => {
        await stripe.customers.del(customer).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    async read(body, headers, now) {
      const header = headers["stripe-signature"];
      const time = Number(/(?:^|,)t=(\d+)/.exec(String(header))?.[1]);
      try {
        // The library checks that it is not too old; one from later would be good for longer.
        if (!(time * 1000 - now.getTime() <= WINDOW_S * 1000)) throw new Error("It is from later.");
        const told = stripe.webhooks.constructEvent(
          body,
          header as string,
          webhookSecret,
          WINDOW_S,
          undefined,
          now.getTime(),
        );
        return messageOf(readAs(Told, told));
      } catch (cause) {
        throw new MessageRefused("It is not a message of Stripe's, or not of now.", { cause });
      }
    },
    recent: (since) => reached(() => recent(since)),
  };
}

/** `cents` 0: a method is kept, and nothing is paid. */
function pageOf(input: CheckoutInput): Stripe.Checkout.SessionCreateParams {
  const { order, cents, currency, text, email, customer, keepsMethod, language } = input;
  const metadata = { order };
  const buyer: Partial<Stripe.Checkout.SessionCreateParams> = customer
    ? { customer }
    : { customer_email: email, ...((keepsMethod || cents === 0) && { customer_creation: "always" as const }) };
  const common: Stripe.Checkout.SessionCreateParams = {
    ...buyer,
    client_reference_id: order,
    metadata,
    allowed_payment_method_types: METHODS,
    success_url: input.returnUrl,
    cancel_url: input.cancelUrl,
    expires_at: Math.floor(input.expiresAt.getTime() / 1000),
    locale: language === "pt" ? "pt-BR" : (language as Stripe.Checkout.SessionCreateParams.Locale),
  };
  if (cents === 0)
    return { ...common, mode: "setup", currency: currency.toLowerCase(), setup_intent_data: { metadata } };
  const price = { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: text } };
  return {
    ...common,
    mode: "payment",
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: {
      description: text,
      metadata: { order, kind: "checkout" },
      ...(keepsMethod && { setup_future_usage: "off_session" as const }),
    },
  };
}

/** Names the order where its metadata do; a dispute names the payment alone. Others than ours sell by the same account. */
function messageOf({ id, type, created, data: { object } }: z.output<typeof Told>): Message {
  const named = object.client_reference_id ?? object.metadata?.order ?? null;
  const payment = isRef(object.id) ? object.id : (object.payment_intent ?? null);
  const isOurs = (EVENTS as readonly string[]).includes(type);
  return {
    id,
    kind: type,
    at: new Date(created * 1000),
    payment: isOurs ? payment : null,
    order: isOurs && named !== null && isOrder(named) ? named : null,
  };
}

const NONE = "declined_";
/** A charge that Stripe has never made: its buyer or card is gone. */
const declinedOf = ({ order, cents, currency }: ChargeInput): Payment => ({
  ref: NONE + order,
  order,
  status: "declined",
  amount: cents,
  currency,
  refunded: 0,
  dispute: "none",
  method: null,
  url: null,
});

const isSession = (ref: string) => ref.startsWith("cs_");
const isRef = (ref: string) => /^(?:cs|pi)_\w+$/.test(ref);
/** Ids of our orders are those of the store, with the time in them. */
const isOrder = (order: string) => /^[\da-f]{24}$/.test(order);
const secondsOf = (order: string) => Number.parseInt(order.slice(0, 8), 16);
const timeOf = (order: string) => secondsOf(order) * 1000;

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
const isUnusable = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "payment_method_unexpected_state" || error.param === "payment_method");

/** What Stripe answers, parsed. @throws Error where it is nothing that we know */
const readAs = <T>(shape: z.ZodMiniType<T>, answer: unknown): T => z.parse(shape, answer);

/** @throws PaymentsUnreachable whatever the reason: what was asked for may have happened */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PaymentsUnreachable) throw cause;
    throw new PaymentsUnreachable("Stripe did not answer, or not in a way that we know.", { cause });
  }
}
