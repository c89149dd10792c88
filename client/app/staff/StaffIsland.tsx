import { Staff } from "./Staff.tsx";

/** The administrator's panel, and the bar that says in whose name somebody acts, in a document. */
export function Island() {
  return <Staff />;
}
