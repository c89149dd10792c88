import { produce } from "immer";
import type { PictureDrawing } from "#client/ui/SignaturePicture.tsx";
import type { ImageRequest } from "#renderer/signature/options.ts";
import { render } from "#renderer/signature/render.ts";
import { isSample } from "#shared/images/samples.ts";
import {
  BACKINGS,
  backingPadding,
  type ImageSource,
  parseSource,
  SHAPES,
  type Shape,
  variantName,
} from "#shared/images/variant.ts";
import { WHITE } from "#shared/lib/color.ts";
import { isEmpty } from "#shared/signatures/rules.ts";
import type { Content, SignatureInput } from "#shared/signatures/schema.ts";
import type { Shaper } from "../../pictures/shapes.ts";
import { lend } from "../../session/lend.ts";
import { withLogoPlate } from "../../session/logoPlate.ts";
import { elementsOf } from "../../session/parts.ts";
import { portrait } from "../../session/portrait.ts";
import { SAMPLE_PORTRAIT_PATH } from "../../session/sample.ts";
import type { Choice } from "./choices.ts";
import { type Marks, withInlineIcons } from "./inlineIcons.ts";

/** Shown where a picture is still on its way. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const LENT_OPACITY = "0.5";
const PLATE_RADIUS = "8px";
/** As in mails. */
const DENSITY = 2;

/** Where pictures come from: the person's own from this browser, those of samples from the server. */
export type Pictures = Pick<Shaper, "urlOf" | "sourcesOf"> & { imageHost: string };

/**
 * Draws what a choice would make of a document, with a sample's words, pictures and networks, paler, where the person has
 * none. Whoever has nothing yet sees the sample as it is.
 */
export function drawChoice(
  document: SignatureInput,
  { apply, sample, example }: Pick<Choice, "apply" | "sample" | "example">,
  pictures: Pictures,
  marks: Marks,
): PictureDrawing {
  // Where nothing is the person's there is nothing to tell apart.
  const isNobodys = isEmpty(document);
  const worn = withLogoPlate(document, produce(document, apply));
  const { content, lent } =
    isNobodys && example ? { content: unbranded(example()), lent: null } : lend(layoutOf(worn), sample);
  const shown = new Map<string, string>();
  const { html } = render(content, {
    imageHost: "",
    resolveImage(image) {
      const url = pictureOf(image, pictures);
      shown.set(url, image.path);
      return url;
    },
  });
  const sourcesOf = (url: string) => [shown.get(url) ?? [], pictures.sourcesOf(url)].flat();
  return {
    html: withInlineIcons(html, marks),
    finish(paper) {
      if (worn.design.logoGround === BACKINGS.plate)
        for (const element of elementsOf(paper, "media.photo2", content, sourcesOf))
          layPlate(element as HTMLElement, worn.design.logo2Shape as Shape);
      if (isNobodys || !lent) return;
      for (const [path, text] of lent)
        for (const element of elementsOf(paper, path, content, sourcesOf)) fade(element as HTMLElement, text);
    },
  };
}

const unbranded = ({ general, ...rest }: Content): Content => ({ ...rest, general: { ...general, brandingLine: 0 } });

/** What a layout arranges. All that stands above and below every layout would only make the picture smaller. */
function layoutOf({ general, design, media }: SignatureInput): Content {
  return {
    general: { ...general, addons: [], brandingLine: 0 },
    design: {
      ...design,
      // A first photo is proposed round.
      ...(media.photo === null && { logoShape: SHAPES.circle }),
      // Its edge is drawn for each width anew: here a plate is laid behind by style, and an outline is not seen.
      logoGround: BACKINGS.none,
    },
    media: { ...media, banner: null },
  };
}

/** The address of a picture. Tiles ask for those of samples as mails do: in the size they show, and when they are near. */
function pictureOf(image: ImageRequest, { urlOf, imageHost }: Pictures): string {
  const { path, shape } = image;
  if (path === SAMPLE_PORTRAIT_PATH) return portrait(shape);
  if (!isSample(path)) return urlOf(path, shape) || NOTHING;
  return `${imageHost}/i/${variantName(parseSource(path) as ImageSource, { ...image, density: DENSITY })}`;
}

/** A white plate of the size that the drawn one has. */
function layPlate(image: HTMLElement, shape: Shape) {
  const [widthPx, heightPx] = ["width", "height"].map((name) => Number(image.getAttribute(name))) as [number, number];
  const padding = backingPadding({ shape, widthPx, backing: BACKINGS.plate });
  const inner = Math.round(((widthPx - 2 * padding) * heightPx) / widthPx);
  Object.assign(image.style, {
    background: WHITE,
    borderRadius: shape === SHAPES.circle ? "50%" : PLATE_RADIUS,
    boxSizing: "border-box",
    padding: `${padding}px`,
    height: `${inner + 2 * padding}px`,
  });
}

/** Makes a sample's words paler, but nothing of the person's that stands in the same cell. */
function fade(element: HTMLElement, text: string) {
  const seen = (element.textContent ?? "").trim();
  if (seen === "" || seen.length <= text.trim().length) {
    setOpacity(lineOf(element));
    return;
  }
  const walker = window.document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const at = node.data.toLowerCase().indexOf(text.trim().toLowerCase());
    // As words of their own: the company's name stands in its address too, and that is another field.
    if (at === -1 || !isApart(node.data.charAt(at - 1)) || !isApart(node.data.charAt(at + text.trim().length)))
      continue;
    const words = node.splitText(at);
    words.splitText(text.trim().length);
    const paler = setOpacity(window.document.createElement("span"));
    words.replaceWith(paler);
    paler.append(words);
    return;
  }
}

const isApart = (letter: string) => /^[\s,|·•]?$/.test(letter);

function setOpacity(element: HTMLElement): HTMLElement {
  element.style.opacity = LENT_OPACITY;
  return element;
}

/** A contact's line with the letter in front of it; other parts as they are. */
function lineOf(element: HTMLElement): HTMLElement {
  const row = element.closest("tr");
  const letters = (row?.textContent ?? "").trim().length - (element.textContent ?? "").trim().length;
  return row && letters > 0 && letters <= MAX_LABEL_LETTERS ? row : element;
}
/** `P`, `Website` */
const MAX_LABEL_LETTERS = 12;
