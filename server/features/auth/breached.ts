/** Passwords that everybody tries first, from the frequency list that ships with zxcvbn-ts (MIT). */
let breached: Promise<Set<string>> | undefined;

async function load(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    (dictionary["passwords-common"] as (string | number)[]).map((password) => String(password).toLowerCase()),
  );
}

/** What is tried first at this very place. */
const PRODUCT = "signoff";
/** A known word this short is part of too many good passwords. */
const MIN_WORD = 4;
/** A year and a mark: what people put around a known word. More than this is as much to guess as a word of its own. */
const MAX_AROUND = 6;
/** Up to three characters over and over, and runs such as `abcdefgh`. */
const MAX_PERIOD = 3;

/**
 * True for a password that is tried early: one of the list; one of its words, the product's name or a part of the person's
 * address with letters written as digits or a little put around it (mangling rules: `P4ssword!`, `signoff2026`);
 * repetitions and runs (`aaaaaaaa`, `23456789`).
 */
export async function isBreached(password: string, email: string): Promise<boolean> {
  const plain = password.toLowerCase();
  const parts = email.split(/[@.+_-]/).filter((part) => part.length >= MIN_WORD);
  const own = new Set([email, email.split("@")[0], PRODUCT, ...parts]);
  breached ??= load();
  const words = await breached;
  const unit = repeated(plain);
  if (unit.length <= MAX_PERIOD || isRun(plain)) return true;
  if ([plain, unit].some((text) => own.has(text) || words.has(text))) return true;
  return cores(plain).some((core) => own.has(core) || words.has(core));
}

/** What remains of a password without the digits and marks around it, with digits read as letters too. `p4ssw0rd!` -> `password` */
function cores(text: string): string[] {
  const open = text.replace(/[^\p{L}]+$/u, "");
  const bare = open.replace(/^[^\p{L}]+/u, "");
  return [open, bare]
    .filter((core) => core.length >= MIN_WORD && text.length - core.length <= MAX_AROUND)
    .flatMap((core) => [core, asLetters(core, "i"), asLetters(core, "l")]);
}

const LETTERS: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", "@": "a", $: "s" };

/** Digits and marks as the letters they stand for (leetspeak); 1 and ! may be either `i` or `l`. */
const asLetters = (text: string, one: string) => text.replace(/[0134578@$!]/g, (sign) => LETTERS[sign] ?? one);

/** The shortest part that makes up the whole text by repetition; the text itself when there is none. `abcabc` -> `abc` */
function repeated(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at);
}

/** Each character follows the one before it, upwards or downwards. `23456789`, `zyxwvuts` */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) !== 1) return false;
  for (let i = 2; i < text.length; i++) if (text.charCodeAt(i) - text.charCodeAt(i - 1) !== step) return false;
  return true;
}
