import { Island } from "#client/lib/island.ts";
import { TOPIC_PARAM } from "#shared/contact/constants.ts";
import { Island as Contact } from "./ContactIsland.tsx";
import { DRAFT } from "./draft.ts";

export function Document() {
  return <Island part={Contact} props={{}} wakes={{ when: "touch", query: TOPIC_PARAM, kept: DRAFT }} />;
}
