import type { App } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { changesBetween } from "#shared/identity/changes.ts";
import { type Held, type Holder, identityOf } from "#shared/identity/identity.ts";
import { t } from "#shared/languages/translate.ts";
import { findTargets } from "./targets.ts";
import { placesIn, questionOf } from "./words.ts";

/**
 * Asks, after something was saved, where else of the same person a change of it is to be made: a toast names the places, and
 * leads to the choice. Nothing is said where nothing else had what it had, and nobody waits for it.
 * @param before what was saved before this time @param after what is saved now
 */
export async function offerCarry<H extends Holder>(
  app: App,
  { holder, hash }: { holder: H; hash: string },
  before: Held[H],
  after: Held[H],
): Promise<void> {
  const who = identityOf(holder, before);
  const changes = changesBetween(who, identityOf(holder, after));
  if (changes.length === 0) return;
  // A favour: who cannot be asked now is not told of it.
  const targets = await findTargets(app, { holder, hash }, who, changes).catch(() => []);
  if (targets.length === 0) return;
  const places = t("It stands elsewhere too: {places}.", { places: placesIn(targets) });
  showToast({
    kind: "info",
    text: `${places} ${questionOf(targets)}`,
    action: {
      label: t("Choose where"),
      run: () =>
        void import("./openCarry.tsx")
          .then(({ openCarry }) => openCarry(app, targets))
          .catch(() => showToast({ kind: "error", text: t("You are offline. Try it again when you are back.") })),
    },
  });
}
