import { Fragment, createElement as h, type ReactElement } from "react";
import { Column, Img, Link, Row, render as renderEmail, Section, Text } from "react-email";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { byHand } from "./byHand.bench.ts";
import type { RenderOptions } from "./options.ts";
import { render } from "./render.ts";

type Line = { name: string; value: number; unit: string; goal: string; ok: boolean; note?: string };

const OPTIONS: RenderOptions = { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" };
const LAYOUTS = [1, 2, 3, 4] as const;
const ROUNDS = 5;
const MIN_TIMES_REACT_EMAIL = 12;
const MIN_TIMES_STRING = 0.3;
const MAX_CHARS = 6_000;

/**
 * Renders per CPU second (user and system, collection included) of layouts 1 to 4 with realistic content, against the
 * same design in react-email 6 and against one template string per layout that gives the same HTML. Rounds take turns,
 * so that a busy neighbour troubles all three alike; the median counts.
 */
export async function run(): Promise<Line[]> {
  const contents = LAYOUTS.map((templateId) => withLayout(templateId));
  for (const content of contents) {
    if (string(content) !== render(content, OPTIONS).html) throw new Error("The yardstick draws something else.");
  }
  const ways = {
    ours: { batch: 20_000, once: (i: number) => flat(render(contents[i % 4] as Content, OPTIONS).html) },
    string: { batch: 40_000, once: (i: number) => flat(string(contents[i % 4] as Content)) },
    reactEmail: {
      batch: 1_600,
      once: async (i: number) => flat(await renderEmail(design(contents[i % 4] as Content))),
    },
  };
  const rates: Record<keyof typeof ways, number[]> = { ours: [], string: [], reactEmail: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { batch, once }] of Object.entries(ways)) {
      const rate = await perCpuSecond(round ? batch : batch * 3, once);
      if (round > 0) rates[name as keyof typeof ways].push(rate); // the first round warms up
    }
  }
  const [ours, byString, reactEmail] = [median(rates.ours), median(rates.string), median(rates.reactEmail)];
  const longest = Math.max(...TEMPLATES.map(({ id }) => render(withLayout(id), OPTIONS).size));
  return [
    {
      name: "signature render over react-email 6",
      value: Math.round((ours / reactEmail) * 10) / 10,
      unit: "x",
      goal: `>= ${MIN_TIMES_REACT_EMAIL}`,
      ok: ours / reactEmail >= MIN_TIMES_REACT_EMAIL,
      note: `${Math.round(ours)} against ${Math.round(reactEmail)} per CPU second, plain text included`,
    },
    {
      name: "signature render over a template string",
      value: Math.round((ours / byString) * 100) / 100,
      unit: "x",
      goal: `>= ${MIN_TIMES_STRING}`,
      ok: ours / byString >= MIN_TIMES_STRING,
      note: `${Math.round(byString)} per CPU second by string`,
    },
    {
      name: "longest realistic signature",
      value: longest,
      unit: "characters",
      goal: `< ${MAX_CHARS}`,
      ok: longest < MAX_CHARS,
      note: `${TEMPLATES.length} layouts`,
    },
  ];
}

const string = (content: Content) => byHand(content, OPTIONS.imageHost, OPTIONS.brandingUrl as string);

/** Concatenation is lazy in V8: only reading the string does the work, and whoever sends it has to. */
const flat = (html: string) => Buffer.byteLength(html);

function withLayout(templateId: number): Content {
  const content = CONTENTS.realistic as Content;
  return { ...content, design: { ...content.design, templateId } };
}

async function perCpuSecond(batch: number, once: (i: number) => number | Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < batch; i++) {
    const length = once(i);
    if (typeof length !== "number") await length;
  }
  const { user, system } = process.cpuUsage(before);
  return batch / ((user + system) / 1e6);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** The four designs as somebody using react-email writes them: its components, inline styles, no Tailwind. */
function design({ general, design: { templateId } }: Content): ReactElement {
  const accent = "#0a7f8a";
  const text = {
    fontFamily: "Arial,Helvetica,sans-serif",
    fontSize: "12px",
    lineHeight: "1.4",
    color: "#657479",
    margin: 0,
  };
  const center = templateId === 2 ? { textAlign: "center" as const } : {};
  const link = (href: string, label: string) =>
    h(Link, { href, style: { color: text.color, textDecoration: "none" } }, label);
  const hrefs = { phone: "tel:", email: "mailto:", website: "", address: "https://maps.google.com/?q=" } as Record<
    string,
    string
  >;

  const photo = h(Img, {
    src: "https://img.example/i/a@2.png",
    width: 96,
    height: 96,
    alt: general.name,
    style: { display: "block" },
  });
  const name = h(
    Text,
    { style: { ...text, ...center, fontSize: "18px", color: accent, fontWeight: "bold" } },
    general.name,
  );
  const role = h(Text, { style: { ...text, ...center } }, `${general.position} \u00b7 ${general.department}`);
  const company = h(Text, { style: { ...text, ...center, fontWeight: "bold" } }, general.company);
  const contacts = general.contacts.map(({ name: kind, value }) =>
    templateId === 1 || templateId === 3
      ? h(
          Fragment,
          { key: value },
          h(
            Row,
            null,
            h(Column, { style: { ...text, width: 20, color: accent } }, kind),
            h(Column, { style: text }, link(`${hrefs[kind]}${value}`, value)),
          ),
        )
      : h(Text, { key: value, style: { ...text, ...center } }, link(`${hrefs[kind]}${value}`, value)),
  );
  const fields = general.customFields.map(({ title, value, link: href }) =>
    h(Text, { key: title, style: { ...text, ...center } }, href ? link(href, title) : `${title} ${value}`),
  );
  const icons = general.socials.map(({ name: network, link: href }) =>
    h(
      Column,
      { key: network, style: { paddingRight: 6, width: 28 } },
      h(
        Link,
        { href },
        h(Img, { src: `https://img.example/i/icons/${network}.png`, width: 22, height: 22, alt: network }),
      ),
    ),
  );
  const socials = h(Section, { style: center }, h(Row, null, ...icons));
  const branding = h(
    Text,
    { style: { ...text, fontSize: "10px" } },
    h(Link, { href: OPTIONS.brandingUrl }, "Made with Signoff"),
  );
  const words = h(Section, null, name, role, company, ...contacts, ...fields, socials);
  const side = { borderLeft: "1px solid #c3ced1", paddingLeft: 16 };

  if (templateId === 1)
    return h(
      Section,
      null,
      h(Row, null, h(Column, { style: { paddingRight: 16 } }, photo), h(Column, { style: side }, words)),
      branding,
    );
  if (templateId === 3)
    return h(
      Section,
      null,
      h(
        Row,
        null,
        h(Column, { style: { width: 4, backgroundColor: accent } }),
        h(Column, { style: { padding: "0 24px 0 14px" } }, words),
        h(Column, null, photo),
      ),
      branding,
    );
  return h(Section, { style: center }, photo, words, branding);
}
