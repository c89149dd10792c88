/**
 * A stand-in of Stripe's API on this machine, as strict as its documentation: parameters that a call does not have are refused, keys
 * replay the first answer, what was not expanded is an id. What it tells it signs.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import type { Test } from "tap";

const KEY = "sk_test_standin";
export const WEBHOOK_SECRET = "whsec_standin";
const MIN_CENTS = 50;
const MIN_OPEN_S = 30 * 60;
const MAX_OPEN_S = 24 * 3600;

type Row = Record<string, unknown> & { id: string };
type Form = { [name: string]: string | Form };
/** `cut`: what was asked for is done, and the connection breaks before the answer */
type Trouble = "cut" | 409 | 429 | 500;

class Refused extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}
const invalid = (code: string, param?: string): never => {
  throw new Refused(400, {
    type: "invalid_request_error",
    code,
    message: `${code} ${param ?? ""}`,
    ...(param && { param }),
  });
};
const missing = (param: string): never => {
  throw new Refused(404, { type: "invalid_request_error", code: "resource_missing", message: "No such thing.", param });
};

/** `a[b][c]=1` -> `{ a: { b: { c: "1" } } }` */
function formOf(params: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of params) {
    const path = name.split(/\[|\]\[?/).filter(Boolean);
    let at = form;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Form;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return form;
}

/** What each call takes, as far as we send it. */
const TAKES: Record<string, string> = {
  session:
    "mode success_url cancel_url client_reference_id metadata customer customer_email customer_creation line_items payment_intent_data setup_intent_data allowed_payment_method_types expires_at locale currency expand",
  intent:
    "amount currency customer payment_method allowed_payment_method_types off_session confirm return_url description metadata expand",
  refund: "payment_intent amount metadata expand",
};
function take(what: string, form: Form): void {
  const known = TAKES[what]?.split(" ") ?? [];
  for (const name of Object.keys(form)) if (!known.includes(name)) invalid("parameter_unknown", name);
}

export async function stripeStandIn(t: Pick<Test, "teardown">) {
  const sessions: Row[] = [];
  const intents: Row[] = [];
  const charges: Row[] = [];
  const methods: Row[] = [];
  const refunds: Row[] = [];
  const disputes: Row[] = [];
  const events: Row[] = [];
  const customers = new Set<string>();
  const answers = new Map<string, { hash: string; status: number; body: unknown }>();
  const troubles: Trouble[] = [];
  const asked: string[] = [];
  let count = 0;
  let isSearchLate = false;
  const id = (prefix: string) => `${prefix}_standin${++count}`;
  const now = () => Math.floor(Date.now() / 1000);
  const byId = (list: Row[], wanted: unknown) => list.find((row) => row.id === wanted);
  const need = (list: Row[], wanted: unknown, param: string): Row => byId(list, wanted) ?? missing(param);

  const tell = (type: string, object: Row) => {
    const event = {
      id: id("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: now(),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  };

  /** Only what was asked for is there whole. */
  function shown(row: Row, expand: readonly string[]): Row {
    const parts: [string, Row[]][] = [
      ["payment_intent", intents],
      ["payment_method", methods],
      ["latest_charge", charges],
    ];
    const copy = structuredClone(row);
    for (const [name, list] of parts)
      if (typeof copy[name] === "string" && expand.some((path) => path === name || path.startsWith(`${name}.`)))
        copy[name] = shown(need(list, copy[name], name), below(expand, name));
    const setup = copy.setup_intent as Record<string, unknown> | null | undefined;
    if (setup)
      copy.setup_intent = expand.some((path) => path.startsWith("setup_intent"))
        ? shown(setup as Row, below(expand, "setup_intent"))
        : setup.id;
    return copy;
  }
  const below = (expand: readonly string[], name: string) =>
    expand.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));

  function keep(customer: string, script: string): Row {
    const card = { brand: "visa", last4: "4242", exp_month: 11, exp_year: 2030 };
    const paypal = script === "paypal";
    const method = {
      id: id("pm"),
      object: "payment_method",
      type: paypal ? "paypal" : "card",
      customer,
      script,
      ...(paypal ? {} : { card }),
    };
    methods.push(method);
    return method;
  }
  function succeed(intent: Row): void {
    const charge = {
      id: id("ch"),
      object: "charge",
      amount: intent.amount,
      amount_refunded: 0,
      disputed: false,
      payment_intent: intent.id,
      metadata: intent.metadata,
    };
    charges.push(charge);
    Object.assign(intent, { status: "succeeded", latest_charge: charge.id, last_payment_error: null });
    tell("payment_intent.succeeded", intent);
  }

  function createSession(form: Form): Row {
    take("session", form);
    const { mode, customer, customer_email, customer_creation, line_items, currency } = form;
    if (!form.success_url) invalid("parameter_missing", "success_url");
    if (mode !== "payment" && mode !== "setup") invalid("parameter_invalid_string", "mode");
    if (customer && (customer_email || customer_creation)) invalid("parameters_exclusive", "customer");
    if (customer && !customers.has(String(customer))) missing("customer");
    const open = Number(form.expires_at) - now();
    if (open < MIN_OPEN_S || open > MAX_OPEN_S) invalid("parameter_invalid_integer", "expires_at");
    let amount: number | null = null;
    let money = currency;
    if (mode === "payment") {
      if (form.setup_intent_data || currency) invalid("parameter_unknown", "setup_intent_data");
      const item = (line_items as Form | undefined)?.["0"] as Form | undefined;
      const price = item?.price_data as Form | undefined;
      if (!price || !item?.quantity || !(price.product_data as Form | undefined)?.name)
        return invalid("parameter_missing", "line_items");
      amount = Number(price.unit_amount) * Number(item.quantity);
      if (!Number.isInteger(amount) || amount < MIN_CENTS) invalid("amount_too_small", "line_items");
      money = price.currency;
    } else if (line_items || form.payment_intent_data) invalid("parameter_unknown", "line_items");
    if (!/^[a-z]{3}$/.test(String(money))) invalid("parameter_invalid_string", "currency");
    const session: Row = {
      id: id("cs_test"),
      object: "checkout.session",
      created: now(),
      status: "open",
      payment_status: mode === "setup" ? "no_payment_required" : "unpaid",
      mode,
      amount_total: amount,
      currency: money,
      url: `https://checkout.stripe.com/c/pay/${count}`,
      client_reference_id: form.client_reference_id ?? null,
      metadata: form.metadata ?? {},
      customer: customer ?? null,
      customer_creation: customer_creation ?? "if_required",
      payment_intent: null,
      setup_intent: null,
      intent_data: form.payment_intent_data ?? {},
    };
    sessions.push(session);
    return session;
  }

  function createIntent(form: Form): Row {
    take("intent", form);
    const amount = Number(form.amount);
    if (!Number.isInteger(amount) || amount < MIN_CENTS) invalid("amount_too_small", "amount");
    if (!/^[a-z]{3}$/.test(String(form.currency))) invalid("parameter_invalid_string", "currency");
    if (!customers.has(String(form.customer))) missing("customer");
    const method = need(methods, form.payment_method, "payment_method");
    if (method.customer !== form.customer) invalid("payment_method_unexpected_state", "payment_method");
    if (form.confirm !== "true" || !form.return_url) invalid("parameter_missing", "return_url");
    const intent: Row = {
      id: id("pi"),
      object: "payment_intent",
      created: now(),
      status: "requires_payment_method",
      amount,
      currency: form.currency,
      metadata: form.metadata ?? {},
      customer: form.customer,
      setup_future_usage: null,
      last_payment_error: null,
      payment_method: method.id,
      latest_charge: null,
    };
    intents.push(intent);
    const code = { declines: "card_declined", asks: "authentication_required" }[String(method.script)];
    if (!code) {
      succeed(intent);
      return intent;
    }
    Object.assign(intent, { last_payment_error: { code }, payment_method: null });
    tell("payment_intent.payment_failed", intent);
    throw new Refused(402, { type: "card_error", code, message: "Declined.", payment_intent: structuredClone(intent) });
  }

  function createRefund(form: Form): Row {
    take("refund", form);
    const intent = need(intents, form.payment_intent, "payment_intent");
    const charge = need(charges, intent.latest_charge, "payment_intent");
    const left = Number(charge.amount) - Number(charge.amount_refunded);
    if (left === 0) invalid("charge_already_refunded");
    const amount = Number(form.amount ?? left);
    if (amount > left || amount <= 0) invalid("parameter_invalid_integer", "amount");
    charge.amount_refunded = Number(charge.amount_refunded) + amount;
    const refund = {
      id: id("re"),
      object: "refund",
      status: "succeeded",
      amount,
      payment_intent: intent.id,
      metadata: form.metadata ?? {},
    };
    refunds.push(refund);
    tell("charge.refunded", charge);
    return refund;
  }

  function page(list: Row[], query: Form, expand: readonly string[] = []) {
    const created = (query.created ?? {}) as Form;
    const fits = (row: Row) =>
      (created.gte === undefined || Number(row.created) >= Number(created.gte)) &&
      (created.lte === undefined || Number(row.created) <= Number(created.lte));
    const all = list.filter(fits).toReversed();
    const from = query.starting_after ? all.findIndex((row) => row.id === query.starting_after) + 1 : 0;
    const limit = Number(query.limit ?? 10);
    if (limit > 100) invalid("parameter_invalid_integer", "limit");
    return {
      object: "list",
      data: all.slice(from, from + limit).map((row) => shown(row, expand)),
      has_more: all.length > from + limit,
    };
  }

  function answerOf(method: string, path: string, form: Form): unknown {
    const expand = Object.values((form.expand ?? {}) as Form).map(String);
    const [, first = "", second = "", third = "", fourth = ""] = path.replace(/^\/v1/, "").split("/");
    const call = `${method} ${first === "checkout" ? `${first}/${second}` : first}`;
    const [ref, verb] = first === "checkout" ? [third, fourth] : [second, third];
    if (call === "POST checkout/sessions" && !ref) return shown(createSession(form), expand);
    if (call === "POST checkout/sessions" && verb === "expire") {
      const session = need(sessions, ref, "session");
      if (session.status !== "open") invalid("resource_already_exists", "session");
      Object.assign(session, { status: "expired", url: null });
      tell("checkout.session.expired", session);
      return shown(session, expand);
    }
    if (call === "GET checkout/sessions")
      return ref ? shown(need(sessions, ref, "session"), expand) : page(sessions, form);
    if (call === "POST payment_intents" && !ref) return shown(createIntent(form), expand);
    if (call === "POST payment_intents" && verb === "cancel") {
      const intent = need(intents, ref, "intent");
      if (intent.status === "succeeded") invalid("payment_intent_unexpected_state");
      intent.status = "canceled";
      return shown(intent, expand);
    }
    if (call === "GET payment_intents" && ref === "search") {
      const [, order] =
        /^metadata\['order'\]:'(\w+)'$/.exec(String(form.query)) ?? invalid("parameter_invalid", "query");
      const data = isSearchLate ? [] : intents.filter(({ metadata }) => (metadata as Form).order === order);
      return { object: "search_result", data: data.map((row) => shown(row, [])), has_more: false };
    }
    if (call === "GET payment_intents") return ref ? shown(need(intents, ref, "intent"), expand) : page(intents, form);
    if (call === "POST refunds") return createRefund(form);
    if (call === "GET refunds")
      return {
        object: "list",
        data: refunds.filter((row) => row.payment_intent === form.payment_intent),
        has_more: false,
      };
    if (call === "GET disputes")
      return {
        object: "list",
        data: disputes.filter((row) => row.payment_intent === form.payment_intent),
        has_more: false,
      };
    if (call === "GET events") {
      const types = Object.values((form.types ?? {}) as Form);
      return page(
        events.filter(({ type }) => types.includes(type as string)),
        form,
      );
    }
    if (call === "DELETE customers") {
      if (!customers.delete(ref)) missing("customer");
      for (const row of methods.filter(({ customer }) => customer === ref)) methods.splice(methods.indexOf(row), 1);
      return { id: ref, object: "customer", deleted: true };
    }
    throw new Refused(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const method = request.method ?? "GET";
    const body = await text(request);
    const key = request.headers["idempotency-key"];
    const send = (status: number, answer: unknown, headers = {}) => {
      response.writeHead(status, { "content-type": "application/json", "request-id": id("req"), ...headers });
      response.end(JSON.stringify(answer));
    };
    asked.push(`${method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return send(401, { error: { type: "invalid_request_error", message: "Invalid API Key." } });
    const trouble = troubles.shift();
    // Spares half a second of sleep: whether it asks again is what the test says with the next trouble.
    if (trouble !== undefined && trouble !== "cut")
      return send(
        trouble,
        {
          error: {
            type: trouble === 409 ? "idempotency_error" : "api_error",
            code: trouble === 409 ? "idempotency_key_in_use" : undefined,
            message: "Not now.",
          },
        },
        { "stripe-should-retry": "false" },
      );
    const hash = createHash("sha256").update(`${method} ${url.pathname} ${body}`).digest("hex");
    const known = typeof key === "string" ? answers.get(key) : undefined;
    if (known && known.hash !== hash)
      return send(400, {
        error: { type: "idempotency_error", message: "Keys can only be used with the same parameters." },
      });
    if (known) return send(known.status, known.body, { "idempotent-replayed": "true" });
    let status = 200;
    let answer: unknown;
    try {
      answer = answerOf(method, url.pathname, formOf(method === "GET" ? url.searchParams : new URLSearchParams(body)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      status = error.status;
      answer = { error: error.body };
    }
    // What was refused for its shape is not remembered.
    if (typeof key === "string" && status !== 400 && status !== 404) answers.set(key, { hash, status, body: answer });
    if (trouble === "cut") return void request.socket.destroy();
    send(status, answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const signer = new Stripe(KEY);

  return {
    url,
    settings: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: url },
    events,
    troubles,
    asked,
    intents,
    sessions,
    searchIsLate(value: boolean) {
      isSearchLate = value;
    },
    /** Keys are remembered for a day. */
    forgetKeys: () => answers.clear(),
    /** Somebody pays at the page. @param script of the card: `works`, `declines` or `asks` at later payments; `paypal` */
    pay(ref: string, { script = "works", status = "succeeded" } = {}) {
      const session = need(sessions, ref, "session");
      const data = session.intent_data as Form;
      const creates = session.customer_creation === "always";
      if (!session.customer && creates) {
        session.customer = id("cus");
        customers.add(session.customer as string);
      }
      const method = keep(session.customer as string, script);
      Object.assign(session, { status: "complete", url: null });
      if (session.mode === "setup")
        session.setup_intent = { id: id("seti"), status: "succeeded", payment_method: method.id };
      else {
        const intent: Row = {
          id: id("pi"),
          object: "payment_intent",
          created: now(),
          status,
          amount: session.amount_total,
          currency: session.currency,
          metadata: data.metadata ?? {},
          customer: session.customer,
          setup_future_usage: data.setup_future_usage ?? null,
          last_payment_error: null,
          payment_method: method.id,
          latest_charge: null,
        };
        intents.push(intent);
        session.payment_intent = intent.id;
        if (status === "succeeded") succeed(intent);
        session.payment_status = status === "succeeded" ? "paid" : "unpaid";
      }
      return tell("checkout.session.completed", session);
    },
    dispute(intent: unknown, status: string) {
      const found = need(intents, intent, "intent");
      need(charges, found.latest_charge, "charge").disputed = true;
      const known = disputes.find(({ payment_intent }) => payment_intent === found.id);
      const dispute = known ?? { id: id("dp"), object: "dispute", payment_intent: found.id, metadata: {} };
      if (!known) disputes.push(dispute);
      dispute.status = status;
      return tell(known ? "charge.dispute.closed" : "charge.dispute.created", dispute);
    },
    tell,
    /** The bytes and the header of a message. @param at seconds */
    signed(event: object, { at = now(), secret = WEBHOOK_SECRET } = {}) {
      const payload = JSON.stringify(event, null, 2);
      return { payload, header: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }) };
    },
  };
}
