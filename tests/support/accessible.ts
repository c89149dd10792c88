import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Readings of a page on which something appears again and again. */
const MAX_READINGS = 5;

/** What a theme can break; the rest of the rules ask for nothing that has a colour. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds nothing on the page, read while nothing moves: half-way through a fade a text has less contrast
 * than the one people read. What appears in the middle of a reading, such as a dialog whose script has just come, has it
 * begin again. Frames are left out: a signature is the person's own design, the frame around it is ours.
 * @param page of which every animation and transition ends within the usual deadline
 * @param areColorsNew only: the same page was read whole, in another theme
 */
export async function expectAccessible(page: Page, { areColorsNew = false } = {}): Promise<void> {
  for (let reading = 1; ; reading++) {
    await expect
      .poll(() => page.evaluate(stillMoving), { message: "animations that do not end", intervals: [50] })
      .toEqual([]);
    const before = await page.evaluate(countMoves);
    // Legacy: frames of other sites are not read, and no second page is opened to put the findings together.
    const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode(true);
    const { violations } = await (areColorsNew ? axe.withRules(COLOR_RULES) : axe).analyze();
    if (reading < MAX_READINGS && (await page.evaluate(countMoves)) > before) continue;
    const found = violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    ]);
    expect(found).toEqual([]);
    return;
  }
}

/** In the page: how many animations and transitions have begun since this was first asked. */
function countMoves(): number {
  const counted = window as Window & { moves?: { count: number } };
  if (!counted.moves) {
    const moves = { count: 0 };
    counted.moves = moves;
    for (const type of ["animationstart", "transitionrun"]) document.addEventListener(type, () => moves.count++, true);
  }
  return counted.moves.count;
}

/** In the page, two frames on (a click's own changes are drawn then): the elements that still fade or slide. Endless ones are left out. */
async function stillMoving(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
    .map(({ effect }) => ((effect as KeyframeEffect | null)?.target as Element | null)?.outerHTML.slice(0, 200) ?? "");
}
