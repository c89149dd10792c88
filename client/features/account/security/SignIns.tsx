import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ProviderMark } from "#client/features/auth/social/ProviderMark.tsx";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { begin, connect, connectPending, disconnect, dropPending, list } from "#shared/auth/social/endpoints.ts";
import type { ConnectedSignIn, SignIns as Data, ProviderId } from "#shared/auth/social/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { InPerson, useIsInPerson } from "../InPerson.tsx";

const KEY = ["sign-ins"];

/** Other places whose sign-in opens this account; nothing where the installation knows none. */
export function SignIns() {
  const { call, site } = useApp();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => call(list, {}) });
  const [leaving, setLeaving] = useState<ConnectedSignIn | null>(null);
  const keep = (fresh: Data) => client.setQueryData(KEY, fresh);
  const without = (change: Partial<Data>) => data && keep({ ...data, ...change });

  const beginning = useMutation({
    mutationFn: (provider: ProviderId) => call(begin, { body: { provider } }),
    onSuccess: ({ address }) => location.assign(address),
  });
  const accepting = useMutation({ mutationFn: () => call(connectPending, {}), onSuccess: keep });
  const dropping = useMutation({
    mutationFn: () => call(dropPending, {}),
    onSuccess: () => without({ pending: null }),
  });
  const disconnecting = useMutation({
    mutationFn: ({ id }: ConnectedSignIn) => call(disconnect, { params: { id } }),
    onSuccess: (_, gone) => {
      without({ connected: data?.connected.filter(({ id }) => id !== gone.id) ?? [] });
      setLeaving(null);
    },
  });

  const mayChange = useIsInPerson({ call: connect });
  if (site.signIns.length === 0 && !data?.connected.length) return null;
  const problem = error ?? beginning.error ?? accepting.error ?? dropping.error;
  // What waits is asked above the list.
  const taken = [data?.pending, ...(data?.connected ?? [])].map((one) => one?.provider);
  const open = data?.offers.filter(({ id }) => !taken.includes(id)) ?? [];
  return (
    <PageCard title={t("Connected sign-ins")} text={t("Log in with an account that you have elsewhere.")}>
      {problem && (
        <InlineAlert kind="danger" className="mb-4">
          {messageOf(problem)}
        </InlineAlert>
      )}
      {!data && !error && <Spinner label={t("Loading")} />}
      {!mayChange && <InPerson call={connect} />}
      {mayChange && data?.pending && (
        <InlineAlert
          kind="info"
          className="mb-4"
          actions={
            <span className="flex gap-2">
              <Button size="small" look="ghost" isLoading={dropping.isPending} onClick={() => dropping.mutate()}>
                {t("Not now")}
              </Button>
              <Button size="small" isLoading={accepting.isPending} onClick={() => accepting.mutate()}>
                {t("Connect")}
              </Button>
            </span>
          }
        >
          {t("You came with {provider} as {email}. Shall it open this account from now on?", {
            provider: data.pending.name,
            email: data.pending.email,
          })}
        </InlineAlert>
      )}
      <ul className="divide-y divide-line">
        {data?.connected.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <ProviderMark provider={row.provider} />
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-medium">{row.name}</span>
              {row.email && <span className="block truncate text-13 text-ink-muted">{row.email}</span>}
            </span>
            {mayChange && (
              <Button size="small" look="secondary" onClick={() => setLeaving(row)}>
                {t("Disconnect")}
              </Button>
            )}
          </li>
        ))}
        {open.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <ProviderMark provider={id} />
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-medium">{name}</span>
              <span className="block text-13 text-ink-muted">{t("Not connected")}</span>
            </span>
            {mayChange && (
              <Button
                size="small"
                look="secondary"
                isLoading={beginning.isPending && beginning.variables === id}
                onClick={() => beginning.mutate(id)}
              >
                {t("Connect")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmModal
        isOpen={leaving !== null}
        title={t("Disconnect {provider}?", { provider: leaving?.name ?? "" })}
        description={t(
          "It opens this account no longer. Your password still does; without one, choose it by “Forgot your password?” on the login page.",
        )}
        action={t("Disconnect")}
        isDangerous
        isLoading={disconnecting.isPending}
        error={disconnecting.error ? messageOf(disconnecting.error) : undefined}
        onConfirm={() => leaving && disconnecting.mutate(leaving)}
        onClose={() => setLeaving(null)}
      />
    </PageCard>
  );
}
