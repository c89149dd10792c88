import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import type { User } from "#shared/account/schema.ts";
import { ask } from "#shared/deletion/endpoints.ts";
import { type Deletion, TypedAddress } from "#shared/deletion/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { Reasons, type Why } from "../billing/flow/Reasons.tsx";
import { StepFlow } from "../billing/flow/StepFlow.tsx";
import { Confirm } from "./steps/Confirm.tsx";
import { Instead, questionOf } from "./steps/Instead.tsx";
import { WhatGoes } from "./steps/WhatGoes.tsx";

/** With the last one, which says that it is done. */
export const STEPS = 5;
const CONFIRM = 3;
const FORM = "delete-account";

type Props = { user: User; deletion: Deletion; onDeletion(deletion: Deletion): Promise<void> };

/** Why, what else there is, what goes, and the last question. */
export function DeleteFlow({ user, deletion, onDeletion }: Props) {
  const { call } = useApp();
  const [step, setStep] = useState(0);
  const [why, setWhy] = useState<Why>({ reason: "", comment: "" });
  const [withTeam, setWithTeam] = useState(false);
  const form = useForm(TypedAddress, { email: "" }, async ({ email }) => {
    const { reason, comment } = why;
    const body = { email, withTeam, ...(reason && { reason }), ...(comment.trim() && { comment }) };
    await onDeletion(await call(ask, { body }));
  });
  const frame = {
    step,
    count: STEPS,
    stay: { label: t("Keep my account"), to: pathTo("account-view") },
    go: { label: t("Continue"), onChoose: () => setStep(step + 1) },
    atOnce: { label: t("Delete now"), onChoose: () => setStep(CONFIRM) },
    onBack: step > 0 ? () => setStep(step - 1) : undefined,
  };
  switch (step) {
    case 0:
      return (
        <StepFlow
          {...frame}
          title={t("Why are you leaving?")}
          text={t("Your answer helps us to make Signoff better. You need not give one.")}
        >
          <Reasons {...why} onChange={setWhy} />
        </StepFlow>
      );
    case 1:
      return (
        <StepFlow {...frame} title={questionOf(why.reason)}>
          <Instead reason={why.reason} isPaid={user.isPaid} />
        </StepFlow>
      );
    case 2:
      return (
        <StepFlow {...frame} title={t("Do you have all that you want to keep?")}>
          <WhatGoes deletion={deletion} />
        </StepFlow>
      );
    default:
      return (
        <StepFlow
          {...frame}
          atOnce={undefined}
          title={t("Delete your account?")}
          go={{ label: t("Delete my account"), form: FORM, isBusy: form.isBusy }}
          problem={form.problem?.message}
        >
          <Confirm
            id={FORM}
            email={user.email}
            form={form}
            people={deletion.people}
            withTeam={withTeam}
            onWithTeam={setWithTeam}
          />
        </StepFlow>
      );
  }
}
