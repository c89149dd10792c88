import { type BrowserContext, expect } from "playwright/test";
import type * as z from "zod/mini";
import { type ListedSignature, SignatureInput } from "#shared/signatures/schema.ts";
import { inStore } from "./inStore.ts";
import { pay } from "./pay.ts";
import { photo } from "./pictures.ts";
import type { RunningServer } from "./startServer.ts";

let accounts = 0;

/** A paying account with places for so many signatures, signed in in the browser, and its signatures, the last one first. */
export async function signedInWith(server: RunningServer, context: BrowserContext, names: string[], places = 20) {
  accounts += 1;
  const email = `list${accounts}@acme.example`;
  const password = "quiet harbour at dawn";
  const post = async (path: string, data: unknown, headers = {}) =>
    (await context.request.post(`${server.url}/api${path}`, { data, headers })).json();
  const { token } = await post("/app/registration/register", { name: "Ana Ruiz", email, password });
  await pay(server, email, { seats: places });
  const headers = { authorization: `Bearer ${token}` };
  const hashes: string[] = [];
  for (const name of names.toReversed()) {
    const general = { name, contacts: [{ name: "email", value: "ana@acme.example" }] };
    hashes.unshift((await post("/_/signatures", SignatureInput.parse({ general }), headers)).hash);
  }
  const stored = async () =>
    (
      (await (await context.request.get(`${server.url}/api/_/app/user/signatures/1`, { headers })).json()) as {
        items: ListedSignature[];
      }
    ).items;
  const putPhoto = async (hash: string) => {
    const image = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photo(300, 300) };
    const multipart = { crop: "0,0,1,1", image };
    const answer = await context.request.post(`${server.url}/api/_/signatures/${hash}/image/photo`, {
      headers,
      multipart,
    });
    expect(answer.status()).toBe(200);
  };
  /** Saves one anew, with what it is given and nothing else. */
  const change = async (hash: string, input: z.input<typeof SignatureInput>) => {
    const answer = await context.request.put(`${server.url}/api/_/signatures/${hash}`, {
      headers,
      data: SignatureInput.parse(input),
    });
    expect(answer.status()).toBe(200);
  };
  /** Lets the address count as theirs. */
  const confirm = () =>
    inStore(server, (store) =>
      store.collection("users").updateOne({ email }, { $set: { emailVerifiedAt: new Date() } }),
    );
  return { hashes, stored, putPhoto, change, confirm };
}
