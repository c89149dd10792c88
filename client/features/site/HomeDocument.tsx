import { useLoaderData } from "react-router";
import { Island } from "#client/lib/island.ts";
import { HomeSections } from "./components/HomeSections.tsx";
import { Island as Hero } from "./HeroIsland.tsx";
import type { loader } from "./HomeDocument.loader.ts";

export function Document() {
  const { hero, currency: _, ...shown } = useLoaderData<typeof loader>();
  return (
    <>
      <Island part={Hero} props={hero} wakes={{ when: "touch" }} />
      <HomeSections {...shown} />
    </>
  );
}
