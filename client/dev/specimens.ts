import { DARK_MODES, type DarkMode, darkView } from "#renderer/signature/clients/dark.ts";
import { gmailView } from "#renderer/signature/clients/gmail.ts";
import { outlookClassicView } from "#renderer/signature/clients/outlookClassic.ts";
import { yahooView } from "#renderer/signature/clients/yahoo.ts";
import { lint } from "#renderer/signature/lint/lint.ts";
import { render } from "#renderer/signature/render.ts";
import { replyVariant } from "#renderer/signature/reply.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { parseVariant, shownSize } from "#shared/images/variant.ts";
import { MAX_HTML_CHARS } from "#shared/signatures/constants.ts";
import type { Content, Rendered } from "#shared/signatures/schema.ts";
import { ADDONS, CONTENTS } from "#tests/renderer/contents.ts";

/** One cell of layout × addon × content. */
export type Specimen = { layout: number; content: string; addon: string };

export const LAYOUTS = TEMPLATES.map(({ id }) => id);
export const CONTENT_NAMES = Object.keys(CONTENTS);
export const NO_ADDON = "none";
export const ADDON_NAMES = [NO_ADDON, ...ADDONS.map(({ type }) => type)];

/** `1 · Portrait left` */
export const layoutName = (layout: number) =>
  `${layout} · ${TEMPLATES.find(({ id }) => id === layout)?.name ?? "unknown"}`;

/** All cells that match; `null` stands for all of an axis. */
export function specimens({ layout, content, addon }: { [K in keyof Specimen]: Specimen[K] | null }): Specimen[] {
  const axis = <T>(chosen: T | null, all: readonly T[]) => (chosen === null ? all : [chosen]);
  return axis(layout, LAYOUTS).flatMap((layout) =>
    axis(content, CONTENT_NAMES).flatMap((content) =>
      axis(addon, ADDON_NAMES).map((addon) => ({ layout, content, addon })),
    ),
  );
}

/** The JSON of a cell: the content as the tests have it, in the layout, with the addon beside those it has already. */
export function contentOf({ layout, content, addon }: Specimen): Content {
  const base = CONTENTS[content] as Content;
  const extra = ADDONS.filter(({ type }) => type === addon);
  return {
    ...base,
    general: { ...base.general, addons: [...base.general.addons, ...extra] },
    design: { ...base.design, templateId: layout },
  };
}

export const FORMS = { full: "Full", reply: "Reply form" } as const;
export type Form = keyof typeof FORMS;

const HOST = "https://pictures.example";

/** Draws a cell as it would be sent, with findings. */
export function draw(specimen: Specimen, form: Form): Rendered {
  const content = contentOf(specimen);
  return render(form === "reply" ? replyVariant(content) : content, { imageHost: HOST, brandingUrl: HOST, lint });
}

/** The same with pictures that exist: icons from this server, and stand-ins in the right proportions for the rest. */
export function withPictures(html: string, iconHost: string): string {
  return html.replace(/src="https:\/\/pictures\.example\/i\/([^"]*)"/g, (_, name: string) => {
    if (name.startsWith("icons/")) return `src="${iconHost}/i/${name}"`;
    const parsed = parseVariant(name);
    const source = parsed?.sources[0];
    return `src="${source ? standIn(shownSize(source, parsed.variant), parsed.variant.shape) : ""}"`;
  });
}

const RADII = [0, 0, 12, 50];

/** A face or a plain plate, as an inline picture: the stored ones of the tests do not exist. */
function standIn({ widthPx, heightPx }: { widthPx: number; heightPx: number }, shape: number): string {
  const isFace = Math.abs(widthPx - heightPx) < 2;
  const radius = ((RADII[shape] ?? 0) * Math.min(widthPx, heightPx)) / 100;
  const face = `<circle cx="50%" cy="42%" r="${widthPx * 0.18}" fill="#fff"/><ellipse cx="50%" cy="${heightPx * 1.02}" rx="${widthPx * 0.34}" ry="${heightPx * 0.36}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><clipPath id="c"><rect width="100%" height="100%" rx="${radius}"/></clipPath><g clip-path="url(#c)"><rect width="100%" height="100%" fill="#7aa5a8"/>${isFace ? face : ""}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** How a mail program shows it: its markup after the program's filter, and the ground it stands on. */
export type View = { label: string; ground: string; show(html: string): string };

const asItIs = (html: string) => html;
export const VIEWS: Readonly<Record<string, View>> = {
  light: { label: "As sent, light", ground: "#ffffff", show: asItIs },
  gmail: { label: "Gmail's filter", ground: "#ffffff", show: gmailView },
  outlook: { label: "Classic Outlook", ground: "#ffffff", show: outlookClassicView },
  yahoo: { label: "Yahoo and AOL", ground: "#ffffff", show: yahooView },
  ...Object.fromEntries(
    Object.entries(DARK_MODES).map(([mode, { label, ground }]): [string, View] => [
      mode,
      { label: `Dark: ${label}`, ground, show: (html) => darkView(html, mode as DarkMode) },
    ]),
  ),
};

/** What several cells come to. Length is told apart: whoever fills every field is told what to cut, which is no defect. */
export type Tally = { cells: number; errors: number; tooLong: number; notes: number; longest: number };

/** The linter's and the core's word for the same limit. */
const LENGTH_RULES = ["18", "size"];

export function tally(drawn: readonly Rendered[]): Tally {
  const findings = drawn.flatMap((cell) => cell.findings);
  return {
    cells: drawn.length,
    errors: findings.filter(({ level, rule }) => level === "error" && !LENGTH_RULES.includes(rule)).length,
    tooLong: drawn.filter(({ size }) => size >= MAX_HTML_CHARS).length,
    notes: findings.filter(({ level }) => level === "note").length,
    longest: Math.max(0, ...drawn.map(({ size }) => size)),
  };
}
