import { RotateCcw } from "lucide-react";
import { Button } from "#client/ui/Button.tsx";
import { visibleFields } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { resetAll } from "../session/changes.ts";
import { useDocument, useEditing, useSectionField } from "../session/EditingContext.tsx";
import { newSignature } from "../session/editing.ts";
import { BringAlong } from "./BringAlong.tsx";
import { Contacts } from "./Contacts.tsx";
import { CustomFields } from "./CustomFields.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { TextControl } from "./TextControl.tsx";

/** Names, contacts and custom fields. */
export function GeneralPanel() {
  return (
    <>
      <BringAlong />
      <Names />
      <Contacts />
      <CustomFields />
      <ResetAll />
    </>
  );
}

/** One step of the history, so nothing is asked. */
function ResetAll() {
  const { locks, removeAtOnce } = useEditing();
  if (locks.length > 0) return null;
  return (
    <Group title={t("Start over")}>
      <p className="text-13 text-ink-muted">
        {t("Empties every field, takes off the pictures and resets the design.")}
      </p>
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
        onClick={() => removeAtOnce((document) => resetAll(document, newSignature()), t("Everything was reset."))}
      >
        {t("Reset all")}
      </Button>
    </Group>
  );
}

function Names() {
  const { department } = visibleFields(useDocument(({ design }) => design.templateId));
  return (
    <Group title={t("About you")}>
      <Locked lock="name">
        <TextControl field={useSectionField("general", "name")} label={t("Name")} autoComplete="name" />
      </Locked>
      <Locked lock="position">
        <TextControl
          field={useSectionField("general", "position")}
          label={t("Position")}
          autoComplete="organization-title"
        />
      </Locked>
      <Locked lock="department">
        <TextControl field={useSectionField("general", "department")} label={t("Department")} isHidden={!department} />
      </Locked>
      <Locked lock="company">
        <TextControl field={useSectionField("general", "company")} label={t("Company")} autoComplete="organization" />
      </Locked>
    </Group>
  );
}
