import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { msg, t } from "#shared/languages/translate.ts";
import { answer } from "#shared/members/access/endpoints.ts";
import type { AccessRequest, Wanted } from "#shared/members/access/schema.ts";

/** What somebody would like, as a sentence about them. */
const WISHES: Readonly<Record<Wanted, string>> = {
  create: msg("would like to create signatures."),
  edit: msg("would like to edit signatures."),
  send: msg("would like to send signatures."),
  duplicate: msg("would like to duplicate signatures."),
  delete: msg("would like to delete signatures."),
  signature: msg("would like a signature."),
};

const ANSWERED = {
  grant: msg("{name} may do it now, and is told so."),
  promise: msg("{name} is told that a signature is coming. Assign one in the list below."),
  decline: msg("{name} is told."),
} as const;

/** The request and the answer that a link in a mail was about. */
export type Mailed = { id: string; answer: string | null };

type Props = { first: readonly AccessRequest[]; mailed?: Mailed | null; onChanged(): Promise<unknown> };

/**
 * What members have asked for, each with an answer of one press. Whoever asked is mailed it.
 * @param mailed stands first, with its answer under the finger: links are opened by programs too, so the press is the person's
 */
export function Requests({ first, mailed = null, onChanged }: Props) {
  const [requests, setRequests] = useState(() =>
    first.toSorted((a, b) => Number(b.id === mailed?.id) - Number(a.id === mailed?.id)),
  );
  const isOver = mailed !== null && !first.some(({ id, isGranted }) => id === mailed.id && !isGranted);
  useEffect(() => {
    if (mailed) document.getElementById(`${mailed.answer}-${mailed.id}`)?.focus();
  }, [mailed]);
  const over = isOver && (
    <InlineAlert kind="info" className="mb-6">
      {t("The request of that mail has been answered, or was taken back.")}
    </InlineAlert>
  );
  if (requests.length === 0) return over;
  return (
    <>
      {over}
      <section aria-labelledby="requests" className="mb-6 rounded-card bg-surface p-5 shadow-2">
        <h2 id="requests" className="text-16 font-semibold">
          {t("{count, plural, one {# request} other {# requests}} for access", { count: requests.length })}
        </h2>
        <ul className="mt-3 divide-y divide-line">
          {requests.map((request) => (
            <Request
              key={request.id}
              request={request}
              onAnswered={async () => {
                setRequests((now) => now.filter(({ id }) => id !== request.id));
                await onChanged();
              }}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function Request({ request, onAnswered }: { request: AccessRequest; onAnswered(): Promise<void> }) {
  const { call } = useApp();
  const { id, member, wanted, note, isGranted } = request;
  const [busy, setBusy] = useState<"grant" | "decline" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const name = member.name || member.email;
  const reply = async (said: "grant" | "decline") => {
    if (busy) return;
    setBusy(said);
    setProblem(null);
    try {
      await call(answer, { params: { id }, body: { answer: said } });
      showToast({
        kind: "success",
        text: t(ANSWERED[said === "decline" ? said : wanted === "signature" ? "promise" : "grant"], { name }),
      });
      await onAnswered();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody else who manages the team was faster.
      if (error.code === "request_answered" || error.code === "not_found") return onAnswered();
      setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-64 text-14">
        <p>
          <bdi className="font-medium">{name}</bdi> {t(WISHES[wanted])}
        </p>
        {member.name && <p className="truncate text-13 text-ink-muted">{member.email}</p>}
        {note && <p className="mt-1 text-13 wrap-anywhere whitespace-pre-line text-ink-muted">“{note}”</p>}
      </div>
      {isGranted ? (
        <p className="text-13 text-ink-muted">{t("You have promised one. Assign it in the list below.")}</p>
      ) : (
        <div className="flex gap-2">
          <Button
            id={`decline-${id}`}
            look="secondary"
            size="small"
            isLoading={busy === "decline"}
            onClick={() => void reply("decline")}
          >
            {t("Decline")}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button id={`grant-${id}`} size="small" isLoading={busy === "grant"} onClick={() => void reply("grant")}>
            {t("Grant")}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
      {problem && (
        <InlineAlert kind="danger" className="w-full">
          {problem}
        </InlineAlert>
      )}
    </li>
  );
}
