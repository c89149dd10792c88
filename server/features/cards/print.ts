import { LRUCache } from "lru-cache";
import { modulesOf } from "#renderer/card/code.ts";
import type { CardContext } from "#renderer/card/context.ts";
import { variantFor } from "#renderer/card/images.ts";
import { MAX_PRINTED_LINES, type PrintedCard } from "#shared/cards/print.ts";
import { LARGE_MM } from "#shared/cards/qr.ts";
import { inkOf } from "#shared/cards/rules.ts";
import { parseSource, variantName } from "#shared/images/variant.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { oneLine } from "#shared/lib/text.ts";
import { type Caller, renderer } from "../../ports/renderer/renderer.ts";
import * as images from "../images/service.ts";
import type { CardRecord } from "./model.ts";

const MAX_BYTES = 16 * 1024 * 1024;
/** A little more than what is needed at least: paper is not always held still. */
const USUAL_MM = 24;

const made = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length });
const together = singleFlight<Buffer>();

/** A sheet of eight cards to be printed and cut, as a PDF. @throws busy, unavailable */
export function printSheet(record: CardRecord, context: CardContext, caller: Caller): Promise<Buffer> {
  const key = `${record.hash} ${record.revision} ${context.qr.text}`;
  const known = made.get(key);
  if (known) return Promise.resolve(known);
  return together(key, async () => {
    const bytes = await renderer().cards(await printed(record, context), caller);
    made.set(key, bytes);
    return bytes;
  });
}

async function printed({ content }: CardRecord, { qr }: CardContext): Promise<PrintedCard> {
  const { header, title, subheader, backgroundColor, contacts } = content;
  const code = modulesOf(qr).map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  return {
    header: oneLine(header),
    title: oneLine(title),
    subheader: oneLine(subheader),
    lines: contacts
      .map(({ value }) => oneLine(value).replace(/^https?:\/\/|\/$/g, ""))
      .filter((value) => value !== "")
      .slice(0, MAX_PRINTED_LINES)
      .map((value) => value.slice(0, 300)),
    ground: backgroundColor,
    ink: inkOf(content),
    code,
    codeMm: qr.minMm >= LARGE_MM ? LARGE_MM + 2 : USUAL_MM,
    logo: await logoOf(content.logo),
  };
}

/** Of a moving picture none: what prints knows JPEG and PNG. */
async function logoOf(path: string | null): Promise<string | null> {
  const source = path === null ? null : parseSource(path);
  if (!source || source.extension === "gif") return null;
  const bytes = await images.findPicture(variantName(source, variantFor("logo", source)));
  return bytes?.toString("base64") ?? null;
}
