import type { ReactNode } from "react";
import { useSession } from "#client/lib/context.tsx";
import { BrandMark } from "#client/ui/BrandMark.tsx";
import { Logo } from "#client/ui/Logo.tsx";
import { BRANDING_TEXT } from "#renderer/signature/blocks/brandingLine.ts";
import { t } from "#shared/languages/translate.ts";
import { legibleOn, readableOn, WHITE } from "#shared/lib/color.ts";
import { filled } from "#shared/reseller/brand/colors.ts";
import { logoOf } from "#shared/reseller/brand/looks.ts";
import { type BrandFields, webUrl } from "./formSchema.ts";

type Props = { fields: BrandFields; color: string | null; logo: string | null };

const OURS = "#00686c";
/** As the line of signatures is set. */
const GREY = "#6d777b";

/** What the people of companies will see of a brand, while it is made: header, mail, and the line. On white, as most see it. */
export function BrandPreview({ fields, color, logo }: Props) {
  const email = useSession()?.user.email ?? "";
  const name = fields.senderName.trim();
  const button = filled(color ?? OURS);
  const link = legibleOn(color ?? OURS, [WHITE]);
  const shown = logoOf(logo);
  const mark = shown || name ? <BrandMark name={name} logo={shown} /> : <Logo />;
  const isLine = fields.lineText.trim() !== "" && webUrl(fields.lineUrl) !== null;
  return (
    <section
      aria-label={t("What people will see")}
      className="min-w-0 space-y-5 rounded-card bg-surface p-5 shadow-2 sm:p-6"
    >
      <h2 className="text-16 font-semibold">{t("What people will see")}</h2>
      <Part title={t("In a company")}>
        <div className="flex items-center justify-between gap-3 px-4 py-3">
          <span className="min-w-0">{mark}</span>
          <span
            className="rounded-control px-4 py-2 text-14 font-medium"
            style={{ background: button, color: readableOn(button) }}
          >
            {t("Create signature")}
          </span>
        </div>
      </Part>
      <Part title={t("In mails")}>
        <div className="border-b border-[#e4eaec] bg-[#f7f9fa] px-4 py-3 text-13">
          <p className="truncate font-semibold">
            <bdi>{name || "Signoff"}</bdi>
          </p>
          <p className="truncate text-[#4b5a60]">
            {t("Answers go to {email}", { email: fields.replyTo.trim() || t("the address of this installation") })}
          </p>
        </div>
        <div className="space-y-3 px-4 py-4 text-14">
          {mark}
          <p>{t("This is how mails to the people of your companies look.")}</p>
          <p>
            <span
              className="inline-block rounded-control px-4 py-2 font-semibold"
              style={{ background: button, color: readableOn(button) }}
            >
              {t("Log in")}
            </span>
          </p>
          <p className="truncate text-13" style={{ color: link, textDecoration: "underline" }}>
            {email}
          </p>
        </div>
      </Part>
      <Part title={t("Below signatures, pages and cards")}>
        <p className="px-4 py-3" style={{ font: "10px Arial, Helvetica, sans-serif", color: GREY }}>
          {isLine ? fields.lineText.trim() : BRANDING_TEXT}
        </p>
        {isLine && <p className="truncate px-4 pb-3 text-13 text-[#4b5a60]">{webUrl(fields.lineUrl)}</p>}
      </Part>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-13 text-ink-muted">{title}</h3>
    <div className="overflow-hidden rounded-card border border-[#d5dde0] bg-white text-[#0b1f24]">{children}</div>
  </div>
);
