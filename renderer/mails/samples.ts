import * as z from "zod/mini";
import { MAILS, type MailInput, type MailName, type MailProps } from "#shared/mail/schema.ts";

const HASH = "sampleSampleSample1234";
const ENDS_AT = "2027-01-15T18:30:00.000Z";
const URL = "https://signoff.example/a/rather-long-address/wiV0vlcGgyZ4R3a2BqXn0sUe7tOqjH5mDk9yLpTfCzA";
const person = { senderName: "Ana Person", senderEmail: "ana@example.com" };
const name = "Łukasz Żółć";
const total = { cents: 36_000, currency: "USD" };

const content: MailInput<"test">["content"] = {
  general: {
    name: "Ana Person",
    position: "Head of Design",
    company: "Example & Sons",
    contacts: [
      { name: "phone", value: "+49 30 1234567" },
      { name: "email", value: "ana@example.com" },
      { name: "website", value: "www.example.com/ana" },
    ],
    socials: [
      { name: "linkedin", link: "https://www.linkedin.com/in/ana" },
      { name: "instagram", link: "https://www.instagram.com/ana" },
    ],
  },
  design: { templateId: 2 },
};

const INPUTS: { [N in MailName]: MailInput<N> } = {
  welcome: { name },
  emailVerification: { url: URL, endsAt: ENDS_AT, code: "204816" },
  emailChange: { url: URL, endsAt: ENDS_AT },
  emailChanged: { name, email: "lukasz@new.example", url: URL, endsAt: ENDS_AT },
  passwordChanged: { name, changedAt: ENDS_AT, url: URL },
  newDevice: { name, browser: "Firefox", system: "Windows", loggedInAt: ENDS_AT, url: URL },
  signInChanged: { name, what: "passkeyAdded", label: "Laptop", changedAt: ENDS_AT, url: URL },
  proofCode: { name, code: "204816" },
  passwordReset: { name, url: URL, endsAt: ENDS_AT },
  friendInvitation: { ...person, url: URL },
  exportReady: { name, url: URL, endsAt: ENDS_AT },
  invitation: {
    ownerName: "Ana Person",
    ownerEmail: "ana@example.com",
    teamName: "Example & Sons",
    hasSignature: true,
    url: URL,
    endsAt: ENDS_AT,
  },
  adminInvitation: {
    name,
    ownerName: "Ana Person",
    ownerEmail: "ana@example.com",
    hubName: "Lindenhof Studio",
    companyName: "Example & Sons",
    url: URL,
    endsAt: ENDS_AT,
  },
  teamOffer: {
    name,
    ownerName: "Ana Person",
    ownerEmail: "ana@example.com",
    teamName: "Example & Sons",
    people: 12,
    url: URL,
    endsAt: ENDS_AT,
  },
  teamHandedOver: { name, isOwner: true, otherName: "Ana Person", otherEmail: "ana@example.com", url: URL },
  accessRequest: {
    memberName: name,
    memberEmail: "lukasz@example.com",
    wanted: "edit",
    note: "My phone number has changed,\nand there will be more of that.",
    grantUrl: URL,
    declineUrl: URL,
  },
  accessAnswered: { name, wanted: "edit", isGranted: true, url: URL },
  accountDeleted: { name, endsAt: ENDS_AT, url: URL, isReminder: false },
  accountKept: { name, url: URL },
  teamEnds: { name, ownerName: "Ana Person", ownerEmail: "ana@example.com", endsAt: ENDS_AT },
  teamBlocked: { name, ownerName: "Ana Person", ownerEmail: "ana@example.com" },
  teamRestored: { name, url: URL },
  signature: {
    ...person,
    hash: HASH,
    content,
    links: {},
    note: "Dear Łukasz,\nthis is the new one, with the new address.\n\nSee you on Monday",
  },
  test: { name, hash: HASH, content, links: {} },
  pageSent: {
    ...person,
    title: "Ana Person: talks and texts",
    url: URL,
    note: "The talk about paper is the third one.",
  },
  pageReported: {
    title: "Free prizes",
    url: URL,
    note: "It asks for the number of my card.",
    ownerEmail: "somebody@example.com",
    reports: 3,
  },
  domainChanged: {
    name,
    domain: "links.müller.example",
    what: "gone",
    recordName: "_signoff.links.xn--mller-kva.example",
    recordValue: "signoff-site-verification=00112233445566778899aabbccddeeff",
    url: URL,
  },
  weeklyNumbers: {
    name,
    teamName: "Acme Ltd",
    startDate: "2026-11-16",
    endDate: "2026-11-22",
    clicks: 1284,
    visitors: 902,
    clicksBefore: 1130,
    opens: 4820,
    views: 310,
    signatures: [
      { name: "Ana Person", count: 812 },
      { name: "Łukasz Żółć", count: 301 },
    ],
    links: [
      { name: "https://example.com/offer?utm_source=signature", count: 640 },
      { name: "https://www.linkedin.com/in/ana", count: 233 },
    ],
    url: URL,
    stopUrl: URL,
  },
  cardSent: { ...person, title: "Ana Person", url: URL, note: "It was good to meet you." },
  contactLeft: {
    title: "Ana Person",
    url: URL,
    name: "Łukasz Żółć",
    email: "lukasz@school.example",
    phone: "+48 22 123 45 67",
    company: "School of Design",
    note: "We met at the fair.\nPlease call me about the posters.",
  },
  contactRequest: {
    topic: "Non-profit/Education",
    name: "Łukasz Żółć",
    email: "lukasz@school.example",
    phone: "+48 22 123 45 67",
    businessEmail: "office@school.example",
    emailClient: "Outlook for Windows",
    companySize: "50–100",
    companyWebsite: "https://school.example",
    subject: "Signatures for 80 teachers",
    request: "Hello,\n\nwe are a school and would like to know what Signoff costs for us.\n\nKind regards\nŁukasz",
    priorManagement: "A document that everybody copies from",
    timing: "Before the next school year",
  },
  contactReceived: {},
  receipt: {
    name,
    number: "S-000123",
    plan: "Professional, yearly",
    count: 5,
    total,
    paidAt: "2027-01-15T09:00:00.000Z",
    periodEndsAt: "2028-01-15T09:00:00.000Z",
    invoiceUrl: URL,
  },
  paymentProblem: {
    name,
    plan: "Professional, yearly",
    total,
    nextTryAt: "2027-01-18T09:00:00.000Z",
    endsAt: "2027-01-29T09:00:00.000Z",
    url: URL,
  },
  subscriptionEnds: { name, plan: "Professional, yearly", endsAt: ENDS_AT, url: URL },
  subscriptionCancelled: {
    name,
    plan: "Professional, yearly",
    cancelledAt: "2026-11-30T09:00:00.000Z",
    endsAt: ENDS_AT,
    url: URL,
    exportUrl: URL,
  },
  subscriptionPauses: {
    name,
    plan: "Professional, quarterly",
    pausesAt: ENDS_AT,
    resumesAt: "2027-04-15T18:30:00.000Z",
    total,
    url: URL,
  },
  subscriptionResumed: { name, plan: "Professional, quarterly", renewsAt: ENDS_AT, total, url: URL },
  refunded: { name, plan: "Professional, yearly", total, why: "not_given", refundedAt: ENDS_AT, url: URL },
  coupon: { name, endsAt: ENDS_AT, url: URL },
};

/** Props to look at a mail with. */
export const sampleOf = <N extends MailName>(name: N): MailProps<N> =>
  z.parse<(typeof MAILS)[MailName]>(MAILS[name], INPUTS[name]) as MailProps<N>;
