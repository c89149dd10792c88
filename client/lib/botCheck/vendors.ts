import type { Vendor } from "#shared/botCheck/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { before, foreignScript } from "../foreignScript.ts";
import { unproved } from "./unproved.ts";

const NAMES: Record<Vendor, string> = { turnstile: "Cloudflare Turnstile", hcaptcha: "hCaptcha" };
const SCRIPTS: Record<Vendor, string> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit",
};
/** Somebody may have a puzzle before them. */
const ANSWER_MS = 120_000;

/** What we use of the vendors' scripts. */
type Scripts = {
  turnstile?: {
    render(
      place: HTMLElement,
      options: Record<"sitekey" | "action" | "appearance", string> & {
        callback(token: string): void;
        "error-callback"(): void;
      },
    ): string;
    remove(widget: string): void;
  };
  hcaptcha?: {
    render(place: HTMLElement, options: { sitekey: string; size: "invisible" }): string;
    execute(widget: string, options: { async: true }): Promise<{ response: string }>;
    remove(widget: string): void;
  };
};

/** Cloudflare's, which hardly ever shows anything. @throws ApiError */
export async function turnstile(sitekey: string, action: string): Promise<string> {
  const script = await scriptOf("turnstile");
  return inPlace(
    (place) =>
      new Promise((resolve, reject) => {
        script.render(place, {
          sitekey,
          action,
          appearance: "interaction-only",
          callback: resolve,
          "error-callback": () => reject(unproved()),
        });
      }),
  );
}

/** hCaptcha's, which asks only whom it doubts. @throws ApiError */
export async function hcaptcha(sitekey: string): Promise<string> {
  const script = await scriptOf("hcaptcha");
  return inPlace(async (place) => {
    const widget = script.render(place, { sitekey, size: "invisible" });
    // It rejects with a word of its own, such as when the person closes its puzzle.
    return (await script.execute(widget, { async: true }).catch(() => Promise.reject(unproved()))).response;
  });
}

/** Gives a widget a place in the form that somebody is at: a dialog lets nobody press what is outside. */
async function inPlace(work: (place: HTMLElement) => Promise<string>): Promise<string> {
  const form = document.activeElement?.closest("form") ?? document.body;
  const place = form.appendChild(document.createElement("div"));
  try {
    return await before(ANSWER_MS, work(place), () => unproved());
  } finally {
    place.remove();
  }
}

async function scriptOf<V extends Vendor>(vendor: V): Promise<NonNullable<Scripts[V]>> {
  const blocked = () =>
    unproved(
      t(
        "Your browser does not load {name}, which keeps programs out here. Allow it in your content blocker, then try again.",
        {
          name: NAMES[vendor],
        },
      ),
    );
  await foreignScript(SCRIPTS[vendor], blocked);
  const script = (globalThis as Scripts)[vendor];
  if (!script) throw blocked();
  return script;
}
