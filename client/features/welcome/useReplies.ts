import { useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { answerSignUp, logFlow } from "#shared/account/endpoints.ts";
import { ONBOARDING_STEPS } from "#shared/account/onboarding.ts";
import type { Answers, User } from "#shared/account/schema.ts";
import { answersOf, type Replies, repliesOf } from "./replies.ts";

/** The answers, kept on the server at each step, so that they go on on another device. */
export function useReplies(user: User, answers: Answers | null) {
  const { call, session } = useApp();
  const [first] = useState(() => repliesOf(answers, user, ONBOARDING_STEPS.length - 1));
  const [replies, setReplies] = useState(first.replies);
  const [step, setStep] = useState(first.step);
  const [isUnsaved, setUnsaved] = useState(false);
  /** one after the other: an older answer never comes last */
  const line = useRef(Promise.resolve());

  const save = (next: Replies, at: number, isDone: boolean) => {
    const body = { data: answersOf(next, at, isDone) };
    line.current = line.current
      .then(() => call(answerSignUp, { body }))
      .then(
        () => setUnsaved(false),
        () => setUnsaved(true),
      );
    return line.current;
  };
  /** For whoever runs the installation, who learns where people stop; nobody waits for it. */
  const note = (action: string) =>
    void call(logFlow, { body: { data: { flow: "onboarding", step: step + 1, action } } }).catch(() => undefined);

  return {
    step,
    replies,
    /** the last answers did not arrive; they go along with the next */
    isUnsaved,
    change: (part: Partial<Replies>) => setReplies((before) => ({ ...before, ...part })),
    go(to: number, action: "next" | "skip" | "back", next: Replies = replies) {
      setReplies(next);
      setStep(to);
      note(action);
      void save(next, to, false);
    },
    /** No more questions, also where the answers do not arrive: then they are asked again one day. */
    async end(action: "done" | "leave", next: Replies = replies) {
      note(action);
      await save(next, step, true);
      const known = session.get();
      if (known) session.set({ ...known, user: { ...known.user, showQuestion: false } });
    },
  };
}
