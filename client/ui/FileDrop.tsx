import clsx from "clsx";
import { type ReactNode, useId, useState } from "react";
import { t } from "#shared/languages/translate.ts";

type Props = {
  icon: ReactNode;
  label: string;
  hint: string;
  /** as the browser's own chooser wants it */
  accept: string;
  isBusy: boolean;
  /** the field it belongs to */
  path?: string | undefined;
  onFile(file: File): void;
};

/** Where a file is dropped, pasted or picked. */
export function FileDrop({ icon, label, hint, accept, isBusy, path, onFile }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | undefined) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      className={clsx(
        "flex cursor-pointer items-center gap-3 rounded-control border border-dashed px-4 py-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isOver ? "border-primary bg-brand-soft" : "border-control hover:bg-bg-muted",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      {icon}
      <span className="min-w-0">
        <span className="block font-medium text-link">{label}</span>
        <span className="block text-ink-subtle">
          <span className="touch:hidden">{t("or drop it here.")} </span>
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        data-field={path}
        className="sr-only"
        disabled={isBusy}
        onChange={(event) => {
          take(event.target.files ?? undefined);
          // The same file may be chosen again after a mistake.
          event.target.value = "";
        }}
      />
    </label>
  );
}
