import { useEffect, useRef, useState } from "react";
import { Input } from "#client/ui/Input.tsx";
import type { ContactName } from "#shared/catalog/contacts.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import type { Replies } from "../replies.ts";
import type { StepProps } from "./step.ts";

const FIELDS = [
  { name: "position", label: msg("Position"), complete: "organization-title", type: "text" },
  { name: "company", label: msg("Company"), complete: "organization", type: "text" },
  { name: "phone", label: msg("Phone"), complete: "tel", type: "tel" },
  { name: "email", label: msg("Email address"), complete: "email", type: "email" },
  { name: "website", label: msg("Website"), complete: "url", type: "url" },
] as const;
type FieldName = (typeof FIELDS)[number]["name"];

/** Why a line would be dead in a mail; null for one that works. */
function problemOf(name: FieldName, replies: Replies): string | null {
  if (name === "position" || name === "company") return null;
  return contactProblem({ name: name satisfies ContactName, value: replies[name] });
}

export const hasProblems = (replies: Replies): boolean => FIELDS.some(({ name }) => problemOf(name, replies) !== null);

/** @param attempts how often somebody wanted to go on: what is wrong is said, and the first of it gets the focus each time */
export function DetailsStep({ replies, change, attempts }: StepProps & { attempts: number }) {
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  return (
    <>
      <p className="mb-4 text-16 text-ink-muted">{t("Leave out what you like: everything can be changed later.")}</p>
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, label, complete, type }) => {
          const problem = attempts > 0 || left.has(name) ? problemOf(name, replies) : null;
          return (
            <Input
              key={name}
              label={t(label)}
              name={name}
              type={type}
              inputMode={type}
              autoComplete={complete}
              maxLength={MAX_LINE_LENGTH}
              value={replies[name]}
              error={problem === null ? undefined : t(problem)}
              onChange={(event) => change({ [name]: event.target.value })}
              onBlur={() => setLeft((before) => new Set([...before, name]))}
            />
          );
        })}
      </div>
    </>
  );
}
