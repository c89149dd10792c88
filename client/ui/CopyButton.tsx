import { type ComponentProps, useEffect, useState } from "react";
import { type Command, useCommands } from "#client/lib/commands.ts";
import { showToast } from "#client/lib/toasts.ts";
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
  /** the command that it is too */
  command?: Pick<Command, "id" | "keys">;
};

/** Copies, says so, and never fails silently. */
export function CopyButton({ label, done = t("Copied"), copy, onError, command, ...rest }: Props) {
  const [isDone, setDone] = useState(false);
  // Whoever asks for it by its name need not have the button in sight.
  const tell = () => void showToast({ kind: "success", text: done });
  useCommands(() =>
    command ? [{ ...command, label, group: "signature", run: () => void copy().then(tell, onError) }] : [],
  );
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <>
      <Button
        {...rest}
        aria-keyshortcuts={command?.keys?.join(" ")}
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
