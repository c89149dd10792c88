import clsx from "clsx";
import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { t } from "#shared/languages/translate.ts";

type Props = {
  label: string;
  isBusy: boolean;
  /** the field it belongs to */
  path?: string | undefined;
  onFile(file: File): void;
};

/** Where a picture is dropped, pasted or picked. */
export function FileDrop({ label, isBusy, path, onFile }: Props) {
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
      <ImageUp className="size-5 shrink-0 text-ink-subtle" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block font-medium text-link">{isBusy ? t("Reading the picture") : label}</span>
        <span className="block text-ink-subtle">
          <span className="touch:hidden">{t("or drop it here.")} </span>
          {t("Any picture, as large as it is.")}
        </span>
      </span>
      <input
        id={id}
        type="file"
        accept="image/*"
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
