/** How raw clicks are written down: text, because a storm of them is compressed and copied faster than documents. */
import { AGENTS, type Agent } from "./agents.ts";
import type { ClickBatchRecord, Clicks } from "./model.ts";

/** Stands before a signature's hash where a link's code would be: somebody has seen the signature's pixel. No code has a colon. */
export const OPEN = "open:";
/** The same of a business card or a page: somebody has looked at it, or taken its contact. */
export const VIEW = "view:";
export const SAVE = "save:";

/** What a line tells of a visitor. `device` and `country` are empty in lines from before they were told. */
export type Origin = { visitor: string; agent: Agent; referrer: string; device: string; country: string };

/**
 * Clicks of one visitor on one link within one day; `at` holds the moments, in milliseconds since 1970. `mail`: the id of the mail that
 * they came from, empty where none is known.
 */
export type Line = Origin & { code: string; at: number[]; mail: string };

/** @param moments milliseconds after the batch's `from`, with commas between them */
export const lineWith = (code: string, moments: string | number, end: string) => `${code}\t${moments}\t${end}`;

/** The rest of a line: what it tells of the visitor. */
export const endOfLine = ({ visitor, agent, referrer, device, country }: Origin) =>
  `${visitor}\t${agent === "person" ? "" : agent}\t${referrer}\t${device}\t${country}`;

/** A line of clicks that an earlier format kept as a row. */
export const lineOf = ({ code, visitor, at, referrer = "", isBot }: Clicks, from: number): string => {
  const origin = { visitor, agent: isBot ? "bot" : "person", referrer, device: "", country: "" } as const;
  return lineWith(code, at.map((ms) => ms - from).join(","), endOfLine(origin));
};

const isAgent = (text: string): text is Agent => (AGENTS as readonly string[]).includes(text);

/** The lines of a batch of whichever format. What is no line is left out. */
export function linesOf({ from = 0, lines, rows = [] }: Pick<ClickBatchRecord, "from" | "lines" | "rows">): Line[] {
  if (lines === undefined)
    return rows.map(({ code, visitor, at, referrer = "", isBot }) => {
      return { code, visitor, at, referrer, agent: isBot ? "bot" : "person", device: "", country: "", mail: "" };
    });
  return lines.split("\n").flatMap((line) => {
    const [code = "", moments = "", visitor = "", agent = "", referrer = "", device = "", country = "", mail = ""] =
      line.split("\t");
    if (code === "" || moments === "") return [];
    const at = moments.split(",").map((ms) => from + Number(ms));
    return {
      code,
      at,
      visitor,
      referrer,
      agent: isAgent(agent) ? agent : agent === "" ? "person" : "bot",
      device,
      country,
      mail,
    };
  });
}
