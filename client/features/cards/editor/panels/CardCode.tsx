import { Group } from "#client/features/signatures/editor/panels/Group.tsx";
import { Link } from "#client/lib/links.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Select } from "#client/ui/Select.tsx";
import { LARGE_MM, SMALL_MM } from "#shared/cards/qr.ts";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useCardQr } from "../../front/useCardQr.ts";
import { useLinkedPages } from "../../front/useLinkedPages.ts";
import { useCard, useContentField } from "../session/CardEditingContext.tsx";

/** In the place of a hash: the code leads to the card itself. */
const ITSELF = "";

/** Where the code on the card leads: to a page, or into the address book. */
export function CardCode() {
  const type = useContentField("qrType");
  const linked = useContentField("linkedPage");
  const { minMm } = useCardQr(useCard(({ content }) => content));
  const { pages, problem } = useLinkedPages();
  const page = pages?.find(({ hash }) => hash === linked.value);
  // One that is no longer seen stays chosen until somebody chooses another: it may be back.
  const isLost = linked.value !== null && pages !== null && !page;
  return (
    <Group title={t("QR code")}>
      <SegmentedControl
        label={t("The code on the card")}
        hint={
          type.value === "page"
            ? t("Leads to the page of your choice, which you can change later.")
            : t(
                "Saves you as a contact, also without a network. What you change later is not in codes that are printed.",
              )
        }
        options={[
          { value: "page", label: t("Opens a page") },
          { value: "contact", label: t("Saves the contact") },
        ]}
        value={type.value}
        onChange={type.set}
      />
      {type.value === "page" && (
        <Select
          label={t("Page")}
          size="small"
          data-field={linked.path}
          error={linked.error ?? problem ?? undefined}
          value={linked.value ?? ITSELF}
          options={[
            { value: ITSELF, label: t("This card") },
            ...(pages ?? []).map(({ hash, name, isPublished }) => ({
              value: hash,
              label: isPublished ? name || t("Without a title") : t("{name} (not published)", { name }),
            })),
            ...(isLost ? [{ value: linked.value ?? "", label: t("A page that is gone") }] : []),
          ]}
          onChange={({ target }) => linked.set(target.value === ITSELF ? null : target.value)}
        />
      )}
      {type.value === "page" && ((page && !page.isPublished) || isLost) && (
        <InlineAlert kind="warning">
          {t("Nobody can see that page now. Until somebody can, the code leads to this card.")}
        </InlineAlert>
      )}
      <p className="text-13 text-ink-muted">
        {minMm > SMALL_MM
          ? t("There is much in it: print it at least {size} mm wide.", { size: LARGE_MM })
          : t("Readable from {size} mm on paper.", { size: SMALL_MM })}{" "}
        <Link to={pathTo("scan")} className="font-medium text-link underline underline-offset-2">
          {t("Try it with your camera")}
        </Link>
      </p>
    </Group>
  );
}
