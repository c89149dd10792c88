import { useDeferredValue, useState } from "react";
import { Input } from "#client/ui/Input.tsx";
import { OFFERED_SOCIALS, SOCIALS } from "#shared/catalog/socials.ts";
import { t } from "#shared/languages/translate.ts";
import { isPaidSocial } from "#shared/signatures/rules.ts";
import { socialInLink } from "../session/changes.ts";
import { NetworkIcon } from "./NetworkIcon.tsx";
import { ProBadge } from "./ProBadge.tsx";

const MAX_RESULTS = 8;

type Props = {
  /** the field it belongs to */
  path?: string;
  /** whether it says which networks a signature of the free plan goes without */
  saysPlan?: boolean;
  /** those that are offered before anything is typed; without them the best known */
  suggested?: readonly string[];
  onAdd(network: string, link: string): void;
};

/** Finds a network by name, or takes a pasted profile address and knows whose it is. */
export function SocialSearch({ path = "general.socials", saysPlan = true, suggested, onAdd }: Props) {
  const [text, setText] = useState("");
  const query = useDeferredValue(text);
  const pasted = socialInLink(query);
  const results = pasted ? [pasted] : query.trim() === "" && suggested ? suggested : find(query);
  const add = (network: string) => {
    onAdd(network, pasted ? text.trim() : "");
    setText("");
  };
  return (
    <div>
      <Input
        label={t("Find a network, or paste a link")}
        size="small"
        data-field={path}
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder={t("LinkedIn, or https://…")}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const link = event.clipboardData.getData("text");
          const network = socialInLink(link);
          if (!network) return;
          event.preventDefault();
          onAdd(network, link.trim());
          setText("");
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !text.trim() || !results[0]) return;
          event.preventDefault();
          add(results[0]);
        }}
      />
      <p role="status" className="sr-only">
        {query && t("{count, plural, one {# network} other {# networks}}", { count: results.length })}
      </p>
      {results.length > 0 ? (
        <ul className="mt-2 grid grid-cols-2 gap-2" aria-label={query ? t("Networks found") : t("Popular networks")}>
          {results.map((network) => (
            <li key={network}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-left text-13 ring-1 ring-line hover:bg-bg-muted touch:min-h-11"
                onClick={() => add(network)}
              >
                <NetworkIcon network={network} />
                <span className="truncate">
                  <span className="sr-only">{t("Add")} </span>
                  {SOCIALS[network]?.label}
                </span>
                {saysPlan && isPaidSocial(network) && (
                  <span className="ml-auto">
                    <ProBadge need="hasAllParts" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-13 text-ink-muted">
          {t("No network is called “{query}”. Choose Web for any other page.", { query })}{" "}
          <button type="button" className="font-medium text-link hover:underline" onClick={() => add("web")}>
            {t("Add Web")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Those that every plan has first. */
const BEST_KNOWN = OFFERED_SOCIALS.slice(0, MAX_RESULTS).toSorted(
  (a, b) => Number(isPaidSocial(a)) - Number(isPaidSocial(b)),
);

/** Names that start with the text come before names that contain it; without a text the best known ones. */
function find(query: string): string[] {
  const text = query.trim().toLowerCase();
  const rank = (id: string) => {
    const label = SOCIALS[id]?.label.toLowerCase() ?? "";
    return label.startsWith(text) ? 0 : label.includes(text) || id.includes(text) ? 1 : 2;
  };
  if (!text) return BEST_KNOWN;
  const ranked = OFFERED_SOCIALS.map((id) => ({ id, rank: rank(id) })).filter(({ rank }) => rank < 2);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ id }) => id);
}
