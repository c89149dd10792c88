import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLateCommands } from "#client/lib/commands.ts";
import { MailMock } from "#client/ui/MailMock.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { type Ground, type Room, SignatureFrame } from "#client/ui/SignatureFrame.tsx";
import { t, translated } from "#shared/languages/translate.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import { formName } from "../formNames.ts";
import type { Form } from "../install/clipboard.ts";
import type { useShown } from "./useShown.ts";
import { CLIENT_VIEWS, type ClientView, DEVICES, type Device, GROUNDS } from "./views.ts";

/** The whole signature, the short one, and the others that it has. */
const formsOf = (own: readonly FormKey[]): readonly { value: Form; label: string }[] => [
  { value: "full", label: t("New mail") },
  ...(["reply", ...own.filter((form) => form !== "reply")] as const).map((value) => ({
    value,
    label: formName(value),
  })),
];

type Props = {
  /** whose signature it is; may be empty */
  name: string;
  /** those that it has of its own */
  forms: readonly FormKey[];
  shown: ReturnType<typeof useShown>;
  /** what the drawing will measure, where that is known */
  room?: Room;
  onDraw?(body: HTMLElement): void;
};

/** A mail with the signature under it, and the ways to look at it. */
export function MailView({ name, forms, shown, room, onDraw }: Props) {
  const [ground, setGround] = useState<Ground>("light");
  const [device, setDevice] = useState<Device>("desktop");
  // Paper is white.
  useEffect(() => {
    const lighten = () => flushSync(() => setGround("light"));
    addEventListener("beforeprint", lighten);
    return () => removeEventListener("beforeprint", lighten);
  }, []);
  useLateCommands(async () => {
    const { lookCommands } = await import("./lookCommands.ts");
    return [
      ...lookCommands("form", t("Kind of mail"), shown.form, formsOf(forms), shown.chooseForm),
      ...lookCommands("ground", t("Mail"), ground, translated(GROUNDS), setGround),
      ...lookCommands("seen", t("Seen in"), shown.view, translated(CLIENT_VIEWS), shown.chooseView),
    ];
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
        {forms.every((form) => form === "reply") ? (
          <SegmentedControl
            label={t("Kind of mail")}
            isLabelHidden
            options={formsOf(forms)}
            value={shown.form}
            onChange={shown.chooseForm}
          />
        ) : (
          <Select
            label={t("Kind of mail")}
            isLabelHidden
            size="small"
            options={formsOf(forms)}
            value={shown.form}
            onChange={(event) => void shown.chooseForm(event.target.value as Form)}
          />
        )}
        <SegmentedControl
          label={t("Mail")}
          isLabelHidden
          options={translated(GROUNDS)}
          value={ground}
          onChange={(value) => setGround(value)}
        />
        <SegmentedControl
          className="max-sm:hidden"
          label={t("Device")}
          isLabelHidden
          options={translated(DEVICES)}
          value={device}
          onChange={(value) => setDevice(value)}
        />
        <div className="flex min-w-44 flex-1 items-center gap-2">
          <span aria-hidden="true" className="text-13 whitespace-nowrap text-ink-muted">
            {t("Seen in")}
          </span>
          <div className="min-w-0 flex-1">
            <Select
              label={t("Seen in")}
              isLabelHidden
              size="small"
              options={translated(CLIENT_VIEWS)}
              value={shown.view}
              onChange={(event) => void shown.chooseView(event.target.value as ClientView)}
            />
          </div>
        </div>
      </div>
      <MailMock
        from={name.trim() || t("You")}
        subject={shown.form === "reply" ? t("Re: Notes from this morning") : t("Notes from this morning")}
        ground={ground}
        isPhone={device === "phone"}
      >
        <div data-printed>
          <SignatureFrame
            html={shown.draw(ground)}
            title={name.trim() ? t("Signature of {name}", { name: name.trim() }) : t("Signature of the owner")}
            ground={ground}
            isScaled
            room={room}
            onDraw={onDraw}
          />
        </div>
      </MailMock>
    </>
  );
}
