import { type ComponentProps, useEffect, useState } from "react";
import { t } from "#shared/languages/translate.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

const SHOWN_MS = 4000;

type Props = Omit<ComponentProps<typeof Button>, "onClick" | "onError" | "children"> & {
  label: string;
  /** what it turns to: "Copied, now paste it in Gmail" */
  done?: string;
  /** must write in the very click: some browsers refuse it after a pause. @throws when the clipboard refuses */
  copy(): Promise<void>;
  onError(): void;
};

/** Copies, says so, and never fails silently. */
export function CopyButton({ label, done = t("Copied"), copy, onError, ...rest }: Props) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <>
      <Button
        {...rest}
        icon={isDone && <Icon name="check" />}
        onClick={() => copy().then(() => setDone(true), onError)}
      >
        {isDone ? done : label}
      </Button>
      <span role="status" className="sr-only">
        {isDone && done}
      </span>
    </>
  );
}
