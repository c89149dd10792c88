import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/Icon.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import type { InviteVerdict, Verdict } from "#shared/members/schema.ts";
import { isNew } from "./verdicts.ts";

const VERDICTS = {
  new: { kind: "success", word: msg("Can be invited") },
  noSeat: { kind: "warning", word: msg("No seat left") },
  invited: { kind: "info", word: msg("Invited already") },
  member: { kind: "neutral", word: msg("Member already") },
  you: { kind: "neutral", word: msg("This is you") },
  twice: { kind: "neutral", word: msg("Twice in the list") },
  mailedEnough: { kind: "warning", word: msg("Got too many emails today") },
  invalid: { kind: "danger", word: msg("Not an email address") },
} as const satisfies Record<Verdict, object>;

type Props = {
  items: readonly InviteVerdict[];
  /** the text has changed since: these are of the one before */
  isBusy: boolean;
  leftOutCount: number;
  onLeaveOut(email: string): void;
  onPutBack(): void;
};

/** The addresses that were found, what would become of each, and the way to take one off. */
export function AddressList({ items, isBusy, leftOutCount, onLeaveOut, onPutBack }: Props) {
  const count = items.filter(isNew).length;
  return (
    <section aria-label={t("People to invite")} aria-busy={isBusy}>
      <p role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-13 text-ink-muted">
        <span>
          {isBusy
            ? t("Looking at the addresses …")
            : t(
                "{count, plural, =0 {Nobody can be invited} one {# person can be invited} other {# people can be invited}}",
                {
                  count,
                },
              )}
        </span>
        {leftOutCount > 0 && (
          <Button look="ghost" size="small" className="-my-1" onClick={onPutBack}>
            {t("Put {count} back", { count: leftOutCount })}
          </Button>
        )}
      </p>
      <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {items.map(({ email, name, verdict }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand there twice
            key={`${email} ${at}`}
            className="flex items-center gap-2 py-1 pr-1 pl-3 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5 py-1">
              <span className="min-w-0 flex-1 basis-44">
                {name && <bdi className="block truncate text-13 font-medium">{name}</bdi>}
                <span className="block truncate text-13 text-ink-muted" title={email}>
                  {email}
                </span>
              </span>
              <StatusPill kind={VERDICTS[verdict].kind}>{t(VERDICTS[verdict].word)}</StatusPill>
            </span>
            <IconButton
              size="small"
              label={t("Leave out {email}", { email })}
              icon={<Icon name="close" className="size-4" />}
              onClick={() => onLeaveOut(email)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
