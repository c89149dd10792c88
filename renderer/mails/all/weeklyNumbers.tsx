import { formatNumber, formatMoment as inWords } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { MailProps } from "#shared/mail/schema.ts";
import type { Mail } from "../mail.ts";
import { Anchor, Button, Greeting, Paragraph, Row, Rows, Small } from "../parts.tsx";

type Props = MailProps<"weeklyNumbers">;
const DAY = { day: "numeric", month: "long", timeZone: "UTC" } as const;
const dayOf = (date: string) => inWords(new Date(`${date}T00:00:00Z`), DAY);

const weekOf = ({ startDate, endDate }: Pick<Props, "startDate" | "endDate">) => ({
  from: dayOf(startDate),
  to: dayOf(endDate),
});

const clicksOf = (count: number) => t("{count, plural, one {# click} other {# clicks}}", { count });

export const weeklyNumbers: Mail<"weeklyNumbers"> = {
  subject: ({ clicks, ...week }) =>
    t("{count, plural, one {# click} other {# clicks}} from {from} to {to}", { count: clicks, ...weekOf(week) }),
  preheader: ({ visitors, clicksBefore }) =>
    t("{visitors, plural, one {# visitor} other {# visitors}}; {before} in the week before.", {
      visitors,
      before: clicksOf(clicksBefore),
    }),
  reason: () => t("You get this mail once a week because you asked for your numbers at"),
  body: (props) => (
    <>
      <Greeting name={props.name} />
      <Paragraph>
        {props.teamName === ""
          ? t("This is what people did with your signatures, pages and cards from {from} to {to}.", weekOf(props))
          : t("This is what people did with the signatures, pages and cards of {team} from {from} to {to}.", {
              team: props.teamName,
              ...weekOf(props),
            })}
      </Paragraph>
      <Rows>
        <Row label={t("Clicks")}>
          <strong>{formatNumber(props.clicks)}</strong>
        </Row>
        <Row label={t("Week before")}>{formatNumber(props.clicksBefore)}</Row>
        <Row label={t("Visitors, a sum of days")}>{formatNumber(props.visitors)}</Row>
        <Row label={t("Image loads")}>{props.opens > 0 ? formatNumber(props.opens) : ""}</Row>
        <Row label={t("Views of pages and cards")}>{props.views > 0 ? formatNumber(props.views) : ""}</Row>
      </Rows>
      <Best title={t("Signatures with the most clicks")} rows={props.signatures} />
      <Best title={t("Links with the most clicks")} rows={props.links} />
      <Button href={props.url}>{t("See all numbers")}</Button>
      <Small>{t("People are counted. Scanners, programs and your own clicks are not among them.")}</Small>
      <Small>
        <Anchor href={props.stopUrl}>{t("Stop the weekly mail")}</Anchor>
      </Small>
    </>
  ),
};

/** Nothing without rows. */
function Best({ title, rows }: { title: string; rows: Props["links"] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Paragraph>
        <strong>{title}</strong>
      </Paragraph>
      <Rows>
        {rows.map(({ name, count }) => (
          <Row key={name} label={name}>
            {formatNumber(count)}
          </Row>
        ))}
      </Rows>
    </>
  );
}
