import { ImageUp } from "lucide-react";
import { FileDrop as AnyFile } from "#client/ui/FileDrop.tsx";
import { t } from "#shared/languages/translate.ts";

type Props = {
  label: string;
  isBusy: boolean;
  /** the field it belongs to */
  path?: string | undefined;
  onFile(file: File): void;
};

/** Where a picture is dropped, pasted or picked. */
export const FileDrop = ({ label, isBusy, ...rest }: Props) => (
  <AnyFile
    {...rest}
    icon={<ImageUp className="size-5 shrink-0 text-ink-subtle" aria-hidden="true" />}
    label={isBusy ? t("Reading the picture") : label}
    hint={t("Any picture, as large as it is.")}
    accept="image/*"
    isBusy={isBusy}
  />
);
