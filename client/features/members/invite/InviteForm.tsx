import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useApp, useIsSold } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { t } from "#shared/languages/translate.ts";
import { addressesIn } from "#shared/members/addresses.ts";
import { MAX_INVITED_AT_ONCE, MAX_PASTED_LENGTH, MEMBER_INVITATION_HOURS } from "#shared/members/constants.ts";
import { checkAddresses, inviteMany } from "#shared/members/endpoints.ts";
import type { Seats } from "#shared/members/schema.ts";
import { RightsFields } from "../rights/RightsFields.tsx";
import { inVerbs } from "../rights/rights.ts";
import { useAttempt } from "../useAttempt.ts";
import { AddressList } from "./AddressList.tsx";
import type { Draft } from "./draft.ts";
import { isNew, isThere, verdictsNow } from "./verdicts.ts";
import type { View } from "./view.ts";

/** Quiet time before the addresses are looked at. */
const AFTER_MS = 400;
const AN_ADDRESS = /@[^\s@]+\.[^\s@]/;

type Props = {
  team: Seats;
  draft: Draft;
  onDraft(draft: Draft): void;
  onView(view: View): void;
  onInvited(count: number): Promise<void>;
  onClose(): void;
};

/** The form: addresses as people paste them, what would become of each, and what they may do. */
export function InviteForm({ team, draft, onDraft, onView, onInvited, onClose }: Props) {
  const { call } = useApp();
  const isSold = useIsSold();
  const client = useQueryClient();
  const id = useId();
  const { text, leftOut, rights } = draft;
  const settled = useSettled(text);
  const { isBusy, problem, attempt } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const [hint, setHint] = useState<string>();
  const lookingAt = (asked: string) => ({
    // What was found when there were fewer seats is no answer for whoever is back from getting more.
    queryKey: ["addresses", team.seats, asked],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(checkAddresses, { body: { text: asked } }, { signal }),
    staleTime: 10_000,
  });
  const checked = useQuery({
    ...lookingAt(settled),
    enabled: AN_ADDRESS.test(settled),
    placeholderData: keepPreviousData,
  });
  const found = settled === "" ? undefined : checked.data;
  const items = useMemo(() => (found ? verdictsNow(found.items, leftOut, found.team) : []), [found, leftOut]);
  // Hundreds of them are drawn when there is time: the next letter comes first.
  const shown = useDeferredValue(items);
  const free = Math.max(0, (found?.team ?? team).seats - (found?.team ?? team).used);
  const people = items.filter(isNew);

  const submit = () =>
    attempt(async () => {
      setHint(undefined);
      if (!AN_ADDRESS.test(text)) return setHint(t("Please enter an email address."));
      const now = await client.fetchQuery(lookingAt(text));
      const all = verdictsNow(now.items, leftOut, now.team);
      const invited = all.filter(isNew);
      const room = now.team.seats - now.team.used;
      if (invited.length > room) return onView({ kind: "more signatures", wanted: invited.length, team: now.team });
      if (invited.length === 0) {
        const there = all.filter(isThere);
        if (there.length > 0) return onView({ kind: "used", people: there });
        return setHint(t("There is no address that can be invited. Please look at the list."));
      }
      const first = invited.slice(0, MAX_INVITED_AT_ONCE);
      const answer = await invite(first.map(({ email, name }) => ({ email, name })));
      if (!answer) return;
      const full = answer.items.filter(({ verdict }) => verdict === "mailedEnough");
      if (answer.invited > 0) await onInvited(answer.invited);
      // What one call does not bear, and what was not looked at yet, is for the next press.
      const rest = [...invited.slice(MAX_INVITED_AT_ONCE), ...addressesIn(text).slice(now.items.length)];
      const left = [...rest.filter(({ email }) => !leftOut.has(email)), ...full];
      onDraft({ ...draft, text: left.map(addressLine).join("\n"), leftOut: new Set() });
      if (left.length === 0) return onClose();
      if (rest.length > 0)
        return setHint(
          t(
            "{count, plural, one {# person was invited} other {# people were invited}}: that is as many as go at once. Send the rest now.",
            { count: answer.invited },
          ),
        );
      setHint(
        t(
          "{count, plural, one {This address has got too many emails today and was not invited.} other {These # addresses have got too many emails today and were not invited.}} Please try again tomorrow.",
          { count: full.length },
        ),
      );
    });

  /** @returns null where the dialog shows why not */
  async function invite(wanted: { email: string; name: string }[]) {
    try {
      return await call(inviteMany, { body: { people: wanted, ...rights } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "invite_unavailable") onView({ kind: "not paid" });
      else if (error.code === "seat_limit") {
        // Somebody else was faster: how many there are now says the server.
        await client.invalidateQueries({ queryKey: ["addresses"] });
        const now = await client.fetchQuery(lookingAt(text));
        onView({ kind: "more signatures", wanted: wanted.length, team: now.team });
      } else throw error;
      return null;
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Invite people")}
      description={t("Each gets a mail with a link of their own, which works for {hours} hours.", {
        hours: MEMBER_INVITATION_HOURS,
      })}
      actions={
        <>
          <p
            className="mr-auto self-center text-13 text-ink-muted tabular-nums max-sm:order-last max-sm:mr-0"
            role="status"
          >
            {isSold && t("{count, plural, one {# seat is free} other {# seats are free}}", { count: free })}
          </p>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {people.length > 1
              ? t("Send {count, plural, one {# invitation} other {# invitations}}", { count: people.length })
              : t("Send invitation")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="mt-4 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Textarea
          label={t("Email addresses")}
          hint={t("One or many: paste a list, or a line from your mail program such as Ana Ruiz <ana@example.com>.")}
          error={hint}
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          data-autofocus
          maxLength={MAX_PASTED_LENGTH}
          value={text}
          onChange={({ target }) => {
            setHint(undefined);
            onDraft({ ...draft, text: target.value });
          }}
        />
        {checked.isError && <RetryAlert retry={() => void checked.refetch()}>{messageOf(checked.error)}</RetryAlert>}
        {found && found.items.length > 0 && (
          <AddressList
            items={shown}
            isBusy={checked.isPlaceholderData || text !== settled}
            leftOutCount={found.items.length - items.length}
            onLeaveOut={(email) => onDraft({ ...draft, leftOut: new Set([...leftOut, email]) })}
            onPutBack={() => onDraft({ ...draft, leftOut: new Set() })}
          />
        )}
        <div className="rounded-card border border-line">
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-12 w-full items-center gap-3 rounded-card px-4 py-2.5 text-left hover:bg-bg-muted"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="min-w-0 flex-1">
              <span className="block text-13 font-medium">{t("What they may do")}</span>
              <span className="block text-13 text-ink-muted">{summaryOf(rights)}</span>
            </span>
            <ChevronDown
              className={`size-4 shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
          </button>
          {isOpen && (
            <div className="border-t border-line px-4 py-4">
              <RightsFields value={rights} onChange={(changed) => onDraft({ ...draft, rights: changed })} />
            </div>
          )}
        </div>
      </form>
    </Modal>
  );
}

/** As mail programs write it, and as it is read back. */
const addressLine = ({ name, email }: { name: string; email: string }) => (name ? `${name} <${email}>` : email);

function summaryOf({ permissions, pagePermissions }: Draft["rights"]): string {
  const [first, second] = [inVerbs(permissions), inVerbs(pagePermissions)];
  if (first === second) return first;
  return t("Signatures: {first} · Pages and cards: {second}", { first, second });
}

/** A text, once it has rested for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
