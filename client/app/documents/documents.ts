import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";

const DOCUMENTS = import.meta.glob<{ Document: ComponentType }>("../../features/*/*Document.tsx", { eager: true });
const LOADERS = import.meta.glob<{ loader: LoaderFunction }>("../../features/*/*Document.loader.ts", { eager: true });

/** Every document by its name in the route table. On the server alone: no browser draws one. */
export const documentsByName = (): [string, ComponentType][] =>
  Object.entries(DOCUMENTS).map(([file, { Document }]) => [
    file.slice("../../features/".length, -".tsx".length),
    Document,
  ]);

export const documentLoader = (name: string): LoaderFunction | undefined =>
  LOADERS[`../../features/${name}.loader.ts`]?.loader;
