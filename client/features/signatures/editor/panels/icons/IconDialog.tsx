import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#client/ui/Button.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { UrlField } from "#client/ui/UrlField.tsx";
import { MESSAGES } from "#shared/errors/messages.ts";
import type { Crop } from "#shared/images/crop.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_LINK_LENGTH, safeUrl } from "#shared/lib/url.ts";
import type { CropResult } from "../../inputs/CropDialog.tsx";
import { PicturePicker } from "../../inputs/PicturePicker.tsx";
import { addOwnIcon, nameProblem } from "../../pictures/ownIcons.ts";
import { ICON_PICTURE } from "../../pictures/pictureFile.ts";
import { WHOLE } from "../../pictures/pictures.ts";
import { useEditing } from "../../session/EditingContext.tsx";
import { IconSample } from "./IconSample.tsx";

type Picked = { file: File; crop: Crop; widthPx: number; heightPx: number };
type Problems = { picture?: string | undefined; name?: string | undefined; link?: string | undefined };

/** A network, shop or club that the catalogue does not know: its mark, its name and where it leads. */
export function IconDialog({ onClose }: { onClose(): void }) {
  const { editor, keepPicture, changeAtOnce } = useEditing();
  const form = useId();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [name, setName] = useState("");
  const [link, setLink] = useState("");
  const [problems, setProblems] = useState<Problems>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const found: Problems = {
      picture: picked ? undefined : t(MESSAGES.imageFile),
      name: nameProblem(name, editor.document()) ?? undefined,
      link: safeUrl(link) === null ? t(MESSAGES.invalidLink) : undefined,
    };
    flushSync(() => setProblems(found));
    if (!picked || found.name || found.link) {
      fields.querySelector<HTMLElement>(picked ? '[aria-invalid="true"]' : 'input[type="file"]')?.focus();
      return;
    }
    const { file, crop, widthPx, heightPx } = picked;
    const cropped = await keepPicture({ file, crop }, widthPx, heightPx);
    const original = await keepPicture({ file, crop: WHOLE }, widthPx / crop.width, heightPx / crop.height);
    changeAtOnce((document) => addOwnIcon(document, { name, link: link.trim(), original, cropped }));
    onClose();
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t("Your own icon")}
      description={t("A simple mark on a plain ground reads best: it is shown about 22 pixels wide.")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={form}>
            {t("Add icon")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {picked && <IconSample {...picked} />}
        <PicturePicker
          name={t("icon")}
          label={picked ? t("Choose another picture") : t("Choose a picture")}
          limits={ICON_PICTURE}
          aspects={[{ label: msg("Square"), ratio: 1 }]}
          refusal={problems.picture}
          onUse={async (file: File, { crop, widthPx, heightPx }: CropResult) => {
            setPicked({ file, crop, widthPx, heightPx });
            setProblems((now) => ({ ...now, picture: undefined }));
          }}
        />
        <Input
          label={t("Name")}
          size="small"
          autoComplete="off"
          maxLength={64}
          placeholder={t("Chess club")}
          value={name}
          error={problems.name}
          onChange={(event) => {
            setName(event.target.value);
            setProblems((now) => ({ ...now, name: undefined }));
          }}
        />
        <UrlField
          label={t("Link")}
          size="small"
          placeholder="https://…"
          maxLength={MAX_LINK_LENGTH}
          value={link}
          error={problems.link}
          onChange={(value) => {
            setLink(value);
            setProblems((now) => ({ ...now, link: undefined }));
          }}
        />
      </form>
    </Modal>
  );
}
