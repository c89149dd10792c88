import { expect, test } from "vitest";
import type { App } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { CardContent } from "#shared/cards/schema.ts";
import { type IdentityChange, NOBODY_YET } from "#shared/identity/identity.ts";
import { PageContent } from "#shared/pages/schema.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { carry, findTargets, reversed, type Target } from "./targets.ts";

const change: IdentityChange = { part: "name", from: "Ana Ruiz", to: "Ana Berg" };
const cardOf = (title: string, more: object = {}) => CardContent.parse({ header: "Acme", title, ...more });
const conflict = () => new ApiError({ status: 409, code: "conflict", message: "Somebody else has changed it." });

/** A card at a server that others may write to between reading and writing. */
function shelf(first: CardContent, meanwhile: CardContent[] = []) {
  let [content, revision] = [first, 1];
  const written: unknown[] = [];
  const send = async (
    endpoint: { method: string },
    { body }: { body?: { content: CardContent } },
    options?: object,
  ) => {
    const etag = `"${revision}"`;
    if (endpoint.method === "GET") {
      const answer = { data: { label: "Fair", content }, etag };
      const other = meanwhile.shift();
      if (other) [content, revision] = [other, revision + 1];
      return answer;
    }
    if (JSON.stringify(options) !== JSON.stringify({ headers: { "if-match": etag } })) throw conflict();
    written.push(body);
    if (body) [content, revision] = [body.content, revision + 1];
    return { data: {}, etag };
  };
  return { calls: { send, call: send } as unknown as App, written, now: () => content };
}
const target: Target = { holder: "card", hash: "c", name: "", changes: [change] };

test("what somebody else has changed meanwhile is read anew and stays", async () => {
  const { calls, now, written } = shelf(cardOf("Ana Ruiz"), [cardOf("Ana Ruiz", { subheader: "Head of Design" })]);
  await carry(calls, target);
  expect(now()).toMatchObject({ title: "Ana Berg", subheader: "Head of Design" });
  expect(written).toHaveLength(1);
});

test("a name that somebody else has given meanwhile is not overwritten", async () => {
  const { calls, now, written } = shelf(cardOf("Ana Ruiz"), [cardOf("Zoë Quinn")]);
  await carry(calls, target);
  expect(now().title).toBe("Zoë Quinn");
  expect(written).toEqual([]);
});

test("who is outrun again and again is told, and nothing of the others' is lost", async () => {
  const others = ["One", "Two", "Three"].map((subheader) => cardOf("Ana Ruiz", { subheader }));
  const { calls, now, written } = shelf(cardOf("Ana Ruiz"), others);
  await expect(carry(calls, target)).rejects.toMatchObject({ code: "conflict" });
  expect(now().title).toBe("Ana Ruiz");
  expect(written).toEqual([]);
});

test("what was carried can be taken back", async () => {
  const { calls, now } = shelf(cardOf("Ana Ruiz"));
  await carry(calls, target);
  await carry(calls, reversed(target));
  expect(now().title).toBe("Ana Ruiz");
});

test("offered is what one may edit, of the same person, and not where it comes from", async () => {
  const page = (hash: string, title: string, canEdit = true) => ({
    ...{ hash, label: "", canEdit },
    content: PageContent.parse({ profile: { title } }),
  });
  const card = (hash: string, title: string, canEdit = true) => ({ hash, label: "", canEdit, content: cardOf(title) });
  const signature = (hash: string, locks: string[], canEdit = true) => ({
    ...SignatureInput.parse({ general: { name: "Ana Ruiz" } }),
    ...{ hash, label: "", canEdit, locks },
  });
  const lists: Record<string, unknown[]> = {
    signatures: [signature("s1", []), signature("s2", ["name"]), signature("s3", [], false)],
    pages: [page("p1", "Ana Ruiz"), page("p2", "Ana Ruiz", false), page("p3", "Zoë Quinn")],
    cards: [card("c1", "Ana Ruiz"), card("c2", "Ana Ruiz", false), card("c3", "ana ruiz")],
  };
  const call = async ({ url }: { url: string }) => ({ items: lists[/signatures|pages|cards/.exec(url)?.[0] ?? ""] });
  const calls = { call } as unknown as App;
  const before = { ...NOBODY_YET, name: "Ana Ruiz" };
  const hashes = async (hash: string) =>
    (await findTargets(calls, { holder: "card", hash }, before, [change])).map((one) => one.hash);
  expect(await hashes("c1")).toEqual(["s1", "p1", "c3"]);
  expect(await hashes("c3")).toEqual(["s1", "p1", "c1"]);
});
