import { useDeferredValue, useState } from "react";
import { Input } from "#client/ui/Input.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { usePeople } from "./usePeople.ts";

type Props = { value: string; onChange(id: string): void };

/** One of the team's people: from a list, and in a large team after a word of their name. */
export function PersonPicker({ value, onChange }: Props) {
  const [words, setWords] = useState("");
  const { data } = usePeople(useDeferredValue(words));
  const people = data?.items ?? [];
  const isLarge = words !== "" || (data?.hasMore ?? false);
  return (
    <div className="flex flex-col gap-3">
      {isLarge && (
        <Input
          label={t("Find a person")}
          type="search"
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Select
        label={t("Person")}
        value={people.some(({ id }) => id === value) ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: "", label: people.length > 0 ? t("Choose a person") : t("Nobody found"), isDisabled: true },
          ...people.map(({ id, email, facts }) => ({
            value: id,
            label: facts.name ? `${facts.name} (${email})` : email,
          })),
        ]}
      />
    </div>
  );
}
