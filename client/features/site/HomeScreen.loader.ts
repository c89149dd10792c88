import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { sampleOptions } from "./components/sampleOptions.ts";
import { SAMPLES } from "./components/samples.ts";

export type Sample = { templateId: number; layout: string; category: string; name: string; html: string };

/** The samples, drawn: the page shows real signatures before any script runs. */
export function loader({ context }: LoaderArgs) {
  const { imageHost } = context.get(appContext).site;
  const samples = SAMPLES.map(({ content, portrait }): Sample => {
    const { templateId } = content.design;
    const template = TEMPLATES.find(({ id }) => id === templateId);
    return {
      templateId,
      layout: template?.name ?? "",
      category: template?.category ?? "",
      name: content.general.name,
      html: render(content, sampleOptions(imageHost, portrait)).html,
    };
  });
  return { samples, hero: SAMPLES[0].content };
}
