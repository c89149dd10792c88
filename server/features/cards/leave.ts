/** Visitors who leave their own contact with somebody whose card they have opened. */
import * as z from "zod/mini";
import { LEAVE, TRAP, type Typed } from "#renderer/card/draw.ts";
import { Email } from "#shared/auth/schema.ts";
import { cardName } from "#shared/cards/rules.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { cut, oneLine } from "#shared/lib/text.ts";
import { byAddress, mayTake } from "../../db/cache/limit.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import type { CardRecord } from "./model.ts";

const HOUR_MS = 3_600_000;
const PER_ADDRESS = { limit: 5, windowMs: HOUR_MS };
/** Beyond them nobody is mailed: whoever floods one card fills no mailbox. */
const PER_CARD = { limit: 60, windowMs: 24 * HOUR_MS };
const IN_ALL = { limit: 500, windowMs: HOUR_MS };

const line = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => cut(oneLine(text), max)),
  );
const Left = z.object({
  name: z.pipe(line(LEAVE.name), z.string().check(z.minLength(1))),
  email: z.pipe(z.string().check(z.maxLength(LEAVE.email)), Email),
  phone: line(LEAVE.phone),
  company: line(LEAVE.company),
  note: z.string().check(z.maxLength(LEAVE.note)),
  consent: z.literal("1"),
});

/** What is to be mended: what was typed is not enough, or it could not be sent now. */
export type Unsent = { typed: Typed; why: "wrong" | "later" };
type Leaving = { card: CardRecord; url: string; form: URLSearchParams | null; ip: string };

/**
 * Mails what a visitor has written to the person of a card. It is kept nowhere else.
 * @returns null when it is on its way, else what they typed and why it is not
 * @throws not_found for a card that takes none
 */
export async function leave({ card, url, form, ip }: Leaving): Promise<Unsent | null> {
  if (!card.content.takesContacts) return fail("not_found");
  // Forms send the ends of lines as two signs, and browsers count them as one.
  const read = (name: string) => (form?.get(name) ?? "").replaceAll("\r\n", "\n");
  const typed = Object.fromEntries(Object.keys(LEAVE).map((name) => [name, read(name)])) as Typed;
  const parsed = z.safeParse(Left, { ...typed, consent: read("consent") });
  if (!(await mayTake(byAddress("cards:left", ip, PER_ADDRESS)))) return { typed, why: "later" };
  if (!parsed.success) return { typed, why: "wrong" };
  // Who fills what nobody sees is a program: it learns nothing, and nobody is bothered.
  if (read(TRAP) !== "") return null;
  const to = await personOf(card);
  if (to === null || !(await mayTake({ [`cards:left:${card.hash}`]: PER_CARD, "cards:left": IN_ALL })))
    return { typed, why: "later" };
  const { consent: _, ...contact } = parsed.data;
  const props = { url, title: cardName(card), ...contact };
  await mail.send("contactLeft", to, props, { replyTo: contact.email, language: card.content.language });
  return null;
}

/** Who is on a card: the member it is assigned to, else who made it. */
async function personOf({ assignee, owner }: CardRecord): Promise<string | null> {
  if (assignee !== null) return assignee;
  return (await account.findById(String(owner)))?.email ?? null;
}
