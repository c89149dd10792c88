import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";

/** Quiet time after the last change before the draft is written. */
const WRITE_AFTER_MS = 500;

/**
 * Work that the server does not have yet, kept in this browser. `base` is the server's revision that an existing
 * signature was loaded with; null for a new one.
 */
export type Draft = { document: SignatureInput; base: string | null };

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (hash: string | null) => (hash === null ? UNSAVED_SIGNATURE_KEY : `${UNSAVED_SIGNATURE_KEY}:${hash}`);

/** The kept draft of a signature (null: of a new one); null when there is none that can be read. */
export function readDraft(storage: DraftStorage, hash: string | null): Draft | null {
  const value = parseJson(attempt(() => storage.getItem(keyOf(hash))) ?? null);
  if (hash === null) {
    const document = readDocument(value);
    return document && { document, base: null };
  }
  const { document, base } = (value ?? {}) as { document?: unknown; base?: unknown };
  const parsed = readDocument(document);
  return parsed && { document: parsed, base: typeof base === "string" ? base : null };
}

/** Keeps a draft. A new signature's is the bare document: the home page writes and reads it too. */
export function writeDraft(storage: DraftStorage, hash: string | null, draft: Draft): void {
  attempt(() => storage.setItem(keyOf(hash), JSON.stringify(hash === null ? draft.document : draft)));
}

/** All drafts of this browser, as they are stored. @param open may be refused by the browser */
export function draftTexts(open: () => Record<string, string>): string[] {
  const drafts = attempt(() => Object.entries(open()).filter(([name]) => name.startsWith(UNSAVED_SIGNATURE_KEY)));
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

/**
 * A document of whatever age or origin: what the schema knows is kept, the rest falls back to its default. Half-typed
 * values, such as a link that is no link yet, stay as they were typed.
 */
export function readDocument(value: unknown): SignatureInput | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const candidate = structuredClone(value) as Node;
  const typed: { path: PropertyKey[]; text: string }[] = [];
  // Each round mends what it can see; a mended union or array may show the next layer.
  for (let round = 0; round < 5; round += 1) {
    const result = SignatureInput.safeParse(candidate);
    if (result.success) return withTyped(result.data, typed);
    // Half-typed values wait until no row goes any more, so that their paths stay true.
    const { issues } = result.error;
    const wrong = issues.filter(({ code, path }) => code !== "custom" || typeof at(candidate, path) !== "string");
    for (const issue of wrong.toReversed()) {
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [null];
      for (const key of keys) drop(candidate, key === null ? issue.path : [...issue.path, key]);
    }
    if (wrong.length > 0) continue;
    for (const { path } of issues) {
      typed.push({ path, text: at(candidate, path) as string });
      put(candidate, path, "");
    }
  }
  return null;
}

type Node = Record<PropertyKey, unknown>;

const at = (node: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Node | undefined)?.[key], node);

function put(node: Node, path: readonly PropertyKey[], value: unknown): void {
  const parent = at(node, path.slice(0, -1)) as Node | undefined;
  if (parent) parent[path.at(-1) as PropertyKey] = value;
}

/** Removes a value; a row of a list goes as a whole, because a hole in it would be just as wrong. */
function drop(node: Node, path: readonly PropertyKey[]): void {
  const row = path.findIndex((key) => typeof key === "number");
  if (row === -1) {
    const parent = at(node, path.slice(0, -1)) as Node | undefined;
    if (parent) delete parent[path.at(-1) as PropertyKey];
    return;
  }
  const rows = at(node, path.slice(0, row));
  if (Array.isArray(rows)) rows.splice(path[row] as number, 1);
}

function withTyped(document: SignatureInput, typed: { path: PropertyKey[]; text: string }[]): SignatureInput {
  for (const { path, text } of typed) put(document as unknown as Node, path, text);
  return document;
}

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
