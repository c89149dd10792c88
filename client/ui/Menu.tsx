import clsx from "clsx";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useContext } from "react";
import { ModalDepth, menuLayer } from "./layers.ts";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onSelect(): void;
};

/** Actions on one thing, behind a button. `children` is that button. */
export function Menu({ items, children }: { items: readonly MenuItem[]; children: ReactNode }) {
  const depth = useContext(ModalDepth);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="appear min-w-48 rounded-card border border-line bg-surface-raised p-1.5 text-14 shadow-3"
          style={{ zIndex: menuLayer(depth) }}
        >
          {items.map(({ label, icon, isDangerous, isDisabled, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              disabled={isDisabled}
              onSelect={onSelect}
              className={clsx(
                "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-brand-soft touch:min-h-11",
                isDangerous && "text-danger",
              )}
            >
              {icon}
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
