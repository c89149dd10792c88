import { type FormEvent, Suspense, useEffect, useState } from "react";
import { keep, kept } from "#client/lib/kept.ts";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Logo } from "#client/ui/Logo.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { StepProgress } from "#client/ui/StepProgress.tsx";
import { useHeadingOf } from "#client/ui/useHeadingOf.ts";
import { ONBOARDING_STEPS, type OnboardingStep } from "#shared/account/onboarding.ts";
import type { Answers, User } from "#shared/account/schema.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { UNSAVED_SIGNATURE_KEY } from "#shared/signatures/constants.ts";
import { CLIENT_KEY } from "../signatures/install/useClient.ts";
import { signatureOf } from "./draft.ts";
import { lookOf } from "./look.ts";
import type { Replies } from "./replies.ts";
import { ClientStep } from "./steps/ClientStep.tsx";
import { DetailsStep, hasProblems } from "./steps/DetailsStep.tsx";
import { ProfessionStep } from "./steps/ProfessionStep.tsx";
import { WhoStep } from "./steps/WhoStep.tsx";
import { useReplies } from "./useReplies.ts";

// With all that draws a signature: fetched while the first questions are answered.
const loadLook = () => import("./steps/LookStep.tsx");
const LookStep = lazyPart(async () => (await loadLook()).LookStep);

type Props = { user: User; answers: Answers | null };

const LAST = ONBOARDING_STEPS.length - 1;

export function Welcome({ user, answers }: Props) {
  const flow = useReplies(user, answers);
  const { step, replies, change } = flow;
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // Of an earlier visit. It is opened, and not written over.
  const [hasDraft] = useState(() => kept(UNSAVED_SIGNATURE_KEY) !== null);
  const heading = useHeadingOf(step);
  const navigate = useNavigate();
  useEffect(() => void loadLook().catch(() => undefined), []);
  const photo = user.picture?.url ?? null;

  const finish = async (next: Replies) => {
    setBusy(true);
    if (next.client) keep(CLIENT_KEY, next.client);
    const look = lookOf(next.look);
    const document = signatureOf(next, photo);
    look?.takeInto(document);
    if (!hasDraft) keep(UNSAVED_SIGNATURE_KEY, JSON.stringify(document));
    await flow.end("done", next);
    void navigate(pathTo("editor-create") + (look?.query ?? ""));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isRefused = ONBOARDING_STEPS[step] === "details" && hasProblems(replies);
    setAttempts(isRefused ? attempts + 1 : 0);
    if (isRefused) return;
    if (step === LAST) void finish(replies);
    else flow.go(step + 1, "next");
  };
  const skip = () => (step === LAST ? void finish({ ...replies, look: "" }) : flow.go(step + 1, "skip"));
  const leave = async () => {
    setBusy(true);
    await flow.end("leave");
    void navigate(pathTo("dashboard"));
  };

  const props = { replies, change };
  const steps = {
    who: <WhoStep {...props} />,
    profession: <ProfessionStep {...props} />,
    client: <ClientStep {...props} email={user.email} />,
    details: <DetailsStep {...props} attempts={attempts} />,
    look: (
      <Suspense fallback={<OnItsWay />}>
        <LookStep {...props} document={signatureOf(replies, photo)} />
      </Suspense>
    ),
  };
  const name = ONBOARDING_STEPS[step] ?? "who";
  return (
    <div className="mx-auto flex w-full max-w-180 flex-1 flex-col px-4 sm:px-6">
      <div className="flex h-16 items-center justify-between gap-4">
        <Link to={pathTo("home")} aria-label={t("Signoff, home")} className="rounded-chip">
          <Logo />
        </Link>
        <Button look="ghost" size="small" disabled={isBusy} onClick={() => void leave()}>
          {t("Skip the questions")}
        </Button>
      </div>
      <StepProgress step={step} count={ONBOARDING_STEPS.length} />
      <form className="mt-8 flex flex-1 flex-col" noValidate onSubmit={onSubmit}>
        <h1 ref={heading} tabIndex={-1} className="font-display text-30 font-semibold tracking-[-0.02em]">
          {t(TITLES[name])}
        </h1>
        <div className="mt-6 flex-1">{steps[name]}</div>
        {step === LAST && hasDraft && (
          <InlineAlert kind="info" className="mt-6">
            {t(
              "You have begun a signature in this browser. It opens next, in the look that you choose, with its own words.",
            )}
          </InlineAlert>
        )}
        {flow.isUnsaved && (
          <InlineAlert kind="warning" className="mt-6">
            {t("Your last answers have not arrived. Go on: they are sent again with the next ones.")}
          </InlineAlert>
        )}
        <div className="sticky bottom-0 -mx-4 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-bg px-4 py-4 sm:-mx-6 sm:px-6">
          {step > 0 && (
            <Button look="secondary" disabled={isBusy} onClick={() => flow.go(step - 1, "back")}>
              {t("Back")}
            </Button>
          )}
          <span className="flex-1" />
          <Button look="ghost" disabled={isBusy} onClick={skip}>
            {t("Skip")}
          </Button>
          <Button type="submit" isLoading={isBusy}>
            {step === LAST ? t("Open the editor") : t("Continue")}
          </Button>
        </div>
      </form>
    </div>
  );
}

const TITLES: Readonly<Record<OnboardingStep, string>> = {
  who: msg("Welcome. Who is it for?"),
  profession: msg("What do you do?"),
  client: msg("Where do you write your mails?"),
  details: msg("What should stand in your signature?"),
  look: msg("How should it look?"),
};
