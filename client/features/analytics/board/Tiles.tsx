import { StatTile } from "#client/ui/StatTile.tsx";
import { APART, type Apart } from "#shared/analytics/constants.ts";
import { t } from "#shared/languages/translate.ts";
import type { Found } from "../AnalyticsScreen.loader.ts";
import type { View } from "../view.ts";
import { APART_WORDS, EVENT_WORDS } from "../words.ts";

/** As many as there is room for. */
const COLUMNS = "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))";

/** People first; who was no person is apart, and never among them. */
export function Tiles({ view: { event }, found: { all, about, apartBefore } }: { view: View; found: Found }) {
  const { label, definition } = EVENT_WORDS[event];
  const sumOf = (apart: Partial<Record<Apart, number>>, kinds: readonly Apart[]) =>
    kinds.reduce((sum, kind) => sum + (apart[kind] ?? 0), 0);
  const programs = APART.filter((kind) => kind !== "own" && (event !== "open" || kind !== "machine"));
  const beforeOf = (kinds: readonly Apart[]) => apartBefore && sumOf(apartBefore, kinds);
  const found = programs.flatMap((kind) =>
    kind !== "own" && about.apart[kind] ? [`${t(APART_WORDS[kind])}: ${about.apart[kind]}`] : [],
  );
  return (
    <dl className="mt-4 grid gap-3 sm:gap-4" style={{ gridTemplateColumns: COLUMNS }}>
      <StatTile
        isMain
        label={t(label)}
        value={all.total.total}
        before={all.before?.total ?? null}
        definition={t(definition)}
      />
      <StatTile
        label={t("Visitors")}
        value={all.total.visitors}
        before={all.before?.visitors ?? null}
        definition={t(
          "A sum of days: nobody can be told from one day to the next, so who comes on two days counts twice.",
        )}
      />
      {event === "open" && (
        <StatTile
          label={t("Loaded by mail programs")}
          value={sumOf(about.apart, ["machine"])}
          before={beforeOf(["machine"])}
          definition={t("Some mail programs load images before anybody reads. Counted apart.")}
        />
      )}
      <StatTile
        label={t("Scanners and programs")}
        value={sumOf(about.apart, programs)}
        before={beforeOf(programs)}
        definition={
          found.length > 0
            ? `${found.join(" · ")}. ${t("Counted apart.")}`
            : t("Mail gateways that test links, bots and previews. Counted apart.")
        }
      />
      <StatTile
        label={t("Own")}
        value={sumOf(about.apart, ["own"])}
        before={beforeOf(["own"])}
        definition={t("Of people of your team, in a browser that is signed in here. Counted apart.")}
      />
    </dl>
  );
}
