import { useDeferredValue, useState } from "react";
import { messageOf } from "#client/lib/queries.tsx";
import { Input } from "#client/ui/Input.tsx";
import { RetryAlert } from "#client/ui/RetryAlert.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_MEMBER_SEARCH_LENGTH } from "#shared/members/constants.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { usePeople, type WantedPeople } from "./usePeople.ts";

type Props = {
  value: string;
  onChange(value: string): void;
  /** what of them the value is */
  by?: "id" | "email";
  label?: string;
  hint?: string;
  error?: string | undefined;
  /** of its field in a form */
  name?: string;
  /** only people like these */
  wanted?: WantedPeople;
  /** the id of somebody who is not offered */
  except?: string;
  /** what choosing nobody is called; left out: it has to be somebody */
  nobody?: string;
};

/** One of the team's people: from a list, and in a large team after a word of their name. */
export function PersonPicker({
  value,
  onChange,
  by = "id",
  label = t("Person"),
  hint,
  error,
  name,
  wanted = {},
  except,
  nobody,
}: Props) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<TeamMember | null>(null);
  const { data, isPending, isError, error: problem, refetch } = usePeople(useDeferredValue(words), wanted);
  const found = (data?.items ?? []).filter(({ id }) => id !== except);
  // Who was chosen stays it while somebody looks for another one.
  const isFound = found.some((person) => person[by] === value);
  const people = chosen && chosen[by] === value && !isFound ? [chosen, ...found] : found;
  const isLarge = words !== "" || (data?.hasMore ?? false);
  const none = isPending ? t("Loading") : people.length > 0 ? t("Choose a person") : t("Nobody found");
  // Nobody else is there to be chosen.
  if (nobody !== undefined && people.length === 0 && !isLarge && !isError) return null;
  if (isError) return <RetryAlert retry={() => void refetch()}>{messageOf(problem)}</RetryAlert>;
  return (
    <div className="flex flex-col gap-3">
      {isLarge && (
        <Input
          label={t("Find a person")}
          type="search"
          value={words}
          autoComplete="off"
          maxLength={MAX_MEMBER_SEARCH_LENGTH}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Select
        label={label}
        hint={hint}
        error={error}
        name={name}
        value={people.some((person) => person[by] === value) ? value : ""}
        onChange={({ target }) => {
          setChosen(people.find((person) => person[by] === target.value) ?? null);
          onChange(target.value);
        }}
        options={[
          nobody === undefined ? { value: "", label: none, isDisabled: true } : { value: "", label: nobody },
          ...people.map((person) => ({
            value: person[by],
            label: person.facts.name ? `${person.facts.name} (${person.email})` : person.email,
          })),
        ]}
      />
    </div>
  );
}
