// biome-ignore lint/correctness/noNodejsModules: documents are drawn on the server only
import { text } from "node:stream/consumers";
import { type ComponentType, type ReactNode, use, useId } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter, useLocation } from "react-router";
import { type App, AppProvider, useApp } from "#client/lib/context.tsx";
import type { IslandProps } from "#client/lib/island.ts";

type Props = Record<string, unknown>;
type IslandModule = { Island: ComponentType<Props> };

const MODULES = import.meta.glob<IslandModule>(["../../features/*/*Island.tsx", "../*/*Island.tsx"], { eager: true });
const NAMES = new Map(Object.entries(MODULES).map(([file, { Island }]) => [Island, file]));

/** Draws the islands of one document. */
export function islandDrawer() {
  /** by their place in the document: what waits is drawn again from the start, and finds its drawing here */
  const drawn = new Map<string, Promise<string>>();
  return (island: IslandProps<Props>): ReactNode => <Drawn island={island} drawn={drawn} />;
}

/** An island as it goes into the page: drawn by itself, so that it comes to life by itself, with ids of its own. */
function Drawn({ island, drawn }: { island: IslandProps<Props>; drawn: Map<string, Promise<string>> }) {
  const { part, props, wakes, className } = island;
  const id = useId();
  const app = useApp();
  const { pathname } = useLocation();
  const name = NAMES.get(part);
  if (!name) throw new Error(`${part.name} is no island: export it as Island from a file XIsland.tsx.`);
  let html = drawn.get(id);
  if (!html) {
    html = drawAlone(part, props, app, pathname, id);
    drawn.set(id, html);
  }
  return (
    <div
      id={id}
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-when={wakes.when}
      data-query={wakes.query}
      data-kept={wakes.kept}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a line above
      dangerouslySetInnerHTML={{ __html: use(html) }}
    />
  );
}

async function drawAlone(Part: ComponentType<Props>, props: Props, app: App, path: string, id: string) {
  const { prelude } = await prerenderToNodeStream(
    <AppProvider app={app}>
      <StaticRouter location={path}>
        <Part {...props} />
      </StaticRouter>
    </AppProvider>,
    { identifierPrefix: id },
  );
  return text(prelude);
}
