import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useBotCheck } from "#client/lib/botCheck/useBotCheck.ts";
import { useSession } from "#client/lib/context.tsx";
import { keep, kept } from "#client/lib/kept.ts";
import { useForm } from "#client/lib/useForm.ts";
import { useIsHydrated } from "#client/lib/useIsHydrated.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import { SignOffLine } from "#client/ui/SignOffLine.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { PEOPLE_PARAM, PLAN_PARAM, TOPIC_PARAM } from "#shared/contact/constants.ts";
import { ask } from "#shared/contact/endpoints.ts";
import { ContactRequest, EMPTY_REQUEST } from "#shared/contact/schema.ts";
import { companySizeOf, fieldsOf, isTopic, peopleIn, TOPICS, topicOf } from "#shared/contact/topics.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_REQUEST_LENGTH } from "#shared/mail/constants.ts";
import { DRAFT } from "./draft.ts";
import { choices, TopicFields } from "./TopicFields.tsx";

/** Whose a draft is that was written without an account. */
const GUEST = "";
/** The way here that the product's own offers name. */
const PROPOSAL = "/proposal";

type Values = Record<keyof typeof EMPTY_REQUEST, string>;

/** A message to whoever runs this installation; what is asked depends on what it is about. */
export function Island() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10 sm:px-6 sm:py-16">
      {sentTo === null ? <ContactForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
    </div>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain(): void }) {
  return (
    <div role="status">
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Your message has arrived")}
      </h1>
      <SignOffLine className="mt-4 h-4 w-44" />
      <p className="mt-6 text-16 text-ink-muted">
        {t("Thank you for writing. A person reads it and answers to {email}.", { email })}
      </p>
      <Button look="secondary" className="mt-8" onClick={onAgain}>
        {t("Write another message")}
      </Button>
    </div>
  );
}

function ContactForm({ onSent }: { onSent(email: string): void }) {
  const asking = useBotCheck(ask);
  const initial = useInitial();
  const { form, field, problem, values, isBusy } = useForm(ContactRequest, initial, async (body) => {
    await asking.call({ body });
    keep(DRAFT, null);
    onSent(body.email);
  });
  useKeeping(values);
  const topic = isTopic(values.topic) ? values.topic : null;
  const { length } = values.request;
  return (
    <>
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Contact us")}
      </h1>
      <p className="mt-2 text-16 text-ink-muted">
        {t("Tell us what it is about, and we ask only for what helps to answer.")}
      </p>
      <form {...form} {...asking.form} className="mt-8 space-y-5">
        {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
        <Select
          {...field("topic")}
          label={t("Topic")}
          options={[{ value: "", label: t("Please choose") }, ...choices(TOPICS)]}
        />
        <Input {...field("name")} label={t("Name")} autoComplete="name" />
        <Input {...field("email")} label={t("Email address")} type="email" autoComplete="email" />
        {topic && <TopicFields topic={topic} fields={fieldsOf(topic)} field={field} />}
        <Textarea
          {...field("request")}
          label={t("Message")}
          rows={7}
          counter={length > MAX_REQUEST_LENGTH * 0.8 ? `${length}/${MAX_REQUEST_LENGTH}` : undefined}
        />
        <Button type="submit" size="large" isLoading={isBusy}>
          {t("Send message")}
        </Button>
      </form>
    </>
  );
}

/** What is known of the form before anybody fills it in: the address's topic, who is logged in, and what was not sent. */
function useInitial(): Values {
  // The page from the server is the same whatever its address asks for.
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const named = topicOf(query.get(TOPIC_PARAM));
  const asked = isHydrated ? named : null;
  const people = isHydrated ? peopleIn(query.get(PEOPLE_PARAM)) : null;
  const plan = query.get(PLAN_PARAM);
  const isProposal = useLocation().pathname.endsWith(PROPOSAL);
  const user = useSession()?.user;
  return useMemo(() => {
    const before = isHydrated ? valuesOf(kept(DRAFT), user?.id ?? GUEST) : EMPTY_REQUEST;
    const topic = asked ?? (isProposal ? "sales" : before.topic);
    return {
      ...before,
      ...(people !== null && {
        companySize: companySizeOf(people),
        request: before.request || wishOf(people, plan),
      }),
      topic,
      name: before.name || (user?.name ?? ""),
      email: before.email || (user?.email ?? ""),
    };
  }, [asked, people, plan, isProposal, isHydrated, user]);
}

/** What somebody asks for who comes from the prices, by the plan that they looked at. */
const WISHES: Readonly<Record<string, string>> = {
  "agency-hub": msg("Agency Hub for {count} people."),
  teams: msg("Teams for {count} people."),
};
const wishOf = (count: number, plan: string | null): string =>
  t(WISHES[plan ?? ""] ?? msg("A plan for {count} people."), { count });

/** Keeps what has been written for whoever has written it, until it is empty again. */
function useKeeping(values: Values) {
  const owner = useSession()?.user.id ?? GUEST;
  const hadWords = useRef(false);
  useEffect(() => {
    const hasWords = values.request !== "" || values.subject !== "";
    if (hasWords) keep(DRAFT, JSON.stringify({ owner, values }));
    else if (hadWords.current) keep(DRAFT, null);
    hadWords.current = hasWords;
  }, [owner, values]);
}

/** The texts of a draft, which anybody may have written; none of somebody else's. */
function valuesOf(draft: string | null, owner: string): Values {
  try {
    const { owner: theirs, values } = JSON.parse(draft ?? "{}");
    const texts = Object.entries(theirs === owner ? values : {}).filter(
      ([name, value]) => name in EMPTY_REQUEST && typeof value === "string",
    );
    return { ...EMPTY_REQUEST, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_REQUEST;
  }
}
