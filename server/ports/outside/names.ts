import type { LookupAddress } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";

/** One question of a lookup; those of the others may still be answered. */
const QUESTION_MS = 1500;
/** Datagrams get lost. */
const TRIES = 2;

/** Named hosts as the machine knows them: its own file of hosts, and whatever its operator has set up beside it. */
export const knownNames = (host: string): Promise<LookupAddress[]> => lookup(host, { all: true, verbatim: true });

/**
 * Any name, asked of the name servers alone. The machine's own lookup (getaddrinfo) takes a thread of a few that all have to
 * share, also for files, and cannot be told to stop: a stranger's name whose servers are silent would keep everybody waiting.
 * What only the machine itself knows is inner anyway.
 * @param signal gives up with it
 * @param servers instead of the system's
 * @throws Error for a name that leads nowhere
 */
export async function askedNames(
  host: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const giveUp = () => resolver.cancel();
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (four.status === "rejected" && six.status === "rejected") throw four.reason;
    return [...addressesOf(four, 4), ...addressesOf(six, 6)];
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
