import { Link } from "#client/lib/links.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import type { Found } from "../AnalyticsScreen.loader.ts";
import { Bar } from "./Details.tsx";

/** The links that were followed most. */
export function TopLinks({ links }: { links: Found["links"] }) {
  const most = links[0]?.total ?? 1;
  return (
    <PageCard
      title={t("Top links")}
      actions={
        <Link to={pathTo("links")} className="text-13 font-medium text-link underline underline-offset-2">
          {t("All links")}
        </Link>
      }
    >
      <ol className="space-y-3 text-14">
        {links.map(({ id, name, detail, total }) => (
          <li key={id}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate" dir="ltr" title={detail ?? name}>
                {withoutScheme(detail ?? name)}
              </span>
              <span className="shrink-0 font-semibold tabular-nums">{formatNumber(total)}</span>
            </span>
            <Bar share={total / most} />
          </li>
        ))}
      </ol>
    </PageCard>
  );
}

const withoutScheme = (url: string) => url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, "");
