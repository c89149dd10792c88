import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Puts a screen's own actions into the header, beside the account area. Appears once the page is interactive. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById("header-actions")), []);
  return slot && createPortal(children, slot);
}
