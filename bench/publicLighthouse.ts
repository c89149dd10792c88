/** What Lighthouse says of ten link pages and a business card, as `lighthouse.ts` does of our own: all of it, on its phone. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as z from "zod/mini";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { UserModel } from "#server/features/account/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import { THEMES } from "#shared/pages/themes.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { gradient, photo } from "#tests/support/pictures.ts";
import type { Measurement } from "./http.ts";
import { visited } from "./lighthouse.ts";
import { withProduct } from "./product.ts";

const GOALS = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const PAGES = 10;

type Content = Partial<z.input<typeof PageContent>>;

/** Each is another kind of page: few and many blocks, pictures, letters of all kinds, a film, a photo for a ground, an age gate. */
function contents({ portrait, wide }: Record<"portrait" | "wide", string>, card: string): Record<string, Content> {
  const lookOf = (label: string) => {
    const theme = THEMES.find((one) => one.label === label);
    if (!theme) throw new Error(`There is no theme named ${label}.`);
    return { ...theme.look, theme: theme.name };
  };
  const profile = { title: "Ana Person", bio: "Head of Design at Example & Sons", image: portrait };
  const links = (count: number): NonNullable<Content["blocks"]> =>
    Array.from({ length: count }, (_, at) => ({
      type: "buttons",
      key: `b${at}`,
      data: { title: `Part ${at}`, rows: [{ key: "r", label: `Link ${at}`, link: `https://example.com/${at}` }] },
    }));
  const network = (name: string, link: string) => ({ key: name, name, link });
  return {
    plain: { profile, look: lookOf("Paper"), blocks: links(3) },
    "twenty-blocks": { profile, look: lookOf("Shell"), blocks: links(20) },
    contact: {
      profile,
      look: lookOf("Lilac"),
      blocks: [
        {
          type: "contact",
          key: "c",
          data: {
            email: "ana@example.com",
            phone: "+49 170 1234567",
            address: "Main Street 1\nBerlin",
            openHours: "9 to 5",
          },
        },
        { type: "map", key: "m", data: { title: "Here", address: "Main Street 1, Berlin" } },
      ],
    },
    networks: {
      profile,
      look: lookOf("Clay"),
      blocks: [
        { type: "social", key: "s", data: { rows: [network("linkedin", "https://www.linkedin.com/in/ana")] } },
        { type: "messengers", key: "g", data: { rows: [network("whatsapp", "https://wa.me/491701234567")] } },
      ],
    },
    film: {
      profile,
      look: lookOf("Denim"),
      blocks: [
        { type: "video", key: "v", data: { title: "My talk", link: "https://youtu.be/dQw4w9WgXcQ", image: wide } },
      ],
    },
    pictures: {
      profile,
      look: lookOf("Neon"),
      blocks: [1, 2, 3].map((at) => ({
        type: "picture" as const,
        key: `p${at}`,
        data: { image: wide, alt: `A shop window, ${at}` },
      })),
    },
    words: {
      profile,
      look: lookOf("Sunset"),
      blocks: [{ type: "text", key: "t", data: { title: "About", text: "Words about what I do. ".repeat(30) } }],
    },
    "photo-ground": {
      profile,
      look: { ...lookOf("Mono"), background: { kind: "image", image: wide, blur: 8 } },
      blocks: links(5),
    },
    card: { profile, look: lookOf("Night"), blocks: [{ type: "card", key: "k", data: { hash: card } }, ...links(2)] },
    gate: { profile, look: lookOf("Wine"), blocks: links(3), warning: 18 },
  };
}

export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  try {
    await connectMongo(store.uri);
    return await withProduct((_browser, url) => measured(url), { MONGODB_URI: store.uri, BOT_CHECK: "off" });
  } finally {
    await disconnectMongo();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measured(url: string): Promise<Measurement[]> {
  const { person, upload } = await somebody(url);
  const pictures = {
    portrait: await upload(await photo(600, 600)),
    wide: await upload(await gradient(1200, 800)),
  };
  const { hash: card } = await person("/_/cards", make.card({ photo: pictures.portrait }));
  const pages = contents(pictures, card);
  if (Object.keys(pages).length !== PAGES) throw new Error(`There are ${Object.keys(pages).length} pages.`);
  const lines: Measurement[] = [];
  for (const [slug, content] of Object.entries(pages)) {
    const { hash } = await person("/_/pages", make.page({ slug: `ana-${slug}`, ...content }));
    await person(`/_/pages/${hash}/publish`, {});
    // Nothing of it is for search engines before somebody has said their age.
    const { seo, ...rest } = GOALS;
    const goals = slug === "gate" ? rest : { ...rest, seo };
    lines.push(...(await visited({ name: `/p/ana-${slug}`, url: `${url}/p/ana-${slug}`, goals })));
  }
  return [...lines, ...(await visited({ name: "/c/{hash}", url: `${url}/c/${card}`, goals: GOALS }))];
}

/** A confirmed owner of a team that may have ten pages. */
async function somebody(url: string) {
  let token = "";
  async function send(path: string, body: string | Buffer, headers: Record<string, string>) {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: typeof body === "string" ? body : new Uint8Array(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { token: string; hash: string; url: string };
  }
  const person = (path: string, body: unknown) =>
    send(path, JSON.stringify(body), { "content-type": "application/json" });
  const email = "ana@bench.example";
  token = (await person("/app/registration/register", { name: "Ana", email, password: "correct horse battery staple" }))
    .token;
  const user = await UserModel.findOneAndUpdate({ email }, { emailVerifiedAt: new Date() });
  await TeamModel.updateOne({ _id: user?._id }, { isPaid: true, seats: PAGES });
  const { hash } = await person("/_/cards", make.card());
  return {
    person,
    async upload(bytes: Buffer) {
      const { body, headers } = form([{ name: "image", filename: "a.jpg", body: bytes }]);
      return (await send(`/_/cards/${hash}/image/photo`, body, headers)).url;
    },
  };
}
