import type { FastifyBaseLogger } from "fastify";
import { type ContactRequest, ofItsTopic, type UninstallAnswer } from "#shared/contact/schema.ts";
import { COMPANY_SIZES, EMAIL_CLIENTS, PRIOR_MANAGEMENT, TIMINGS, TOPICS } from "#shared/contact/topics.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import type { MailInput } from "#shared/mail/schema.ts";
import { limitAddress, mayTake } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { ContactRequestModel, UninstallModel } from "./model.ts";

const HOUR_MS = 3_600_000;
const REQUESTS_PER_ADDRESS = { limit: 10, windowMs: HOUR_MS };
/** Beyond them messages are kept and nobody is mailed: passwords go by the same mail server. */
const MAILED_IN_ALL = { limit: 200, windowMs: HOUR_MS };
const ANSWERS_PER_ADDRESS = { limit: 5, windowMs: HOUR_MS };

/**
 * Keeps a message, mails it to whoever runs this installation, and tells the writer that it arrived: all of it or nothing.
 * What the writer is told has none of their words in it, as the address they typed may be a stranger's.
 * @throws too_many_requests
 */
export async function ask(sent: ContactRequest, { ip, log }: { ip: string; log: FastifyBaseLogger }): Promise<void> {
  await limitAddress("contact", ip, REQUESTS_PER_ADDRESS);
  const request = ofItsTopic(sent);
  const isMailed = await mayTake({ "contact:all": MAILED_IN_ALL });
  const recipients = isMailed ? await operators() : [];
  if (recipients.length === 0)
    log.warn(
      { operation: "contact.ask" },
      isMailed ? "nobody is mailed: CONTACT_EMAIL is not set" : "nobody is mailed: too many messages in an hour",
    );
  const isAcknowledged = isMailed && (await mail.takeMail("contact", request.email)).allowed;
  await transaction(async (session) => {
    await ContactRequestModel.create([request], { session });
    const sending = { replyTo: request.email, language: DEFAULT_LANGUAGE, session };
    for (const recipient of recipients) await mail.send("contactRequest", recipient, inWords(request), sending);
    if (isAcknowledged) await mail.send("contactReceived", request.email, {}, { session });
  });
}

/** Who reads what people write: CONTACT_EMAIL, or else the super administrators whose address is confirmed. */
export async function operators(): Promise<string[]> {
  const { CONTACT_EMAIL: address } = settings();
  if (address) return [address];
  const admins = (await account.superAdmins()).filter((admin) => admin.isEnabled && account.isEmailVerified(admin));
  return admins.map(({ email }) => email);
}

/** As the mail says it: the choices by their words. */
const inWords = ({ topic, emailClient, companySize, priorManagement, timing, ...rest }: ContactRequest) =>
  ({
    ...rest,
    topic: TOPICS[topic],
    emailClient: emailClient && EMAIL_CLIENTS[emailClient],
    companySize: companySize && COMPANY_SIZES[companySize],
    priorManagement: priorManagement && PRIOR_MANAGEMENT[priorManagement],
    timing: timing && TIMINGS[timing],
  }) satisfies MailInput<"contactRequest">;

/** @throws too_many_requests */
export async function uninstall(answer: UninstallAnswer, ip: string): Promise<void> {
  await limitAddress("uninstall", ip, ANSWERS_PER_ADDRESS);
  await UninstallModel.create(answer);
}
