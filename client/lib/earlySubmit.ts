/**
 * For forms that are in the page before their script: a press on their button would send them as browsers do, to a page
 * that takes none, and what was typed would be gone. It is held until the form is alive, which then does as it was told.
 * Stands in every page, behind its content and before all other scripts; holds forms that are sent by `post` alone.
 */
export const HOLD_EARLY_SUBMITS =
  'addEventListener("submit",e=>{let f=e.target,d=f.dataset;if(f.method=="post"&&d.alive==null){e.preventDefault();d.pressed=""}},true)';

/** Says that a form is alive. @returns whether somebody pressed its button before */
export function comeAlive({ dataset }: HTMLFormElement): boolean {
  const wasPressed = dataset.pressed !== undefined;
  dataset.alive = "";
  delete dataset.pressed;
  return wasPressed;
}
