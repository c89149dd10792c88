import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/languages/constants.ts";
import { MAIL_NAMES, type MailName, type MailProps } from "#shared/mail/schema.ts";
import { GiveUp, type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { mailer, Undeliverable } from "../../ports/smtp/smtp.ts";
import { settings } from "../../settings.ts";
import { brandOf } from "./brands.ts";
import { unseal } from "./seal.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A mail on its way. It is drawn when it is sent, so what is kept is small: its name and its props. */
const Mail = z.object({
  name: z.enum(MAIL_NAMES),
  to: Email,
  /** of whoever reads it; English in a record of an earlier version, and where we no longer speak it */
  language: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  /** where an answer goes; null: to the installation's own address */
  replyTo: z.nullable(Email),
  /**
   * the agency in whose company's name it is sent, by its id; `reader`, and in records from before: that of whoever reads it, if any; null: none
   */
  agency: z.catch(z.nullable(z.string().check(z.regex(/^(?:[0-9a-f]{24}|reader)$/))), "reader"),
  /** encrypted JSON of the props; null once the mail is sent */
  sealedProps: z.nullable(z.string()),
});
export type Mail = z.output<typeof Mail>;

/** Of a mail that was sent it is known whom it went to, and nobody else. */
const leaves = (mail: Mail) => ({ ...mail, replyTo: null, agency: null, sealedProps: null });

/** A mail server may be away for a day. A key of a mail is the mail's for a month: nobody is welcomed twice. */
export const MAIL = kind({
  name: "mail",
  data: Mail,
  maxTries: 16,
  firstPauseMs: 30_000,
  longestPauseMs: 4 * 60 * MINUTE_MS,
  // Longer than drawing and sending can take.
  deadlineMs: 3 * MINUTE_MS,
  keptMs: 30 * DAY_MS,
  leaves,
});

/** Sends mails. One that is sent again after a process has died has the same Message-ID: most mail programs show it once. */
export const mailHandler: Handler = handler(MAIL, async ({ name, to, language, replyTo, agency, sealedProps }, job) => {
  job.note({ mail: name });
  const props = (await propsOf(sealedProps ?? "")) as MailProps<MailName>;
  try {
    const brand = await brandOf({ name, to, agency });
    const drawn = await renderer().mail(name, brand ? inHub(props) : props, language, brand?.shown);
    const { MAIL_FROM: from } = settings();
    await mailer().deliver({
      id: job.id,
      from: brand?.shown.name ? { ...from, name: brand.shown.name } : from,
      to,
      replyTo: replyTo ?? brand?.replyTo ?? null,
      stopUrl: stopUrlIn(props),
      ...drawn,
    });
  } catch (error) {
    throw isForGood(error) ? new GiveUp((error as Error).message, { cause: error }) : error;
  }
});

/** People of agencies have their own host, where there is one: the pages of a mail in its brand are there. */
function inHub(props: MailProps<MailName>): MailProps<MailName> {
  const { HUB_HOST, PUBLIC_URL } = settings();
  if (!HUB_HOST) return props;
  const moved = Object.entries(props).map(([key, value]) =>
    /^(?:url|grantUrl|declineUrl)$/.test(key) && typeof value === "string" && value.startsWith(`${PUBLIC_URL}/`)
      ? [key, HUB_HOST + value.slice(PUBLIC_URL.length)]
      : [key, value],
  );
  return Object.fromEntries(moved);
}

/** Of mails that come again and again. */
const stopUrlIn = (props: MailProps<MailName>) => ("stopUrl" in props ? props.stopUrl : null);

async function propsOf(sealed: string): Promise<unknown> {
  try {
    return await unseal(sealed);
  } catch (error) {
    throw new GiveUp(
      "TOKEN_SECRET has changed since this mail was written, and TOKEN_SECRET_PREVIOUS is not the one before.",
      { cause: error },
    );
  }
}

/** The recipient was refused, or the props can never be drawn. */
const isForGood = (error: unknown) =>
  error instanceof Undeliverable || (error instanceof Failure && error.code === "invalid_input");
