import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { forgetMails, listMails } from "#shared/extension/endpoints.ts";
import type { SentMail } from "#shared/extension/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";

const MAILS = ["sent-mails"];
const MOMENT = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** One's sent mails with what was counted of them; nothing where none is, or was. */
export function Mails() {
  const { call } = useApp();
  const client = useQueryClient();
  const [isForgetting, setForgetting] = useState(false);
  const query = useInfiniteQuery({
    queryKey: MAILS,
    queryFn: ({ pageParam, signal }) => call(listMails, { querystring: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  });
  const forgetting = useMutation({
    mutationFn: () => call(forgetMails, {}),
    onSuccess: async () => {
      setForgetting(false);
      await client.invalidateQueries({ queryKey: MAILS });
      showToast({ kind: "success", text: t("The list is empty.") });
    },
  });
  if (query.isError && !query.data)
    return <RetryAlert retry={() => void query.refetch()}>{messageOf(query.error)}</RetryAlert>;
  if (!query.data) return <Spinner label={t("Loading your mails")} />;
  const mails = [
    ...new Map(query.data.pages.flatMap(({ items }) => items).map((mail) => [mail.id, mail] as const)).values(),
  ];
  const isOn = query.data.pages[0]?.isOn ?? false;
  if (!isOn && mails.length === 0) return null;
  return (
    <PageCard
      title={t("Your sent mails")}
      text={t(
        "Mails that the extension wrote. Nothing of what they say is kept, nor to whom they went. A mail program may load images without anybody reading, and somebody may read without loading any.",
      )}
      actions={
        mails.length > 0 && (
          <Button look="ghost" size="small" onClick={() => setForgetting(true)}>
            {t("Empty the list")}
          </Button>
        )
      }
    >
      {mails.length === 0 ? (
        <p className="text-14 text-ink-muted">{t("None yet. Send a mail from Gmail or Outlook on the web.")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            look="secondary"
            size="small"
            isLoading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t("Load more")}
          </Button>
        </div>
      )}
      <ConfirmModal
        isOpen={isForgetting}
        isDangerous
        title={t("Empty the list?")}
        description={t("What was counted of these mails is deleted. It stays in the sums of your signature.")}
        action={t("Empty the list")}
        isLoading={forgetting.isPending}
        error={forgetting.error ? messageOf(forgetting.error) : undefined}
        onConfirm={() => forgetting.mutate()}
        onClose={() => setForgetting(false)}
      />
    </PageCard>
  );
}

function Mail({ mail }: { mail: SentMail }) {
  const { subject, sentAt, opens, clicks, openedApart, clickedApart } = mail;
  const at = sentAt ? formatMoment(Date.parse(sentAt), MOMENT) : "";
  const [loads, followed] = [sumOf(openedApart), sumOf(clickedApart)];
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <bdi className="block truncate text-14 font-medium">{subject ?? t("Mail of {moment}", { moment: at })}</bdi>
        {subject && <span className="text-13 text-ink-muted">{at}</span>}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 text-14">
        <Count label={t("Image loads")} count={opens} apart={loads} />
        <Count label={t("Clicks")} count={clicks} apart={followed} />
      </dl>
    </li>
  );
}

function Count({ label, count, apart }: { label: string; count: number; apart: number }) {
  return (
    <div>
      <dt className="text-12 text-ink-subtle">{label}</dt>
      <dd>
        <span className="font-medium">{count}</span>
        {apart > 0 && (
          <span className="block text-12 text-ink-muted">{t("{count} by programs or yourself", { count: apart })}</span>
        )}
      </dd>
    </div>
  );
}

const sumOf = (byKind: SentMail["openedApart"]): number =>
  Object.values(byKind).reduce((sum: number, count) => sum + (count ?? 0), 0);
