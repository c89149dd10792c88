import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useCallback, useEffect, useRef } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { CopyButton } from "#client/ui/CopyButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { checkedMail, openAddress } from "#shared/arrival/endpoints.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

/** Between two looks whether a mail has come. */
const LOOK_EVERY_MS = 4000;
/** An address that has ended gives way to the next; a clock that is ahead does not ask all the time. */
const ASK_AGAIN_MS = 60_000;
/** The address stays as it is until it comes near its end; the one before it is read for as long as it takes mail. */
const RENEW_EVERY_MS = 300_000;
const TIME = { timeStyle: "short" } as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export type CheckMail = { at: string; source: Uint8Array };

type Props = {
  hash: string;
  /** when the mail came that was looked at, or was there before anybody waited; null: none was, undefined: nobody knows yet */
  known: string | null | undefined;
  onFirstLook(known: string | null): void;
  onMail(mail: CheckMail): void;
};

/**
 * An address to send a mail to, and the waiting for it. A mail from before is not the one that is waited for: it is offered, and
 * not shown.
 */
export function CheckAddress({ hash, known, onFirstLook, onMail }: Props) {
  const { call } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const opened = useQuery({
    queryKey: ["arrival-address", hash],
    queryFn: () => call(openAddress, { params: { hash } }),
    staleTime: RENEW_EVERY_MS,
    refetchInterval: ({ state: { data } }) =>
      data && Math.min(RENEW_EVERY_MS, Math.max(ASK_AGAIN_MS, Date.parse(data.until) - Date.now())),
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
  const look = useCallback(
    ({ at, source }: { at: string; source: string }) => onMail({ at, source: bytesOf(source) }),
    [onMail],
  );
  useEffect(() => {
    if (mail === undefined) return;
    if (known === undefined) onFirstLook(mail?.at ?? null);
    else if (mail && mail.at !== known) look(mail);
  }, [mail, known, onFirstLook, look]);
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
      <p
        role="status"
        className={clsx("flex items-center gap-2 text-14 text-ink-muted", known === undefined && "invisible")}
      >
        <Spinner label="" className="size-4" />
        {t("Waiting for your mail. It is read in your browser, and deleted within an hour.")}
      </p>
      {mail && mail.at === known && (
        <Button look="secondary" size="small" className="self-start" onClick={() => look(mail)}>
          {t("Mail of {time}: look at it", { time: formatMoment(new Date(mail.at), TIME) })}
        </Button>
      )}
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
    </div>
  );
}
