import * as z from "zod/mini";
import { Email } from "../auth/schema.ts";
import { GUIDE_IDS } from "../catalog/guides/ids.ts";
import { MESSAGES } from "../errors/messages.ts";
import { isOneLine } from "../lib/text.ts";
import { MAX_LINK_LENGTH, safeUrl } from "../lib/url.ts";
import { WANTED } from "../members/access/schema.ts";
import { MAX_LINE_LENGTH } from "../signatures/constants.ts";
import { Hash } from "../signatures/hash.ts";
import { Content } from "../signatures/schema.ts";
import { COUPON_PERCENT, MAX_NOTE_LENGTH, MAX_REQUEST_LENGTH, MAX_WEEKLY_ROWS } from "./constants.ts";

/** One line of text. Line breaks and other control characters are refused: names stand in subjects and addresses. */
const oneLine = z.string().check(z.refine(isOneLine, MESSAGES.oneLine));
const line = oneLine.check(z.maxLength(MAX_LINE_LENGTH));
const filled = line.check(z.minLength(1));
const name = z._default(line, "");
const text = (max: number) => z.string().check(z.maxLength(max));
/** A web address, absolute. */
const url = oneLine.check(
  z.maxLength(MAX_LINK_LENGTH),
  z.refine((value) => /^https?:\/\//.test(value) && safeUrl(value) !== null, MESSAGES.invalidLink),
);
const moment = z.iso.datetime();
/** `2026-11-16`, of a place */
const day = z.iso.date();
/** What was counted, those with the most first. */
const counted = z.array(z.strictObject({ name: line, count: z.int() })).check(z.maxLength(MAX_WEEKLY_ROWS));
/** Integer cents with a currency. */
const Money = z.strictObject({ cents: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
export type Money = z.output<typeof Money>;

const sender = { senderName: name, senderEmail: Email };
const note = z._default(text(MAX_NOTE_LENGTH), "");
/** None of it is real money. */
const sandbox = { isSandbox: z._default(z.boolean(), false) };
/** A saved signature, with the short links that stand in for its links. */
const signature = { hash: Hash, content: Content, links: z.record(z.string(), url) };

/** Every mail we send, and what each of them needs to know. `name` may be empty; then nobody is addressed by name. */
export const MAILS = {
  welcome: z.strictObject({ name }),
  /** Without a name: it goes to an address that may be a stranger's, and nothing in it is of the account's choosing. */
  emailVerification: z.strictObject({
    url,
    endsAt: moment,
    /** six digits; missing in mails that wait since an earlier version */
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  }),
  /** Without a name, as above: nobody has confirmed the address. */
  emailChange: z.strictObject({ url, endsAt: moment }),
  /** To the address before. */
  emailChanged: z.strictObject({ name, email: Email, url, endsAt: moment }),
  passwordChanged: z.strictObject({ name, changedAt: moment, url }),
  /** `browser` and `system` are our own words, empty where they are not known */
  newDevice: z.strictObject({ name, browser: name, system: name, loggedInAt: moment, url }),
  /** `label` is the person's own or the provider's, empty where nothing has a name */
  signInChanged: z.strictObject({
    name,
    what: z.enum(["passkeyAdded", "signInConnected", "twoFactorOn", "twoFactorOff", "recoveryCodesRenewed"]),
    label: name,
    changedAt: moment,
    url,
  }),
  /** six digits that prove who is signed in */
  proofCode: z.strictObject({ name, code: z.string().check(z.regex(/^\d{6}$/)) }),
  passwordReset: z.strictObject({ name, url, endsAt: moment }),
  friendInvitation: z.strictObject({ ...sender, url }),
  exportReady: z.strictObject({ name, url, endsAt: moment }),
  companyExportReady: z.strictObject({ name, companyName: name, url, endsAt: moment }),
  /** `teamName`: empty where it has none; both are missing in mails that wait since an earlier version */
  invitation: z.strictObject({
    ownerName: name,
    ownerEmail: Email,
    teamName: name,
    hasSignature: z._default(z.boolean(), false),
    url,
    endsAt: moment,
  }),
  /** To whoever is to administrate an agency. `companyName`: the one company that it is about; empty: all of them */
  adminInvitation: z.strictObject({
    name,
    ownerName: name,
    ownerEmail: Email,
    hubName: name,
    companyName: name,
    url,
    endsAt: moment,
  }),
  /** To those who administrate a company whose agency has ended. `endsAt`: until when it has what it had */
  companyEnding: z.strictObject({ name, companyName: name, hubName: name, ownerEmail: Email, endsAt: moment }),
  /** To whoever is offered a company by its agency, or a place in it for their own team. `companyName`: empty where a team joins, and where it has none */
  companyOffer: z.strictObject({
    name,
    isLeaving: z.boolean(),
    ownerName: name,
    ownerEmail: Email,
    hubName: name,
    companyName: name,
    signatures: z.int(),
    url,
    endsAt: moment,
  }),
  /** To both, once it is accepted. `isOwner`: to the one who owns the team now; `freeUntil`: until when it needs no plan; null: it needs none */
  companyMoved: z.strictObject({
    name,
    isLeaving: z.boolean(),
    isOwner: z.boolean(),
    otherName: name,
    otherEmail: Email,
    companyName: name,
    freeUntil: z.nullable(moment),
    url,
  }),
  /** To whom a team is offered. `teamName` is empty where it has none; `people`: in it, the owner among them */
  teamOffer: z.strictObject({
    name,
    ownerName: name,
    ownerEmail: Email,
    teamName: name,
    people: z.int(),
    url,
    endsAt: moment,
  }),
  /** `isOwner`: to the one who owns it now; else to the one before. `other` is the other one of the two */
  teamHandedOver: z.strictObject({ name, isOwner: z.boolean(), otherName: name, otherEmail: Email, url }),
  accessRequest: z.strictObject({
    memberName: name,
    memberEmail: Email,
    wanted: z.enum(WANTED),
    note: z._default(text(MAX_NOTE_LENGTH), ""),
    grantUrl: url,
    declineUrl: url,
  }),
  accessAnswered: z.strictObject({ name, wanted: z.enum(WANTED), isGranted: z.boolean(), url }),
  /** `isReminder`: it was said before */
  accountDeleted: z.strictObject({ name, endsAt: moment, url, isReminder: z._default(z.boolean(), false) }),
  accountKept: z.strictObject({ name, url }),
  /** To people of a team whose owner deletes their account. `endsAt`: null: it was taken back */
  teamEnds: z.strictObject({ name, ownerName: name, ownerEmail: Email, endsAt: z.nullable(moment) }),
  teamBlocked: z.strictObject({ name, ownerName: name, ownerEmail: Email }),
  teamRestored: z.strictObject({ name, url }),
  /** `guide`: whose steps it leads to; missing in mails that wait since an earlier version, and where nobody chose one */
  signature: z.strictObject({ ...sender, ...signature, note, guide: z.optional(z.enum(GUIDE_IDS)) }),
  test: z.strictObject({ name, ...signature }),
  pageSent: z.strictObject({ ...sender, title: filled, url, note }),
  /** To whoever runs the installation: what somebody says of a page. `reports`: how many there are with it */
  pageReported: z.strictObject({
    title: filled,
    url,
    note,
    ownerEmail: z._default(z.union([z.literal(""), Email]), ""),
    reports: z.int(),
  }),
  /** To the owner of a team. `gone`: its proof; `late`: no proof in time; `taken`: gone, and somebody else has proved it */
  domainChanged: z.strictObject({
    name,
    /** as people write it */
    domain: filled,
    what: z.enum(["verified", "gone", "late", "taken"]),
    recordName: filled,
    recordValue: filled,
    url,
  }),
  /** To whoever asked for it, once a week. `clicksBefore`: of the week before; `stopUrl`: ends these mails */
  weeklyNumbers: z.strictObject({
    name,
    /** empty: none */
    teamName: name,
    startDate: day,
    endDate: day,
    clicks: z.int(),
    visitors: z.int(),
    clicksBefore: z.int(),
    opens: z.int(),
    views: z.int(),
    signatures: counted,
    links: counted,
    url,
    stopUrl: url,
  }),
  cardSent: z.strictObject({ ...sender, title: filled, url, note }),
  /** To whoever a card is of: what a visitor has left for them. None of it is kept but in the mail. `title`: what the card is called */
  contactLeft: z.strictObject({
    title: filled,
    url,
    name: filled,
    email: Email,
    phone: name,
    company: name,
    note,
  }),
  contactRequest: z.strictObject({
    topic: filled,
    name,
    email: Email,
    phone: name,
    businessEmail: z._default(z.union([z.literal(""), Email]), ""),
    emailClient: name,
    companySize: name,
    companyWebsite: name,
    /** empty: the topic says it */
    subject: name,
    request: text(MAX_REQUEST_LENGTH),
    priorManagement: name,
    timing: name,
  }),
  /** Without anything of the writer's choosing: the address may be a stranger's. */
  contactReceived: z.strictObject({}),
  receipt: z.strictObject({
    name,
    number: filled,
    plan: filled,
    /** people the plan is for */
    count: z.int(),
    total: Money,
    paidAt: moment,
    /** null: bought once */
    periodEndsAt: z.nullable(moment),
    invoiceUrl: url,
    ...sandbox,
  }),
  paymentProblem: z.strictObject({
    name,
    plan: filled,
    total: Money,
    /** the provider's next attempt; null after the last one */
    nextTryAt: z.nullable(moment),
    /** until then everything goes on working */
    endsAt: moment,
    url,
    ...sandbox,
  }),
  /** Before the end. `isTrial`: nothing was cancelled, a trial ends */
  subscriptionEnds: z.strictObject({
    name,
    plan: filled,
    endsAt: moment,
    url,
    isTrial: z._default(z.boolean(), false),
  }),
  /** Confirms a cancellation. `endsAt`: null where it has ended at once */
  subscriptionCancelled: z.strictObject({
    name,
    plan: filled,
    cancelledAt: moment,
    endsAt: z.nullable(moment),
    url,
    exportUrl: url,
  }),
  /** `total`: of the payment with which it goes on; null: it is not known yet */
  subscriptionPauses: z.strictObject({
    name,
    plan: filled,
    pausesAt: moment,
    resumesAt: moment,
    total: z.nullable(Money),
    url,
  }),
  /** A cancellation was taken back, or a pause is over. `total`: of the next payment; null: none is due */
  subscriptionResumed: z.strictObject({
    name,
    plan: filled,
    renewsAt: z.nullable(moment),
    total: z.nullable(Money),
    url,
  }),
  /** `why`: `not_given`: what was paid for could not be given; `paid_back`: by the operator, or because of a dispute */
  refunded: z.strictObject({
    name,
    plan: filled,
    total: Money,
    why: z.enum(["not_given", "paid_back"]),
    refundedAt: moment,
    url,
    ...sandbox,
  }),
  coupon: z.strictObject({
    name,
    percent: z._default(z.int().check(z.minimum(1), z.maximum(100)), COUPON_PERCENT),
    endsAt: moment,
    url,
  }),
} as const;

export type MailName = keyof typeof MAILS;
export type MailProps<N extends MailName> = z.output<(typeof MAILS)[N]>;
export type MailInput<N extends MailName> = z.input<(typeof MAILS)[N]>;
export const MAIL_NAMES = Object.keys(MAILS) as MailName[];

/** A mail as it is sent. */
export const DrawnMail = z.strictObject({ subject: filled, html: z.string(), text: z.string() });
export type DrawnMail = z.output<typeof DrawnMail>;
