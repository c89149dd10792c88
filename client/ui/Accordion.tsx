import { Accordion as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props<Id extends string> = {
  sections: readonly { id: Id; title: string; content: ReactNode }[];
  /** ids of those that are open; any number may be */
  open: readonly Id[];
  onOpen(open: Id[]): void;
};

/** Sections under headings that open and close. What is closed is not drawn. */
export function Accordion<Id extends string>({ sections, open, onOpen }: Props<Id>) {
  return (
    <Radix.Root type="multiple" value={[...open]} onValueChange={(ids) => onOpen(ids as Id[])}>
      {sections.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className="border-b border-line last:border-b-0">
          <Radix.Header asChild>
            <h2>
              <Radix.Trigger
                data-section={id}
                className="group flex min-h-11 w-full items-center justify-between gap-3 px-5 text-left text-14 font-semibold -outline-offset-2 hover:bg-bg-muted"
              >
                {title}
                <Icon
                  name="chevronDown"
                  className="size-4 text-ink-subtle transition-transform group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </h2>
          </Radix.Header>
          <Radix.Content className="appear px-5 pt-1 pb-5">{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
