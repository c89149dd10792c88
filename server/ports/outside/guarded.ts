import type { LookupAddress, LookupOptions } from "node:dns";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { Failure } from "#shared/errors/catalogue.ts";
import { askedNames, knownNames } from "./names.ts";
import type { Found, Outside, Wanted } from "./outside.ts";

/** From the first look at the name to the last byte. */
const TIMEOUT_MS = 3000;
const MAX_HEADER_BYTES = 16_384;

type Resolve = (host: string, signal: AbortSignal) => Promise<LookupAddress[]>;
type Connect = NonNullable<RequestOptions["createConnection"]>;

/**
 * The internet, and nothing but: https on its own port, from named hosts, whose name is resolved once, whose addresses
 * must all be public, and to exactly these the connection goes. Redirects are refused, or followed so often as is wanted, each
 * looked at like the first; time and size are counted while they pass. What arrived is judged by whoever decodes it.
 * @param options `nameServers` instead of the system's, for any host; `resolve` instead of all of it
 */
export function guardedOutside({
  resolve,
  nameServers,
  connect,
  timeoutMs = TIMEOUT_MS,
}: {
  resolve?: Resolve;
  nameServers?: readonly string[];
  connect?: Connect;
  timeoutMs?: number;
} = {}): Outside {
  async function fetched(address: string, wanted: Wanted, form?: string): Promise<Found> {
    const deadline = AbortSignal.timeout(wanted.timeoutMs ?? timeoutMs);
    const ofAny: Resolve = (host, signal) => askedNames(host, signal, nameServers);
    const namesOf = resolve ?? (wanted.hosts === "any" ? ofAny : knownNames);
    try {
      let url = checked(address, wanted.hosts);
      for (let left = wanted.redirects ?? 0; ; left--) {
        const addresses = await before(deadline, publicAddresses(namesOf(url.hostname, deadline)));
        const response = await before(deadline, ask(url, { addresses, signal: deadline, connect, form }));
        const next = left > 0 ? nextOf(response, url) : null;
        if (next === null) return { bytes: await before(deadline, read(response, wanted)), address: url.href };
        response.destroy();
        url = checked(next, wanted.hosts);
      }
    } catch (cause) {
      throw new Failure("unreachable", { cause });
    }
  }
  return {
    follow: (address, wanted) => fetched(address, wanted),
    get: async (address, wanted) => (await fetched(address, wanted)).bytes,
    post: async (address, form, wanted) => (await fetched(address, wanted, new URLSearchParams(form).toString())).bytes,
  };
}

const LEADS_ON = new Set([301, 302, 303, 307, 308]);

/** Where an answer leads; null for one that is the answer. A site that leads to http is asked by https all the same. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | null {
  if (!LEADS_ON.has(statusCode) || headers.location === undefined) return null;
  return new URL(headers.location, from).href.replace(/^http:/i, "https:");
}

/** @throws Error for everything but https on port 443 of one of the hosts */
function checked(address: string, hosts: Wanted["hosts"]): URL {
  const url = new URL(address);
  if (url.protocol !== "https:" || url.port !== "") throw new Error("not https on port 443");
  if (url.username || url.password) throw new Error("credentials in the address");
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) > 0) throw new Error("an address instead of a name");
  if (hosts !== "any" && !hosts.includes(url.hostname)) throw new Error("not one of the hosts");
  return url;
}

/** All of them must be public: whoever mixes inner ones in waits for the connection to pick one. */
async function publicAddresses(found: Promise<LookupAddress[]>): Promise<LookupAddress[]> {
  const [addresses, { isPublicAddress }] = await Promise.all([found, import("./addresses.ts")]);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new Error("not a public address");
  return addresses;
}

type Asking = {
  addresses: LookupAddress[];
  signal: AbortSignal;
  connect: Connect | undefined;
  form: string | undefined;
};

function ask(url: URL, { addresses, signal, connect, form }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The name is not looked up again, or the second answer could be another one.
      lookup: pinned(addresses),
      headers: {
        accept: "*/*",
        "accept-encoding": "identity",
        "user-agent": "Signoff",
        ...(form !== undefined && {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(form),
        }),
      },
      ...(form !== undefined && { method: "POST" }),
      ...(connect ? { createConnection: connect } : { agent: false }),
    });
    asking.on("response", resolve).on("error", reject).end(form);
  });
}

function pinned(addresses: LookupAddress[]) {
  const [first] = addresses as [LookupAddress];
  return (
    _host: string,
    { all }: LookupOptions,
    done: (error: null, address: string | LookupAddress[], family?: number) => void,
  ) => (all ? done(null, addresses) : done(null, first.address, first.family));
}

/** @throws Error for everything but a complete answer of the wanted type and size */
async function read(response: IncomingMessage, { type, maxBytes }: Wanted): Promise<Buffer> {
  try {
    const { "content-type": given = "", "content-encoding": encoding = "identity" } = response.headers;
    if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
    if (!given.toLowerCase().startsWith(type)) throw new Error("another type");
    if (encoding !== "identity") throw new Error("encoded");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Error("too big");
      chunks.push(chunk);
    }
    if (!response.complete) throw new Error("cut short");
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** Not everything can be told to stop, so that we stop waiting instead. */
function before<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error("too late"));
    if (deadline.aborted) late();
    deadline.addEventListener("abort", late, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener("abort", late));
  });
}
