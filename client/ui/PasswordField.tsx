import clsx from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { t } from "#shared/languages/translate.ts";
import { controlLook, Field } from "./Field.tsx";

type Props = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordField({ label, hint, error, className, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? "text" : "password"}
            className={clsx(controlLook(), "pr-12", className)}
          />
          <button
            type="button"
            aria-label={t("Show password")}
            aria-pressed={isShown}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-subtle hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
