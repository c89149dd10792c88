import { Suspense, useRef } from "react";
import { useLoaderData } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Hero } from "./components/Hero.tsx";
import type { Typed } from "./components/typed.ts";
import type { loader } from "./HomeScreen.loader.ts";

// Below the fold: in the page from the server, brought to life when its own file has arrived.
const HomeSections = lazyPart(async () => (await import("./components/HomeSections.tsx")).HomeSections);

export function Screen() {
  const { hero, ...shown } = useLoaderData<typeof loader>();
  const typed = useRef<Typed>(null);
  return (
    <>
      <Hero {...hero} typed={typed} />
      <Suspense>
        <HomeSections {...shown} typed={typed} />
      </Suspense>
    </>
  );
}
