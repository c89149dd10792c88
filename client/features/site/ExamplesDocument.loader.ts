import type { LoaderArgs } from "#client/lib/context.tsx";
import { notFound } from "#client/lib/notFound.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { PROFESSIONS } from "#shared/catalog/professions.ts";
import { shownDesign } from "./components/shownDesigns.ts";

/** All ready designs, or those of the profession that the address names. */
export function loader({ params: { profession: word } }: LoaderArgs) {
  const profession = word === undefined ? null : PROFESSIONS.get(word);
  if (profession === undefined) throw notFound();
  const wanted = PREFILLS.filter((prefill) => profession === null || prefill.profession === profession);
  return { profession, designs: wanted.map(shownDesign) };
}
