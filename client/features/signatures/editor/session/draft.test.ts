import { beforeEach, describe, expect, test, vi } from "vitest";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { createDraftWriter, draftTexts, readDocument, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { newSignature } from "./editing.ts";

const HASH = "aaaaaaaaaaaaaaaaaaaaaa";
let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const anna = SignatureInput.parse({
  general: { name: "Anna Berg", socials: [{ name: "github", link: "github.com/anna" }] },
  media: { photo: "/i/local-0123456789abcdef-400x400.jpg" },
});

beforeEach(() => {
  kept = new Map();
});

describe("a new signature's draft", () => {
  test("comes back as it was, under the key of the specification", () => {
    writeDraft(storage, null, { document: anna, base: null });
    expect([...kept.keys()]).toEqual(["unsavedSignature"]);
    expect(readDraft(storage, null)).toEqual({ document: anna, base: null });
  });

  test("of the home page, which asks for no contacts, has the lines that every new signature has", () => {
    const contactsOf = (general: object) => {
      kept.set("unsavedSignature", JSON.stringify({ general, design: { fontColor: "#00686c" } }));
      return readDraft(storage, null)?.document.general.contacts;
    };
    expect(contactsOf({ name: "Zoë Quinn" })).toEqual(newSignature().general.contacts);
    // It speaks as its person does, and goes on speaking as was chosen.
    const languageOf = (general: object) => {
      kept.set("unsavedSignature", JSON.stringify({ general }));
      return readDraft(storage, null, "fr")?.document.general.language;
    };
    expect([languageOf({ name: "Zoë Quinn" }), languageOf({ language: "ja" })]).toEqual(["fr", "ja"]);
    // Whoever took all lines out keeps it so.
    expect(contactsOf({ name: "Zoë Quinn", contacts: [] })).toEqual([]);
  });

  test("may be a bare document of another screen", () => {
    kept.set("unsavedSignature", JSON.stringify({ general: { name: "Anna" } }));
    expect(readDraft(storage, null)?.document).toMatchObject({ general: { name: "Anna" }, design: { templateId: 1 } });
  });
});

describe("an existing signature's draft", () => {
  test("keeps the revision it started from, apart from the new one's", () => {
    writeDraft(storage, HASH, { document: anna, base: '"7"' });
    expect(readDraft(storage, HASH)).toEqual({ document: anna, base: '"7"' });
    expect(readDraft(storage, null)).toBeNull();
    removeDraft(storage, HASH);
    expect(readDraft(storage, HASH)).toBeNull();
  });
});

test("all drafts are found, and nothing else that the browser keeps", () => {
  const stored = { unsavedSignature: "new", [`unsavedSignature:${HASH}`]: "old", theme: "dark" };
  expect(draftTexts(() => stored)).toEqual(["new", "old"]);
  const refusing = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(draftTexts(refusing)).toEqual([]);
});

describe("reading", () => {
  test.each(["", "{", "null", "[]", "7", '"text"'])("answers null for %j", (text) => {
    kept.set("unsavedSignature", text);
    expect(readDraft(storage, null)).toBeNull();
  });

  test("answers null when the browser refuses storage", () => {
    const refusing = {
      ...storage,
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    expect(readDraft(refusing, null)).toBeNull();
  });

  test("drops what the schema does not know and keeps the rest", () => {
    const document = readDocument({
      general: { name: "Anna", nickname: "A", contacts: [{ name: "pigeon" }, { name: "phone", value: "1" }] },
      design: { templateId: 9999, fontSize: 90 },
      version: 1,
    });
    expect(document).toEqual(
      SignatureInput.parse({
        general: { name: "Anna", contacts: [{ name: "phone", value: "1" }] },
        design: { fontSize: 90 },
      }),
    );
  });

  test("keeps the order of rows where several between them do not fit", () => {
    const rows = ["?", "github", "", "x", "?", "facebook", "?"].map((name) => ({ name, link: `${name}.example` }));
    const socials = readDocument({ general: { socials: rows } })?.general.socials;
    expect(socials?.map(({ name }) => name)).toEqual(["github", "x", "facebook"]);
  });

  test("keeps a link that was only half typed", () => {
    const halfTyped = { general: { socials: [{ name: "github", link: "git" }] }, media: { photoUrl: "exam" } };
    expect(readDocument(halfTyped)).toMatchObject(halfTyped);
    const afterBadRow = { general: { socials: [{ name: "?" }, ...halfTyped.general.socials] } };
    expect(readDocument(afterBadRow)?.general.socials).toMatchObject(halfTyped.general.socials);
  });
});

describe("the writer", () => {
  test("writes once, half a second after the last change", () => {
    vi.useFakeTimers();
    const write = vi.fn();
    const writer = createDraftWriter(write);
    writer.schedule();
    vi.advanceTimersByTime(400);
    writer.schedule();
    vi.advanceTimersByTime(499);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("a flush writes at once, and only when something waits", () => {
    vi.useFakeTimers();
    const write = vi.fn();
    const writer = createDraftWriter(write);
    writer.flush();
    expect(write).not.toHaveBeenCalled();
    writer.schedule();
    writer.flush();
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
  });
});
