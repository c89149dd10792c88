import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Spinner } from "#client/ui/Spinner.tsx";
import { t } from "#shared/languages/translate.ts";
import type { TeamInShort } from "#shared/members/schema.ts";
import { choose, own } from "#shared/members/teams/endpoints.ts";
import { pathTo } from "#shared/routes.ts";

/** For which team somebody acts who is in several. The page is loaded anew: nothing of the other team stays in it. */
export function TeamSwitch() {
  const { call } = useApp();
  const [teams, setTeams] = useState<readonly TeamInShort[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    call(own, {}, { signal: gone.signal }).then(
      ({ items }) => setTeams(items),
      // The rest of the menu is of use without it.
      () => undefined,
    );
    return () => gone.abort();
  }, [call]);
  if (teams.length < 2) return null;
  const change = async (team: TeamInShort) => {
    if (busy || team.isChosen) return;
    setBusy(team.id);
    setProblem(null);
    try {
      await call(choose, { body: { id: team.id } });
      location.assign(pathTo("dashboard"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setBusy(null);
    }
  };
  return (
    <section aria-label={t("Teams")} className="border-t border-line py-2">
      <p aria-hidden="true" className="px-3 pt-1 pb-1 text-12 text-ink-subtle">
        {t("Teams")}
      </p>
      <ul className="max-h-48 overflow-y-auto">
        {teams.map((team) => (
          <li key={team.id}>
            <button
              type="button"
              aria-current={team.isChosen || undefined}
              className="flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-brand-soft touch:min-h-11"
              onClick={() => void change(team)}
            >
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium">{nameOf(team)}</bdi>
                {!team.isOwner && team.name && (
                  <span className="block truncate text-12 text-ink-muted">{team.ownerEmail}</span>
                )}
              </span>
              {busy === team.id ? (
                <Spinner label={t("Working")} className="size-4" />
              ) : (
                team.isChosen && <Check className="size-4 shrink-0 text-link" strokeWidth={2} aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="px-3 pt-1 text-13 text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}

/** What a team is called: by its people, else by its owner. */
const nameOf = ({ name, isOwner, ownerEmail }: TeamInShort) =>
  name || (isOwner ? t("Your own team") : (ownerEmail ?? t("A team without a name")));
