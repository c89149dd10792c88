import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AccountPage } from "#client/features/account/AccountPage.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { messageOf, withQueries } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { ConfirmModal } from "#client/ui/ConfirmModal.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { list, remove } from "#shared/domains/endpoints.ts";
import { type Domain, MAX_DOMAINS } from "#shared/domains/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { actingAs, can, hasDomainsIn } from "#shared/members/rules.ts";
import { AddDomain } from "./AddDomain.tsx";
import type { loader } from "./DomainsScreen.loader.ts";
import { DomainTile } from "./DomainTile.tsx";
import { Locked } from "./Locked.tsx";

const KEY = ["domains"];

/** The team's own domains: what is to be set for each, and how it stands. */
export const Screen = withQueries(DomainsScreen);

function DomainsScreen() {
  const first = useLoaderData<typeof loader>();
  const { call } = useApp();
  const session = useSession();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Domain | null>(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(list, {})).items,
    initialData: first,
    // Somebody who waits for their proof sees that it has come.
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "pending") ? 60_000 : false),
  });
  const reload = () => client.invalidateQueries({ queryKey: KEY });
  const removing = useMutation({
    mutationFn: ({ id }: Domain) => call(remove, { params: { id } }),
    onSuccess: async () => {
      setLeaving(null);
      showToast({ kind: "success", text: t("The domain is deleted.") });
      await reload();
    },
  });
  if (!session) return null;
  const mayManage = can(actingAs(session.user), "domains.manage");
  const hasDomains = session.user.isPaid && !session.user.isTerminated && hasDomainsIn(session.user);
  const changed = (domain: Domain) =>
    client.setQueryData<Domain[]>(KEY, (before = []) => before.map((one) => (one.id === domain.id ? domain : one)));
  return (
    <AccountPage
      title={t("Domains")}
      text={t("Show your pages, business cards and short links under an address of your own.")}
    >
      {!mayManage && (
        <InlineAlert kind="info">{t("Only the account owner and administrators change domains.")}</InlineAlert>
      )}
      {mayManage && !hasDomains && <Locked user={session.user} />}
      {mayManage && hasDomains && data.length < MAX_DOMAINS && <AddDomain onAdded={reload} />}
      {error && <InlineAlert kind="danger">{messageOf(error)}</InlineAlert>}
      {data.length === 0 && hasDomains && (
        <EmptyState title={t("No domain yet")} text={t("Until you add one, your pages are seen at our address.")} />
      )}
      {data.length > 0 && (
        <ul className="space-y-6">
          {data.map((domain) => (
            <li key={domain.id}>
              <DomainTile
                domain={domain}
                mayManage={mayManage}
                mayCheck={hasDomains}
                onChanged={changed}
                onSwitched={reload}
                onRemove={() => setLeaving(domain)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmModal
        isOpen={leaving !== null}
        title={t("Delete the domain {host}?", { host: leaving?.shown ?? "" })}
        description={t(
          "Pages, cards and new short links are at our address again; short links under this domain lead nowhere from then on. Whoever adds it again has to prove it anew.",
        )}
        action={t("Delete domain")}
        isDangerous
        isLoading={removing.isPending}
        error={removing.error ? messageOf(removing.error) : undefined}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onClose={() => setLeaving(null)}
      />
    </AccountPage>
  );
}
