import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { ProviderMessageModel } from "#server/features/billing/messages/model.ts";
import { reconcile } from "#server/features/billing/messages/reconcile.ts";
import { sandboxPayments } from "#server/features/billing/sandbox/payments.ts";
import { type Delivery, delivery, type Letter } from "#server/ports/payments/delivery.ts";
import { loopbackDelivery } from "#server/ports/payments/loopback.ts";
import { payments } from "#server/ports/payments/payments.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";
import { PATIENCE_MS, patient } from "#tests/support/jobs.ts";
import { checkoutOf } from "#tests/support/paying.ts";
import { startApp } from "#tests/support/startApp.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** As many letters as are on their way at once. */
const MAX_WAITING = 1000;
const NEVER_MS = 3_600_000;

async function until<T>(look: () => Promise<T> | T): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    const found = await look();
    if (found || Date.now() > end) return found;
  }
}

t.test("how what the sandbox tells comes to the webhook", async (t) => {
  // Reached from outside by other names than from itself.
  const { app, anyone } = await startApp(t, {
    PUBLIC_URL: "https://sign.example.com",
    API_HOST: "https://api.example.com",
  });
  payments.plug(sandboxPayments);
  const warnings: string[] = [];
  const log = { warn: (_: object, text: string) => void warnings.push(text) };
  type Options = Partial<Parameters<typeof loopbackDelivery>[0]>;
  const carrierTo = (address: () => AddressInfo | string | null, options: Options = {}) => {
    const carrier = loopbackDelivery({ address, log: log as never, pausesMs: [0, 1, 1, 1], ...options });
    t.teardown(() => carrier.stop());
    return carrier;
  };
  const addressOf = ({ url }: { url: string }): AddressInfo => {
    const { hostname, port } = new URL(url);
    return { address: hostname, port: Number(port), family: "IPv4" };
  };
  let letters = 0;
  const letter = (): Letter => {
    const body = `letter-${letters++}`;
    return { path: "/here", body, headers: async (at) => ({ sealed: String(at.getTime()) }) };
  };
  /** A payment that was played, and what is told of it carried by this one. */
  const paid = async (carrier: Delivery) => {
    delivery.plug(carrier);
    const { ref, order } = await sandboxPayments.checkout(checkoutOf());
    t.equal((await anyone.post(`/app/sandbox/${ref}`, { play: "succeed" })).statusCode, 200);
    const [{ id = "" } = {}] = (await sandboxPayments.recent(new Date(0))).filter((message) => message.order === order);
    return id;
  };
  const arrived = (message: string) => ProviderMessageModel.countDocuments({ message });
  t.beforeEach(() => {
    warnings.length = 0;
  });

  await app.listen({ port: 0, host: "127.0.0.1" });
  const own = () => app.server.address();

  await t.test("over HTTP, by the address on which this server listens", async (t) => {
    const id = await paid(carrierTo(own));
    t.equal(await until(() => arrived(id)), 1);
    t.same(warnings, []);
  });

  await t.test("is tried again until the server listens", async (t) => {
    let looks = 0;
    const id = await paid(carrierTo(() => (looks++ < 3 ? null : own())));
    t.equal(await until(() => arrived(id)), 1);
    t.equal(looks, 4);
  });

  await t.test("where it never does, it gives up, and what was told is asked for", async (t) => {
    const id = await paid(carrierTo(() => null));
    await until(() => warnings.length);
    t.match(warnings, [/was lost/]);
    t.equal(await arrived(id), 0);
    await reconcile(new Date());
    t.equal(await arrived(id), 1);
  });

  await t.test("is tried again where it is answered 503, sealed anew, and not for ever", async (t) => {
    const seals: string[] = [];
    const hosts = new Set<unknown>();
    let refusals = 2;
    const server = await fakeServer(t, ({ headers }, answer) => {
      seals.push(String(headers.sealed));
      hosts.add(headers.host);
      answer.writeHead(refusals-- > 0 ? 503 : 200).end("{}");
    });
    const carrier = carrierTo(() => addressOf(server), { pausesMs: [0, 20, 20, 20] });
    carrier.send(letter());
    await until(() => seals.length === 3);
    t.equal(new Set(seals).size, 3);
    t.same([...hosts], ["localhost"], "the name under which a server answers itself");
    t.same(warnings, []);
    refusals = Number.POSITIVE_INFINITY;
    carrier.send(letter());
    await until(() => warnings.length);
    t.equal(seals.length, 7, "so often, and then no more");
  });

  await t.test("a server that does not answer is waited for no longer than a while", async (t) => {
    let asked = 0;
    const server = await fakeServer(t, () => void asked++);
    carrierTo(() => addressOf(server), { timeoutMs: 50 }).send(letter());
    await until(() => warnings.length);
    t.equal(asked, 4);
  });

  await t.test("of more than a thousand on their way the rest is lost at once", async (t) => {
    const carrier = carrierTo(() => null, { pausesMs: [10] });
    for (let count = 0; count <= MAX_WAITING; count++) carrier.send(letter());
    await until(() => warnings.length === MAX_WAITING);
    t.equal(warnings.length, MAX_WAITING);
    carrier.send(letter());
    await until(() => warnings.length > MAX_WAITING);
    t.equal(warnings.length, MAX_WAITING + 1, "and there is room again");
  });

  await t.test("nothing is left on its way when the process stops", async (t) => {
    const open = new Set<unknown>();
    const server = await fakeServer(t, ({ socket }) => {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    });
    const hanging = carrierTo(() => addressOf(server), { timeoutMs: NEVER_MS });
    const pausing = carrierTo(() => null, { pausesMs: [0, NEVER_MS] });
    hanging.send(letter());
    pausing.send(letter());
    await until(() => open.size);
    t.equal(open.size, 1);
    t.equal(await patient(Promise.all([hanging.stop(), pausing.stop()]).then(() => "stopped")), "stopped");
    t.equal(await until(() => open.size === 0), true);
    // Whoever still sends does not have anything begin again.
    hanging.send(letter());
    t.equal(await patient(hanging.stop().then(() => "stopped")), "stopped");
    t.same([warnings, open.size], [[], 0]);
  });
});

t.test("a server learns of a payment that nobody asks about, and stops while a message is on its way", async (t) => {
  const server = await startServer();
  t.teardown(() => server.stop());
  const ana = await account(server, "ana@example.com");
  const ref = await pageFor(ana);
  t.equal((await ana.call("POST", `/app/sandbox/${ref}`, { play: "succeed" })).status, 200);
  const subscription = await until(async () => {
    const found = await ana.read<{ subscription: { status: string } }>("/_/app/plans/change");
    return found.subscription.status === "active" && found.subscription;
  });
  t.match(subscription, { status: "active", plan: { planId: "professional-yearly-1" } });

  const ben = await account(server, "ben@example.com");
  await ben.call("POST", `/app/sandbox/${await pageFor(ben)}`, { play: "succeed" });
  t.equal(await patient(server.end()), 0);
});

/** Somebody who is signed in at a server of its own. */
async function account(server: RunningServer, email: string) {
  let token = "";
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async <T>(path: string) => (await (await call("GET", path)).json()) as T;
  const answer = await call("POST", "/app/registration/register", { email, password: "correct horse battery" });
  ({ token } = (await answer.json()) as { token: string });
  return { call, read };
}

/** A page of payment for the smallest plan. @returns what it is called */
async function pageFor({ call, read }: Awaited<ReturnType<typeof account>>): Promise<string> {
  const plan = "/_/app/plan/professional-yearly-1";
  const { basis } = await read<{ basis: string }>(`${plan}/change`);
  const answer = (await (await call("POST", `${plan}/checkout`, { basis })).json()) as { url: string };
  return answer.url.split("/").at(-1) ?? "";
}
