import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Props<T extends string> = {
  label: string;
  tabs: readonly { value: T; label: string; icon?: ReactNode; content: ReactNode }[];
  value: T;
  onChange(value: T): void;
};

/** Views of one thing, one at a time. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: Props<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-14 font-medium whitespace-nowrap text-ink-muted hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink touch:min-h-11"
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
