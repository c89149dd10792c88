// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isSample, parseSample } from "#shared/images/samples.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { newSignature } from "../../session/editing.ts";
import { CHOICES, type Choice } from "./choices.ts";
import { drawChoice } from "./drawChoice.ts";

const PHOTO = "/i/bbbbbbbbbbbbbbbbbbbbbb-400x400.jpg";
const shaper = {
  urlOf: (path: string) => `blob:${path}`,
  sourcesOf: (url: string) => (url.startsWith("blob:") ? [url.slice("blob:".length)] : []),
  imageHost: "",
};

/** Draws a choice as its tile does. */
function drawn(document: SignatureInput, choice: Choice) {
  const { html, finish } = drawChoice(document, choice, shaper, {});
  const paper = window.document.createElement("div");
  paper.innerHTML = html;
  finish?.(paper);
  return paper;
}

/** The words of a drawing that are paler than the others, and those that are not. */
function wordsOf(paper: HTMLElement) {
  const [pale, full]: [string[], string[]] = [[], []];
  const walk = (node: Node, isPale: boolean) => {
    if (node.nodeType === 3 && node.textContent?.trim()) (isPale ? pale : full).push(node.textContent.trim());
    for (const child of node.childNodes)
      walk(child, isPale || (child instanceof HTMLElement && child.style.opacity !== ""));
  };
  walk(paper, false);
  return { pale, full };
}

const mine = () =>
  SignatureInput.parse({
    general: {
      name: "Ana Ruiz",
      contacts: [{ name: "phone", value: "+34 600 123 456" }, { name: "email" }],
      addons: [{ type: "disclaimer", key: "8a6f5b0e-0000-4000-8000-000000000000", data: {} }],
    },
    media: { photo: PHOTO },
  });

test.each(CHOICES.map((choice) => [choice.id, choice] as const))(
  "%s: what is the person's is as it will be, what is the sample's is paler",
  (_, choice) => {
    const paper = drawn(mine(), choice);
    const { pale, full } = wordsOf(paper);
    const all = (words: string[]) => words.join(" ").toLowerCase();
    expect(all(full)).toContain("ana ruiz");
    expect(all(full)).toContain("+34 600 123 456");
    const { position, company, contacts } = choice.sample.general;
    const line = contacts.find(({ name }) => name === "email")?.value ?? company;
    for (const lent of [position, company, line]) {
      expect(all(pale)).toContain(lent.toLowerCase());
      expect(all(full)).not.toContain(lent.toLowerCase());
    }
    expect(paper.querySelector(`img[src="blob:${PHOTO}"]`)).not.toBeNull();
    expect(paper.textContent).not.toContain("confidential");
    for (const { src } of paper.querySelectorAll("img"))
      expect(isSample(new URL(src, "http://a").pathname) ? "a sample" : src).toMatch(/^(a sample|(blob|data):)/);
  },
);

test.each(CHOICES.map((choice) => [choice.id, choice] as const))(
  "%s: a role of one's own is not made paler by the sample's company beside it",
  (_, choice) => {
    const { pale, full } = wordsOf(drawn(SignatureInput.parse({ general: { position: "Harbour pilot" } }), choice));
    expect(full.join(" ").toLowerCase()).toContain("harbour pilot");
    expect(pale.join(" ").toLowerCase()).not.toContain("harbour pilot");
    expect(pale.join(" ").toLowerCase()).toContain(choice.sample.general.company.toLowerCase());
  },
);

test("where nothing is the person's, nothing is paler", () => {
  for (const choice of CHOICES.slice(0, 8)) {
    const { pale, full } = wordsOf(drawn(newSignature(), choice));
    expect(pale).toEqual([]);
    expect(full.join(" ")).toContain(choice.sample.general.name);
  }
});

const designs = CHOICES.filter(({ kind }) => kind === "designs");
const picturesOn = (paper: HTMLElement) =>
  [...paper.querySelectorAll("img")].flatMap(({ src }) => parseSample(new URL(src, "http://a").pathname) ?? []);

test("the sample's face or logo stands where the person has none, and never beside their own", () => {
  for (const choice of designs) {
    const { photo, photo2 } = choice.sample.media;
    expect(photo ?? photo2).toBeTruthy();
    const [empty, own] = [picturesOn(drawn(newSignature(), choice)), picturesOn(drawn(mine(), choice))];
    expect(empty.some(({ kind }) => kind !== "banner")).toBe(true);
    expect(own.filter(({ kind }) => kind === "face")).toEqual([]);
  }
});

test("whoever has nothing yet sees the whole example: its fields, addons and banner", () => {
  const example = designs.find(({ id }) => id === "design-baker-creative") as Choice;
  expect(picturesOn(drawn(SignatureInput.parse({}), example)).map(({ kind }) => kind)).toContain("banner");
  expect(picturesOn(drawn(mine(), example)).map(({ kind }) => kind)).not.toContain("banner");
});

test("a logo that a layout's plate would swallow stands on white there, as it will when the layout is chosen", () => {
  const photo2 = "/i/cccccccccccccccccccccc-480x160.png";
  const photo2Ink = Array.from({ length: 16 }, (_, step) => (step === 1 ? 100 : 0));
  const document = SignatureInput.parse({ general: { name: "Ana Ruiz" }, media: { photo2, photo2Ink } });
  const logoIn = (templateId: number) => {
    const choice = CHOICES.find(({ id }) => id === `layout-${templateId}`) as Choice;
    return drawn(document, choice).querySelector(`img[src="blob:${photo2}"]`) as HTMLElement;
  };
  expect(logoIn(20).style.background).not.toBe("");
  expect(logoIn(1).style.background).toBe("");
});
