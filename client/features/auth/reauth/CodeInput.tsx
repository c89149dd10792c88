import type { ComponentProps } from "react";
import { Input } from "#client/ui/Input.tsx";

/** A field for a code that is read elsewhere and typed here. */
export const CodeInput = (props: Omit<ComponentProps<typeof Input>, "ref">) => (
  <Input
    {...props}
    ref={(input) => input?.focus()}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    className="font-mono tracking-wider"
  />
);
