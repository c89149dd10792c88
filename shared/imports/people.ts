import { folded } from "../lib/text.ts";
import type { Guess, TextField } from "./guess.ts";
import { plain } from "./tidy.ts";

/** A line of words that is no contact, with how much it stands out. */
export type Words = { text: string; sizePx: number; isBold: boolean };

/** What is known of the person from elsewhere: the sender of a mail, an address found below. */
export type Known = { name?: string; email?: string };

/** How companies end in law: whatever else is said there, it is one. */
const LEGAL =
  /(?:^|[\s,(])(?:gmbh|mbh|mbb|ag|kg|kgaa|ohg|ug|e\.?v\.?|ltd|limited|llc|llp|plc|inc|corp|corporation|s\.?a\.?|s\.?l\.?|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\/s|oy|ab|lda|ltda|pty|sp\. z o\.? ?o)\.?(?=$|[\s,)&+])/i;
const EASTERN_LEGAL =
  /株式会社|有限会社|合同会社|有限公司|集[团團]$|주식회사|㈱|\(주\)|בע"מ|(?:^|\s)(?:ООО|ОАО|ЗАО|ПАО|АО|ТОВ)\s?[«"]|(?:^|\s)شركة\s/;
/** What they are called; people's roles have some of these words too. */
const CALLED =
  /\b(?:company|group|gruppe|holding|studios?|agency|agentur|kanzlei|praxis|bank|hospital|clinic|university|universität|universidad|institute?|foundation|stiftung|solutions|consulting|partners|labs?|systems)\b/i;
const DEPARTMENT = /(?:department|dept\.?|abteilung|departamento|département|division|bereich|team)\b/i;
const ROLE =
  /\b(?:manager|director|head|chief|ceo|cto|cfo|coo|founder|[es]?vp|president|engineer|developer|designer|consultant|advisor|assistant|specialist|analyst|lead|officer|architect|accountant|lawyer|attorney|partner|sales|marketing|support|nurse|doctor|teacher|professor|editor|photographer|agent|coordinator|executive|leiter(?:in)?|geschäftsführer(?:in)?|berater(?:in)?|entwickler(?:in)?|referent(?:in)?|directora?|gerente|jefe|jefa|ingenier[oa]|abogad[oa]|vendedora?|diretora?|engenheir[oa]|responsable|responsabile|chef)\b|经理|經理|总监|總監|主任|工程师|总裁|[部課社係]長|取締役|팀장|과장|부장|대표|이사|директор|менеджер|руководитель|инженер|מנהלת?|مدير|مهندس/i;
/** What stands behind a name and is part of it: what somebody has studied, is chartered as, or is the third of. */
const DEGREE =
  /^(?:ph\.?d|d\.?phil|m\.?d|d\.?d\.?s|d\.?m\.?d|j\.?d|ll\.?[mb]|esq|e?mba|m\.?a|m\.?s|m\.?sc|m\.?phil|m\.?ed|m\.?eng|mfa|mph|msw|mpa|b\.?a|b\.?s|b\.?sc|b\.?eng|bfa|r\.?n|np|pa-c|lcsw|lmft|cpa|cfa|cfp|cma|acca|f?ca|pmp|p\.?e|aia|riba|leed ap|fac[sp]|frcs|mrcp|cissp|s?phr|shrm-s?cp|csm|jr|sr|ii|iii|iv|dipl\.?-?\s?(?:ing|kfm)|mag)\.?$/i;
/** Ends of letters, what programs add, and advertising for them. */
const NOISE =
  /^(?:--+|_+|=+|\*+|(?:best|kind|warm|many)?\s?regards|best( wishes)?|thanks?( you)?( so much| very much)?|cheers|sincerely|yours (?:truly|sincerely|faithfully)|(?:mit )?(?:freundlichen|besten|herzlichen|vielen|liebe[n]?) (?:grüßen?|gruß|dank)|viele grüße|mfg|lg|un (?:cordial )?saludo|saludos( cordiales)?|atentamente|gracias|atenciosamente|abraços?|obrigad[oa]|cordialement|bien cordialement)[\s,!.]*$/i;
const ADDED =
  /sent (?:from|via|with) (?:my|outlook|mail|yahoo|spark|gmail)|get outlook for|von meinem \S{1,20} gesendet|enviado desde mi|enviado do meu|envoyé de mon|created with|made with|powered by|generated (?:by|with)|get your own|create your own|wisestamp|mysignature|newoldstamp|htmlsig|email signature generator|free email signature/i;
const GREEN =
  /(?:consider|think (?:of|about)) the environment|before (?:you )?print|umwelt|medio ?ambiente|meio ambiente|l'environnement/i;
const SMALL_PRINT =
  /confidential|privileged|intended (?:solely |only )?for|disclaimer|unauthori[sz]ed|vertraulich|irrtümlich|confidencial|destinatario|destinatário|confidentiel|registered (?:in|office)|amtsgericht|handelsregister|sitz der gesellschaft|\bhrb\b/i;
const MIN_SMALL_PRINT = 60;
const LONG = 160;

/** What a button says, and nobody is. */
const INVITATION = /^(?:book|schedule|visit|read|see|get|download|join|try|watch|register|termin|jetzt|reserv|agend)/i;
export const isInvitation = (text: string) => INVITATION.test(text);

export const isNoise = (text: string) => NOISE.test(plain(text)) || ADDED.test(text) || GREEN.test(text);
export const isSmallPrint = (text: string) =>
  text.length > LONG || (text.length >= MIN_SMALL_PRINT && SMALL_PRINT.test(text)) || /\bhrb\s?\d/i.test(text);

const isName = (text: string) => {
  const words = text.replace(/,.*$/, "").split(/\s+/);
  const isCapital = words.every((word) =>
    /^(?:\p{Lu}|\p{Lo}|d[aeiou]s?$|v[ao]n$|de[rnl]?$|y$|e$|bin$|al-)/u.test(word),
  );
  return words.length <= 5 && text.length <= 50 && isCapital && !/\d|[@/|]/.test(text) && !isLegal(text);
};

/** Names that are written without a blank, family name first. */
const EASTERN_NAME = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})$/u;
const SEPARATOR = /\s*(?:,|\||·|•|\s[-–—]\s)\s*/;

const isLegal = (text: string) => LEGAL.test(text) || EASTERN_LEGAL.test(text);
/** `Inc.`: the end of a company's name and not one. */
const isEnding = (text: string) => LEGAL.test(text) && !/\p{L}/u.test(text.replace(LEGAL, ""));

/** `John Smith, PhD, Acme, Inc.` -> `John Smith, PhD` and `Acme, Inc.` */
function namedIn(text: string): { name: string; behind: string[] } {
  const [first = "", ...others] = text.split(SEPARATOR);
  const count = others.findIndex((part) => !DEGREE.test(part));
  const degrees = count < 0 ? others : others.slice(0, count);
  const behind: string[] = [];
  for (const part of others.slice(degrees.length)) {
    if (isEnding(part) && behind.length > 0) behind.push(`${behind.pop()}, ${part}`);
    else behind.push(part);
  }
  return { name: [first, ...degrees].join(", "), behind };
}

const compact = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

/** How likely a line is the person's name. */
function nameScore({ text, sizePx, isBold }: Words, at: number, { name = "", email = "" }: Known): number {
  const bare = (text.split(SEPARATOR)[0] ?? "").replace(/\(.*$/, "").trim();
  if (!isName(bare)) return 0;
  if (name && compact(name) === compact(bare)) return 100;
  const local = compact(email.split("@")[0] ?? "");
  const parts = folded(bare)
    .split(/\s+/)
    .map(compact)
    .filter((part) => part.length > 2);
  const inAddress = parts.filter((part) => local.includes(part)).length;
  const role = ROLE.test(bare) ? -6 : 0;
  return (
    8 -
    Math.min(at, 6) +
    inAddress * 8 +
    (isBold ? 2 : 0) +
    Math.min(4, (sizePx - 12) / 2) +
    role +
    (bare.includes(" ") || EASTERN_NAME.test(bare) ? 2 : -2)
  );
}

/** The words of an address's domain: `anna@acme-studio.example` -> `acmestudio`; free providers say nothing. */
function domainOf(email = ""): string {
  const domain = email.split("@")[1] ?? "";
  if (/^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|gmx|web|aol|proton(?:mail)?)\./i.test(domain))
    return "";
  return compact(domain.split(".").at(-2) ?? "");
}

/** Of who somebody is: name, role, department and company among the lines that are no contacts, in their order. */
export function peopleIn(lines: readonly Words[], known: Known): Guess[] {
  const rows = lines.filter(({ text }) => !isNoise(text) && !isSmallPrint(text) && !isInvitation(text));
  const scores = rows.map((row, at) => nameScore(row, at, known));
  const best = Math.max(0, ...scores);
  const at = best >= 5 ? scores.indexOf(best) : -1;
  const guesses: Guess[] = [];
  const say = (field: TextField, value: string, found: string, isSure: boolean) => {
    const isTaken = guesses.some((guess) => guess.kind === "text" && guess.field === field);
    if (value && !isTaken) guesses.push({ kind: "text", field, value, found, isSure });
    return !isTaken;
  };
  const named = rows[at];
  const { name, behind } = namedIn(named?.text ?? "");
  if (named) say("name", name, named.text, best >= 10);
  const domain = domainOf(known.email);
  const isCompany = (text: string) =>
    isLegal(text) || (CALLED.test(text) && !ROLE.test(text)) || (domain.length > 2 && compact(text).includes(domain));
  const rest = [
    ...behind.map((text) => ({ text, found: named?.text ?? text })),
    ...rows.flatMap((row, i) => (i === at ? [] : partsOf(row.text).map((text) => ({ text, found: row.text })))),
  ];
  for (const { text, found } of rest) if (isCompany(text)) say("company", text, found, true);
  const others = rest.filter(({ text }) => !isCompany(text) && /\p{L}{2,}/u.test(text) && text.length <= 80);
  for (const { text, found } of others)
    if (DEPARTMENT.test(text) && !ROLE.test(text)) say("department", text, found, true);
  const roles = others.filter(({ text }) => !(DEPARTMENT.test(text) && !ROLE.test(text)));
  const role = roles.find(({ text }) => ROLE.test(text)) ?? roles[0];
  if (role && (named || ROLE.test(role.text))) say("position", role.text, role.found, ROLE.test(role.text));
  const left = roles.filter((one) => one !== role && one.text !== name);
  if (left[0] && named && left[0].text.length <= 50) say("company", left[0].text, left[0].found, false);
  return guesses;
}

/** `Head of Design at Acme`, `Designer | Acme GmbH`, `CEO, Acme` -> its two sides. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*(?:\||·|•|\t|\s[-–—]\s|\s@\s)\s*/).flatMap((part) => {
    const [, role = "", company = ""] = /^(.{2,60}?)\s(?:at|bei|en|na|chez)\s(\p{Lu}.{1,60})$/u.exec(part) ?? [];
    if (role && ROLE.test(role)) return [role, company];
    const comma = /^(.{2,60}?),\s(.{2,60})$/.exec(part);
    const [, left = "", right = ""] = comma ?? [];
    return LEGAL.test(right) && !isEnding(right) && !LEGAL.test(left) ? [left, right] : [part];
  });
  return parts.map(plain).filter((part) => part !== "");
}
