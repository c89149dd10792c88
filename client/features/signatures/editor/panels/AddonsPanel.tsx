import { Plus } from "lucide-react";
import { SortableList } from "#client/ui/SortableList.tsx";
import { isPaidAddon } from "#shared/addons/addons.ts";
import { t } from "#shared/languages/translate.ts";
import { ADDON_FORMS, formOf } from "../fields/addonForms.ts";
import { moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField } from "../session/EditingContext.tsx";
import { addPart } from "../session/laterAdditions.ts";
import { AddonRow } from "./AddonRow.tsx";
import { SwitchControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { ProBadge, useIsInPlan } from "./ProBadge.tsx";

/** Extras around the signature: those in use, those to add, and our own line. */
export function AddonsPanel() {
  const { changeAtOnce } = useEditing();
  const addons = useDocument(({ general }) => general.addons);
  return (
    <>
      {addons.length > 0 && (
        <Group title={t("In your signature")}>
          <Locked lock="addons">
            <SortableList
              rows={addons}
              nameOf={({ type }) => t(formOf(type)?.label ?? type)}
              keyOf={({ key }) => key}
              // A sign stays first.
              pinned={addons[0]?.type === "sign" ? 1 : 0}
              onMove={(from, to) => changeAtOnce(({ general }) => void moveRow(general.addons, from, to - from))}
              className="flex flex-col gap-3"
              rowClassName="rounded-control bg-bg-muted p-3"
            >
              {({ type }, index, move) => <AddonRow index={index} type={type} move={move} />}
            </SortableList>
          </Locked>
        </Group>
      )}
      <Offer used={addons.map(({ type }) => type)} />
      <BrandingLine />
    </>
  );
}

function Offer({ used }: { used: readonly string[] }) {
  const editing = useEditing();
  const isLocked = editing.locks.includes("addons");
  const offered = ADDON_FORMS.filter(({ type }) => !used.includes(type));
  if (offered.length === 0) return null;
  if (isLocked)
    return (
      <Group title={t("Add")}>
        <Locked lock="addons">{null}</Locked>
      </Group>
    );
  return (
    <Group title={t("Add")}>
      <ul className="flex flex-col gap-2">
        {offered.map((form) => (
          <li key={form.type}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-control px-3 py-2 text-left text-13 ring-1 ring-line hover:bg-bg-muted"
              onClick={() => addPart(editing, form)}
            >
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2 font-medium">
                  {t(form.label)}
                  {isPaidAddon(form.type) && <ProBadge need="hasAllParts" />}
                </span>
                <span className="block text-ink-subtle">{t(form.hint)}</span>
              </span>
              <Plus className="size-4 shrink-0 text-ink-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function BrandingLine() {
  const isInPlan = useIsInPlan("canHideBranding");
  const branding = useField(
    "general.brandingLine",
    ({ general }) => general.brandingLine !== 0,
    ({ general }, isShown) => {
      general.brandingLine = isShown ? 1 : 0;
    },
  );
  return (
    <Group title={t("Branding line")}>
      <Locked lock="branding">
        <SwitchControl
          field={branding}
          label={t("“Made with Signoff”")}
          hint={
            isInPlan ? (
              t("A small line under the signature.")
            ) : (
              <>
                {t("A small line under the signature. Hiding it is part of the paid plans.")}{" "}
                <ProBadge need="canHideBranding" />
              </>
            )
          }
        />
      </Locked>
    </Group>
  );
}
