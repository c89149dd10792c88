import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import sharp from "sharp";
import type * as z from "zod/mini";
import { contrast } from "#shared/lib/color.ts";
import type { Look, PageContent } from "#shared/pages/schema.ts";
import { lookOf, THEMES } from "#shared/pages/themes.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { alive } from "#tests/support/alive.ts";
import { arrive } from "#tests/support/cast.ts";
import { expectLegible } from "#tests/support/legibleText.ts";
import { expectFitting } from "#tests/support/looks.ts";
import { pagesOf } from "#tests/support/sitePage.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** How link pages look: whatever theme or colours somebody chooses, their visitors can read it, and see what can be pressed. */
test.setTimeout(240_000);

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server?.stop();
});

type Content = z.input<typeof PageContent>;

/** Something of all that words can stand on. */
const CONTENT: Content = {
  profile: { title: "Ana Ruiz", bio: "Head of Design at Acme. Talks, drawings and letters." },
  blocks: [
    {
      type: "buttons",
      key: "buttons",
      data: {
        title: "My work",
        rows: [
          { key: "a", label: "Portfolio", link: "https://portfolio.example/", image: null },
          { key: "b", label: "A talk about letters that are read at arm's length", link: "https://talk.example/" },
        ],
      },
    },
    {
      type: "messengers",
      key: "messengers",
      data: { rows: [{ key: "c", name: "whatsapp", link: "https://wa.me/491701234567", image: null }] },
    },
    {
      type: "social",
      key: "social",
      data: { rows: [{ key: "d", name: "linkedin", link: "https://www.linkedin.com/in/ana", image: null }] },
    },
    {
      type: "contact",
      key: "contact",
      data: {
        email: "ana@acme.example",
        phone: "+49 30 1234567",
        address: "Hafenstr. 1\nHamburg",
        openHours: "9 to 17",
      },
    },
    { type: "text", key: "text", data: { title: "Hello", text: "I draw letters for a living." } },
    { type: "map", key: "map", data: { address: "Hafenstr. 1, Hamburg" } },
    { type: "video", key: "video", data: { title: "A film", link: "https://youtu.be/a1b2c3d4e5f" } },
  ],
};
const withLook = (look: Partial<Look>): Content => ({ ...CONTENT, look: { theme: null, ...look } as Content["look"] });

let people = 0;
async function ownerOf(context: BrowserContext) {
  people += 1;
  const { headers } = await arrive(server, context, `themes${people}@acme.example`, {
    user: { emailVerifiedAt: new Date() },
  });
  return pagesOf(server, context, headers);
}

async function visitorOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** What of a page was drawn for it, and not by it: how long it is waited for. */
async function shown(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
}

test("a page in each theme is read by everybody", async ({ browser, context }) => {
  const owner = await ownerOf(context);
  const made = await owner.publish("in-all-themes", CONTENT);
  const page = await visitorOf(browser);
  for (const [at, theme] of THEMES.entries())
    await test.step(theme.label, async () => {
      await owner.change(made, { ...CONTENT, look: lookOf(theme) });
      await shown(page, made.url);
      await expect(page.locator("h1")).toHaveCSS("font-size", `${theme.look.titleSize}px`);
      await expectAccessible(page, { areColorsNew: at > 0 });
      await expectLegible(page);
      await expectFitting(page);
    });
  await page.context().close();
});

const GREY = "#808080";
const solid = (color: string): Look["background"] => ({ kind: "solid", color });
const blend = (from: string, to: string, kind: "linear" | "radial" = "linear"): Look["background"] =>
  kind === "linear" ? { kind, from, to, rotation: 135 } : { kind, from, to };

const HOSTILE: readonly [what: string, look: Partial<Look>][] = [
  ["everything white", { background: solid("#ffffff"), textColor: "#ffffff", buttonColor: "#ffffff" }],
  ["everything black", { background: solid("#000000"), textColor: "#000000", buttonColor: "#000000" }],
  ["everything grey", { background: solid(GREY), textColor: GREY, buttonColor: GREY }],
  ["grey outlines on grey", { background: solid(GREY), textColor: GREY, buttonColor: GREY, buttonStyle: "outline" }],
  ["grey and soft on grey", { background: solid(GREY), textColor: GREY, buttonColor: GREY, buttonStyle: "soft" }],
  ["yellow on white", { background: solid("#ffffff"), textColor: "#ffff00", buttonColor: "#ffff66" }],
  ["red on blue", { background: solid("#0000ff"), textColor: "#ff0000", buttonColor: "#00ff00", buttonStyle: "soft" }],
  ["from black to white", { background: blend("#000000", "#ffffff"), textColor: GREY, buttonStyle: "outline" }],
  [
    "from white to black, soft",
    { background: blend("#ffffff", "#000000"), textColor: "#ffffff", buttonColor: GREY, buttonStyle: "soft" },
  ],
  [
    "red around green",
    { background: blend("#ff0000", "#00ff00", "radial"), textColor: "#00ff00", buttonColor: "#ff0000" },
  ],
  ["magenta to yellow", { background: blend("#ff00ff", "#ffff00"), textColor: "#ff00ff", buttonStyle: "outline" }],
];

test("colours that could not be read are mended by the program", async ({ browser, context }) => {
  const owner = await ownerOf(context);
  const made = await owner.publish("hostile-colours", CONTENT);
  const page = await visitorOf(browser);
  for (const [what, look] of HOSTILE)
    await test.step(what, async () => {
      await owner.change(made, withLook(look));
      await shown(page, made.url);
      await expectAccessible(page, { areColorsNew: true });
      await expectLegible(page);
    });
  await page.context().close();
});

test("a button of the colour of its page is seen by its edge", async ({ browser, context }) => {
  const owner = await ownerOf(context);
  const page = await visitorOf(browser);
  const edges = async () =>
    page
      .locator(".b")
      .first()
      .evaluate((button) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
        return { widthPx: Number.parseFloat(borderTopWidth), color: borderTopColor, fill: backgroundColor };
      });
  const hex = (color: string) =>
    `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  const made = await owner.publish(
    "white-on-white",
    withLook({ background: solid("#ffffff"), textColor: "#0b1f24", buttonColor: "#ffffff" }),
  );
  await shown(page, made.url);
  const { widthPx, color, fill } = await edges();
  expect(widthPx).toBeGreaterThanOrEqual(2);
  expect(contrast(hex(color), hex(fill))).toBeGreaterThanOrEqual(3);
  // One that is seen is left as it was chosen.
  await owner.change(made, withLook({ background: solid("#ffffff"), textColor: "#0b1f24", buttonColor: "#b42338" }));
  await shown(page, made.url);
  expect((await edges()).widthPx).toBe(0);
  await page.context().close();
});

/** The worst that can be behind words: black and white side by side, as fine as letters are. */
const checkered = () => {
  const [widthPx, heightPx, fieldPx] = [400, 800, 8];
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      pixels.fill(
        (Math.floor(x / fieldPx) + Math.floor(y / fieldPx)) % 2 ? 255 : 0,
        (y * widthPx + x) * 3,
        (y * widthPx + x) * 3 + 3,
      );
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

test("words are read on a picture, whatever it shows", async ({ browser, context }) => {
  const owner = await ownerOf(context);
  const made = await owner.publish("on-a-picture", CONTENT);
  const image = await owner.upload(made, "background", await checkered());
  const page = await visitorOf(browser);
  for (const textColor of ["#ffffff", "#0b1f24", "#ff0000", GREY])
    for (const [buttonStyle, blur] of [
      ["fill", 0],
      ["outline", 12],
      ["soft", 0],
    ] as const)
      await test.step(`${textColor}, ${buttonStyle}`, async () => {
        await owner.change(made, withLook({ background: { kind: "image", image, blur }, textColor, buttonStyle }));
        const picture = page.waitForResponse((answer) => answer.url().includes(image.slice(0, image.lastIndexOf("."))));
        await shown(page, made.url);
        expect((await picture).ok()).toBe(true);
        await expectAccessible(page, { areColorsNew: true });
        await expectLegible(page);
      });
  await page.context().close();
});

test("a theme is chosen by hand and by keys, and taken back", async ({ page, context }) => {
  await ownerOf(context);
  await page.goto(`${server.url}/pages/new`);
  await (await alive(page.getByRole("textbox", { name: "Title", exact: true }))).fill("Ana's looks");
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  const themes = page.getByRole("group", { name: "Theme" });
  const theme = (name: string) => themes.getByRole("radio", { name, exact: true });
  const ground = () =>
    page
      .frameLocator('iframe[title^="Preview of"]')
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(themes.getByRole("radio")).toHaveCount(THEMES.length);
  await expect(theme("Paper")).toBeChecked();
  await expect.poll(ground).toBe("rgb(255, 255, 255)");

  await themes.getByText("Ink", { exact: true }).click();
  await expect(theme("Ink")).toBeChecked();
  await expect.poll(ground).toBe("rgb(11, 31, 36)");
  // One stop for the Tab key; arrows choose.
  await page.keyboard.press("ArrowLeft");
  await expect(theme("Harbour")).toBeChecked();
  await expect(theme("Harbour")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(theme("Lagoon")).toBeChecked();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(theme("Ink")).toBeChecked();
  await expect.poll(ground).toBe("rgb(11, 31, 36)");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(theme("Lagoon")).toBeChecked();
  // The first choice was a step too.
  for (let steps = 0; steps < 4; steps++) await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(theme("Paper")).toBeChecked();
  await expect.poll(ground).toBe("rgb(255, 255, 255)");

  // What is changed by hand is no theme any more, until one is chosen.
  await theme("Ink").check({ force: true });
  await page.getByRole("button", { name: "Buttons", exact: true }).click();
  await page.getByRole("radio", { name: "Outline" }).check({ force: true });
  await expect(themes.getByText("Changed by you")).toBeVisible();
  await expect(themes.locator(":checked")).toHaveCount(0);
});
