import { before, foreignScript } from "#client/lib/foreignScript.ts";

const SCRIPT = "https://sdk.canva.com/designbutton/v2/api.js";
const READY_MS = 15_000;

/** What we use of Canva's design button. */
type DesignButton = {
  createDesign(options: {
    design: { type: string; dimensions: { width: number; height: number } };
    editor: { publishLabel: string };
    onDesignPublish(published: { exportUrl: string }): void;
  }): void;
};
type WithCanva = { Canva?: { DesignButton?: { initialize(options: { apiKey: string }): Promise<DesignButton> } } };

/** @throws what `blocked` makes, when Canva's script does not load or does not answer */
export async function designButton(apiKey: string, blocked: () => Error): Promise<DesignButton> {
  await foreignScript(SCRIPT, blocked);
  const canva = (globalThis as WithCanva).Canva?.DesignButton;
  if (!canva) throw blocked();
  return before(READY_MS, canva.initialize({ apiKey }), blocked);
}
