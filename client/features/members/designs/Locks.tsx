import { useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import * as endpoints from "#shared/members/masters/endpoints.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import { Section } from "./Section.tsx";
import { LOCKS } from "./words.ts";

type Props = { locks: readonly LockName[]; onLocked(locks: LockName[]): Promise<unknown> };

/** What only those who manage the team change: each switch counts at once, one after the other. */
export function Locks({ locks, onLocked }: Props) {
  const { call } = useApp();
  const [wanted, setWanted] = useState<readonly LockName[]>(locks);
  const newest = useRef(wanted);
  /** what the server has said last */
  const saved = useRef(locks);
  const turn = useRef(Promise.resolve());
  const show = (next: readonly LockName[]) => {
    newest.current = next;
    setWanted(next);
  };
  const toggle = (name: LockName, isLocked: boolean) => {
    const others = newest.current.filter((one) => one !== name);
    const next = isLocked ? [...others, name] : others;
    show(next);
    turn.current = turn.current.then(async () => {
      // Whoever has switched another one since asks for both.
      if (newest.current !== next) return;
      try {
        const answer = await call(endpoints.lock, { body: { locks: [...next] } });
        saved.current = answer.locks;
        await onLocked(answer.locks);
      } catch (error) {
        // One that was switched since is asked for after this, and says what it wants of both.
        if (newest.current === next) show(saved.current);
        showToast({ kind: "error", text: messageOf(error) });
      }
    });
  };
  return (
    <Section
      title={t("The same for everybody")}
      text={t(
        "What is switched on only you and other admins can change. What is off, each person may change in their own signature.",
      )}
    >
      <div className="grid gap-x-8 gap-y-1 rounded-card bg-surface p-4 ring-1 ring-line sm:grid-cols-2 sm:p-5">
        {LOCKS.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={t(label)}
            hint={hint && t(hint)}
            checked={wanted.includes(name)}
            onChange={(isLocked) => toggle(name, isLocked)}
          />
        ))}
      </div>
    </Section>
  );
}
