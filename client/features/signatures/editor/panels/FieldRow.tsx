import type { ReactNode } from "react";
import { RowMenu, type RowMenuProps } from "./RowMenu.tsx";

/** One field of a list that can be put in order: handle, field, menu. Both stand beside the control, whatever is under it. */
export function FieldRow({ children, ...menu }: RowMenuProps & { children: ReactNode }) {
  return (
    <div className="flex items-start gap-1">
      <div className="mt-6">{menu.move.handle}</div>
      <div className="flex min-w-0 flex-1 gap-1">{children}</div>
      <div className="mt-6.5 touch:mt-6">
        <RowMenu {...menu} />
      </div>
    </div>
  );
}
