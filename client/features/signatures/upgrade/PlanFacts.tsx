import type { ReactNode } from "react";
import { Icon } from "#client/ui/Icon.tsx";
import { NO_PLAN } from "#shared/account/schema.ts";
import { ADDON_TYPES, isPaidAddon } from "#shared/addons/addons.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { entitlements } from "#shared/members/rules.ts";
import { PAID_SOCIALS } from "#shared/signatures/rules.ts";
import { formOf } from "../editor/fields/addonForms.ts";

const FREE = entitlements({ isPaid: false, isTerminated: false, seats: 1, bonusSignatures: 0, plan: NO_PLAN });

/** The free plan beside the paid ones, as the program itself decides. */
export function PlanFacts() {
  const addons = ADDON_TYPES.filter(isPaidAddon).map((type) => t(formOf(type)?.label ?? type));
  return (
    <table className="mt-4 w-full text-left text-13">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-medium">
            <span className="sr-only">{t("What is in it")}</span>
          </th>
          <th scope="col" className="w-16 py-2 text-center font-medium">
            {t("Free")}
          </th>
          <th scope="col" className="w-28 py-2 text-center font-medium">
            {t("Paid")}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name={t("Signatures")} free={FREE.maxSignatures} paid={t("one for each place")} />
        <Row name={t("Layouts")} free={TEMPLATES.filter(({ isFree }) => isFree).length} paid={TEMPLATES.length} />
        <Row name={t("Banners to fill in, or your own")} />
        <Row name={t("Addons: {names}", { names: addons.join(", ") })} />
        <Row name={t("Links to {networks}", { networks: Object.values(PAID_SOCIALS).join(", ") })} />
        <Row name={t("Custom fields, and a link on the photo")} />
        <Row name={t("Your own shape of icons in every layout")} />
        <Row name={t("No “Made with Signoff” under it")} />
      </tbody>
    </table>
  );
}

/** One fact; without figures it is a yes in the paid plans and a no in the free one. */
function Row({ name, free, paid }: { name: string; free?: ReactNode; paid?: ReactNode }) {
  const isThere = <Icon name="check" className="mx-auto size-4 text-success" />;
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 pr-3 font-normal">
        {name}
      </th>
      <td className="py-2 text-center tabular-nums">
        {free ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t("no")}</span>
          </>
        )}
      </td>
      <td className="py-2 text-center tabular-nums">
        {paid ?? (
          <>
            {isThere}
            <span className="sr-only">{t("yes")}</span>
          </>
        )}
      </td>
    </tr>
  );
}
