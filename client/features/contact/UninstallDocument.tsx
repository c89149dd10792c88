import { Island } from "#client/lib/island.ts";
import { Island as Uninstall } from "./UninstallIsland.tsx";

export function Document() {
  return <Island part={Uninstall} props={{}} wakes={{ when: "touch" }} />;
}
