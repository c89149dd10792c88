import { readStored } from "#shared/lib/stored.ts";
import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";
import { DEFAULT_SIGNATURE_LANGUAGE, type SignatureLanguage } from "#shared/signatures/languages.ts";
import { type Contact, SignatureInput } from "#shared/signatures/schema.ts";

/** Quiet time after the last change before the draft is written. */
const WRITE_AFTER_MS = 500;

/**
 * Work that the server does not have yet, kept in this browser. `base` is the server's revision that an existing
 * signature was loaded with; null for a new one.
 */
export type Draft = { document: SignatureInput; base: string | null };

/** The lines of contact that nearly everybody has, and a new signature starts with; empty ones are not drawn. */
export const FIRST_CONTACTS: Contact[] = (["phone", "email", "website"] as const).map((name) => ({
  name,
  value: "",
  label: "",
}));

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where drafts of a company are kept, apart from those of others; null: of none. */
export function storageOf(company: string | null): DraftStorage {
  const within = (key: string) => (company === null ? key : `${key}@${company}`);
  return {
    getItem: (key) => localStorage.getItem(within(key)),
    setItem: (key, value) => localStorage.setItem(within(key), value),
    removeItem: (key) => localStorage.removeItem(within(key)),
  };
}

const keyOf = (hash: string | null) => (hash === null ? UNSAVED_SIGNATURE_KEY : `${UNSAVED_SIGNATURE_KEY}:${hash}`);

/**
 * The kept draft of a signature (null: of a new one); null when there is none that can be read.
 * @param language of a new one that has none yet
 */
export function readDraft(
  storage: DraftStorage,
  hash: string | null,
  language: SignatureLanguage = DEFAULT_SIGNATURE_LANGUAGE,
): Draft | null {
  const value = parseJson(attempt(() => storage.getItem(keyOf(hash))) ?? null);
  if (hash === null) {
    const document = readDocument(begun(value, language));
    return document && { document, base: null };
  }
  const { document, base } = (value ?? {}) as { document?: unknown; base?: unknown };
  const parsed = readDocument(document);
  return parsed && { document: parsed, base: typeof base === "string" ? base : null };
}

/**
 * A draft that says nothing of contacts and language comes from the home page, which does not ask for any; an empty list
 * was emptied.
 */
function begun(value: unknown, language: SignatureLanguage): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return { ...value, general: { contacts: FIRST_CONTACTS, language, ...(value as { general?: object }).general } };
}

/** Keeps a draft. A new signature's is the bare document: the home page writes and reads it too. */
export function writeDraft(storage: DraftStorage, hash: string | null, draft: Draft): void {
  attempt(() => storage.setItem(keyOf(hash), JSON.stringify(hash === null ? draft.document : draft)));
}

/** What the keys of all drafts begin with, those of pages and cards among them: none of them loses its pictures to another. */
const DRAFTS = "unsaved";

/** All drafts of this browser, as they are stored. @param open may be refused by the browser */
export function draftTexts(open: () => Record<string, string>): string[] {
  const drafts = attempt(() => Object.entries(open()).filter(([name]) => name.startsWith(DRAFTS)));
  return drafts?.map(([, text]) => text) ?? [];
}

export function removeDraft(storage: DraftStorage, hash: string | null): void {
  attempt(() => storage.removeItem(keyOf(hash)));
}

/** Writes the draft soon after a change, and at once when the page may be about to go. */
export function createDraftWriter(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    write();
  };
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_AFTER_MS);
    },
    flush,
    cancel,
  };
}

/** A document of whatever age or origin. Half-typed values, such as a link that is no link yet, stay as they were typed. */
export const readDocument = (value: unknown): SignatureInput | null =>
  readStored(SignatureInput, value, { keepsTyped: true });

function parseJson(text: string | null): unknown {
  return text === null ? null : (attempt(() => JSON.parse(text)) ?? null);
}

/** Storage may be switched off or full, and its content may be anybody's: a draft is a favour, never a reason to fail. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
