import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Hero } from "./components/Hero.tsx";
import type { loader } from "./HomeScreen.loader.ts";

// Below the fold: in the page from the server, brought to life when its own file has arrived.
const HomeSections = lazyPart(async () => (await import("./components/HomeSections.tsx")).HomeSections);

export function Screen() {
  const { samples, hero } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero content={hero} html={samples[0]?.html ?? ""} />
      <Suspense>
        <HomeSections samples={samples} />
      </Suspense>
    </>
  );
}
