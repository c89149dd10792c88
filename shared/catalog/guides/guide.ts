import type { DownloadKind } from "../../signatures/downloads.ts";
import type { GuideId } from "./ids.ts";

/** One tile of the picker: a mail client, and the ways a signature gets into it. */
export type InstallGuide = {
  id: GuideId;
  name: string;
  /** short form for "Copied, now paste it in …" */
  shortName: string;
  /** where the client runs; decides the tile's drawing */
  place: "web" | "computer" | "phone" | "source";
  /** the usual one first */
  ways: readonly [InstallWay, ...InstallWay[]];
};

/** What a person does, step by step, in one program on one kind of device. */
export type InstallWay = {
  /** unique among all guides */
  id: string;
  /** on the switch between the ways of a guide: "In a browser" */
  name: string;
  /** `rich` copies the drawn signature, `source` its HTML; null when nothing is copied */
  copies: "rich" | "source" | null;
  /** the file that this way starts with */
  file?: DownloadKind;
  /** the page has to be opened on the phone: offer its address as a code */
  isOnPhone?: true;
  /** the settings page, where the client has an address for it */
  settingsUrl?: string;
  steps: readonly InstallStep[];
  /** how to see that it worked */
  check: string;
  /** what commonly goes wrong, and the way out */
  pitfalls: readonly string[];
  /** what the client never does, however well one installs */
  limits: readonly string[];
  /** month in which the words were last compared with what is known of the client: "2026-11" */
  checkedAt: string;
};

/** `isHere`: done on our own page, so that no drawing of a mail client belongs to it. */
export type InstallStep = {
  title: string;
  detail?: string;
  isHere?: true;
  /** the detail where the page is nobody's signature, as on the public guides */
  away?: string;
};

export const CHECKED = "2026-11";

export const COPY: InstallStep = {
  title: "Copy the signature",
  detail: "Use the Copy button on this page.",
  away: "Open your signature here and press Copy. Without one yet, create it first: no account is needed to begin.",
  isHere: true,
};
export const COPY_SOURCE: InstallStep = {
  title: "Copy the source",
  detail: "It takes the HTML itself; the Copy button copies just that now.",
  away: "Open your signature here, choose this client, and press Copy: it takes the HTML itself.",
  isHere: true,
};
export const OPEN_ON_PHONE: InstallStep = {
  title: "Open this page on the device",
  detail: "Scan the code, or send yourself the address.",
  away: "Open the page of your signature there. It has a code to scan, or send yourself its address.",
  isHere: true,
};
export const PASTE = "Click into the box and press Ctrl V (⌘ V on a Mac).";
export const CHECK =
  "Write a new mail: the signature stands under it. Send it to an address outside your company, and reply to one.";
