import * as z from "zod/mini";
import { Email, PersonName } from "../auth/schema.ts";
import { MESSAGES } from "../errors/messages.ts";
import { msg } from "../languages/translate.ts";
import { isOneLine } from "../lib/text.ts";
import { MAX_REQUEST_LENGTH } from "../mail/constants.ts";
import { MAX_LINE_LENGTH } from "../signatures/constants.ts";
import { UNINSTALL_REASONS, type UninstallReason } from "./reasons.ts";
import {
  COMPANY_SIZES,
  EMAIL_CLIENTS,
  fieldsOf,
  isRequired,
  isTopic,
  PRIOR_MANAGEMENT,
  TIMINGS,
  TOPIC_FIELDS,
  TOPIC_NAMES,
  type TopicField,
} from "./topics.ts";

const line = z._default(
  z.string().check(z.trim(), z.maxLength(MAX_LINE_LENGTH), z.refine(isOneLine, MESSAGES.oneLine)),
  "",
);
const longText = z.string().check(
  z.trim(),
  z.maxLength(MAX_REQUEST_LENGTH),
  z.refine((text) => text.isWellFormed(), msg("This text has a broken character. Delete it and type it again.")),
);
/** A name of the table, or nothing. */
const choice = <K extends string>(table: Readonly<Record<K, string>>) =>
  z._default(z.union([z.literal(""), z.enum(Object.keys(table) as [K, ...K[]])]), "");

/** What some topics need, said together with whatever else is wrong. */
const needed = (field: TopicField, message: string) =>
  z.refine<Partial<Record<TopicField, string>> & { topic: string }>(
    (value) => !(isTopic(value.topic) && isRequired(value.topic, field)) || Boolean(value[field]),
    { path: [field], error: message, when: ({ value }) => typeof value === "object" && value !== null },
  );

/** What somebody writes to whoever runs this installation. */
export const ContactRequest = z
  .strictObject({
    topic: z.enum(TOPIC_NAMES, msg("Please choose a topic")),
    name: PersonName.check(z.minLength(1, msg("Please enter your name"))),
    email: Email,
    request: longText.check(z.minLength(1, msg("Please write what it is about"))),
    subject: line,
    emailClient: choice(EMAIL_CLIENTS),
    companySize: choice(COMPANY_SIZES),
    companyWebsite: line,
    businessEmail: z._default(z.union([z.literal(""), Email]), ""),
    phone: line,
    priorManagement: choice(PRIOR_MANAGEMENT),
    timing: choice(TIMINGS),
  })
  .check(
    needed("subject", msg("Please specify the subject")),
    needed("companySize", msg("Please specify company size")),
    needed("emailClient", msg("Please specify your email client")),
  );
export type ContactRequest = z.output<typeof ContactRequest>;

/** The request without what was filled in for another topic before its own was chosen. */
export function ofItsTopic(request: ContactRequest): ContactRequest {
  const shown = fieldsOf(request.topic);
  const hidden = TOPIC_FIELDS.filter((field) => !shown.includes(field));
  return { ...request, ...Object.fromEntries(hidden.map((field) => [field, ""])) };
}

/** A form that nobody has filled in. */
export const EMPTY_REQUEST = {
  topic: "",
  name: "",
  email: "",
  request: "",
  ...(Object.fromEntries(TOPIC_FIELDS.map((field) => [field, ""])) as Record<TopicField, "">),
};

export const UninstallAnswer = z.strictObject({
  reason: z.enum(
    Object.keys(UNINSTALL_REASONS) as [UninstallReason, ...UninstallReason[]],
    msg("Please choose a reason"),
  ),
  text: z._default(longText, ""),
});
export type UninstallAnswer = z.output<typeof UninstallAnswer>;
