import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/**
 * Expects that axe finds nothing on the page, read when nothing moves: half-way through a fade a text has less contrast than
 * the one people read. Frames are left out: a signature is the person's own design, the frame around it is ours.
 * @param page of which every animation and transition ends within the usual deadline
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(stillMoving), { message: "animations that do not end" }).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)]),
  ).toEqual([]);
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
