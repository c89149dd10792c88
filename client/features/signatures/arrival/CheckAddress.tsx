import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { checkedMail, openAddress } from "#shared/arrival/endpoints.ts";
import { t } from "#shared/languages/translate.ts";

/** Between two looks whether a mail has come. */
const LOOK_EVERY_MS = 4000;
/** The address stays as it is until it comes near its end; the one before it is read for as long as it takes mail. */
const RENEW_EVERY_MS = 300_000;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

type Props = {
  hash: string;
  /** of the mail that was looked at already */
  seen: string | null;
  onMail(mail: { at: string; source: Uint8Array }): void;
};

/** An address to send a mail to, and the waiting for it. */
export function CheckAddress({ hash, seen, onMail }: Props) {
  const { call } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const opened = useQuery({
    queryKey: ["arrival-address", hash],
    queryFn: () => call(openAddress, { params: { hash } }),
    staleTime: RENEW_EVERY_MS,
    refetchInterval: RENEW_EVERY_MS,
    gcTime: 0,
  });
  const address = opened.data?.address ?? "";
  const come = useQuery({
    queryKey: ["arrival-mail", hash],
    queryFn: () => call(checkedMail, { params: { hash } }),
    enabled: address !== "",
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  });
  const mail = come.data?.mail;
  useEffect(() => {
    if (mail && mail.at !== seen) onMail({ at: mail.at, source: bytesOf(mail.source) });
  }, [mail, seen, onMail]);
  const error = opened.error ?? come.error;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14">
        {t("Write a new mail in your program, with your signature under it, and send it to this address:")}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Input
          ref={field}
          label={t("Check address")}
          isLabelHidden
          readOnly
          value={address}
          fieldClassName="min-w-0 flex-1 basis-64"
        />
        <CopyButton
          look="secondary"
          label={t("Copy address")}
          copy={() => navigator.clipboard.writeText(address)}
          onError={() => field.current?.select()}
        />
      </div>
      <p role="status" className="flex items-center gap-2 text-14 text-ink-muted">
        <Spinner label="" className="size-4" />
        {t("Waiting for your mail. It is read in your browser, and deleted within an hour.")}
      </p>
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
    </div>
  );
}
