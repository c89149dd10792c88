import type { Command } from "#client/lib/commands.ts";
import { CONTACT_NAMES, CONTACTS } from "#shared/catalog/contacts.ts";
import { OFFERED_SOCIALS, SOCIALS } from "#shared/catalog/socials.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CONTACTS, MAX_CUSTOM_FIELDS, MAX_SOCIALS } from "#shared/signatures/constants.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { formName } from "../../formNames.ts";
import { ADDON_FORMS, formOf } from "../fields/addonForms.ts";
import type { FieldPath } from "../fields/fields.ts";
import { TAB_NAMES } from "../fields/tabNames.ts";
import { PICTURE_SLOTS } from "../inputs/pictureSlots.ts";
import { nameOf as nameOfCustom } from "../panels/CustomFields.tsx";
import { SECTION_NAMES } from "../panels/DesignPanel.tsx";
import { DESIGN_COUNT, LAYOUT_COUNT } from "../panels/picker/choices.ts";
import { labelIn } from "../panels/SocialPanel.tsx";
import { TEXT_NAMES } from "../panels/TextFormatting.tsx";
import { addContactLine, addCustomLine } from "../session/additions.ts";
import { DESIGN_SECTIONS, type Editing } from "../session/editing.ts";
import { addNetwork, addPart, firstFieldOf } from "../session/laterAdditions.ts";
import { addForm, formChoices, goToForm } from "./formChoices.ts";
import { openTab } from "./openTab.ts";

/** The ways to every field by its name, to the sections of the design, and what can be added. */
export function fieldCommands(editing: Editing): Command[] {
  const document = editing.editor.document();
  return [
    ...designs(editing),
    ...fieldsOf(document).map(
      ({ path, label, words }): Command => ({
        id: `field-${path}`,
        label,
        group: "fields",
        ...(words && { words }),
        run: () => editing.show(path),
      }),
    ),
    ...additions(editing, document),
    ...forms(editing),
    {
      id: "import",
      label: t("Bring your present signature along"),
      words: t("import, paste, vCard, website"),
      group: "signature",
      run: () => editing.change({ dialog: "import" }),
    },
    ...(editing.hash === null
      ? []
      : [
          {
            id: "history",
            label: t("Earlier versions"),
            words: t("history, restore"),
            group: "signature" as const,
            run: () => editing.change({ dialog: "history" }),
          },
        ]),
    {
      id: "ghosts",
      label: editing.view.get().hasGhosts ? t("Hide empty parts") : t("Show empty parts"),
      group: "view",
      run: () => editing.chooseGhosts(!editing.view.get().hasGhosts),
    },
  ];
}

function designs(editing: Editing): Command[] {
  const pick = (picking: "layouts" | "designs") => () => {
    // The dialog gives the focus back to where it is now.
    openTab(editing, "design");
    editing.openSection("template");
    editing.change({ picking });
  };
  return [
    ...DESIGN_SECTIONS.map(
      (section): Command => ({
        id: `section-${section}`,
        label: `${t(TAB_NAMES.design)}: ${t(SECTION_NAMES[section])}`,
        group: "places",
        run: () => editing.showSection(section),
      }),
    ),
    {
      id: "layouts",
      label: t("All {count} layouts", { count: LAYOUT_COUNT }),
      words: t("template"),
      group: "places",
      run: pick("layouts"),
    },
    {
      id: "designs",
      label: t("Browse {count} designs", { count: DESIGN_COUNT }),
      words: t("template"),
      group: "places",
      run: pick("designs"),
    },
  ];
}

/** The other forms of the signature to go on with, and those that can be made. */
function forms(editing: Editing): Command[] {
  const { there, missing } = formChoices(editing.editor.whole(), editing.locks);
  const now = editing.editor.form();
  return [
    ...[null, ...there]
      .filter((form) => form !== now)
      .map(
        (form): Command => ({
          id: `form-${form}`,
          label: `${t("Form of the signature")}: ${form === null ? t("Signature") : formName(form)}`,
          group: "places",
          run: () => goToForm(editing, form),
        }),
      ),
    ...missing.map(
      (form): Command => ({
        id: `add-form-${form}`,
        label: t("Add {name}", { name: formName(form) }),
        words: t("Form of the signature"),
        group: "add",
        run: () => addForm(editing, form),
      }),
    ),
  ];
}

type NamedField = { path: FieldPath; label: string; words?: string };

/** Every field that the layout shows, in the order of the tabs' contents. */
function fieldsOf(document: SignatureInput): NamedField[] {
  const { general, design } = document;
  const { department, socialCaption } = visibleFields(design.templateId);
  return numbered([
    { path: "general.name", label: t(TEXT_NAMES.name) },
    { path: "general.position", label: t(TEXT_NAMES.position), words: t("job title, role") },
    ...(department ? [{ path: "general.department", label: t(TEXT_NAMES.department) }] : []),
    { path: "general.company", label: t(TEXT_NAMES.company), words: t("organisation, employer") },
    ...general.contacts.map(({ name }, index) => ({
      path: `general.contacts.${index}.value`,
      label: t(CONTACTS[name].label),
    })),
    ...general.customFields.map(({ title }, index) => ({
      path: `general.customFields.${index}.value`,
      label: title.trim() || nameOfCustom(index),
    })),
    ...PICTURE_SLOTS.map(({ type, title }) => ({ path: `media.${type}`, label: t(title), words: t("picture, image") })),
    { path: "general.socials", label: t("Find a network, or paste a link") },
    ...general.socials.map(({ name }, index) => ({
      path: `general.socials.${index}.link`,
      label: labelIn(document, name),
    })),
    ...(socialCaption ? [{ path: "general.socialCaption", label: t("Line above the icons") }] : []),
    ...general.addons.flatMap(({ type }, index) => {
      const form = formOf(type);
      return form ? [{ path: firstFieldOf(form, index), label: t(form.label) }] : [];
    }),
    { path: "design.fontFamily", label: t("Font") },
    { path: "general.language", label: t("Language of the labels"), words: t("contact icons, letters, words") },
  ]);
}

/** Those that are called alike get a number: two phones are "Phone 1" and "Phone 2". */
function numbered(fields: readonly NamedField[]): NamedField[] {
  return fields.map((field) => {
    const same = fields.filter(({ label }) => label === field.label);
    return same.length < 2 ? field : { ...field, label: `${field.label} ${same.indexOf(field) + 1}` };
  });
}

function additions(editing: Editing, { general }: SignatureInput): Command[] {
  const add = (id: string, name: string, run: () => void, isRare = false): Command => ({
    id: `add-${id}`,
    label: t("Add {name}", { name }),
    group: "add",
    isRare,
    run,
  });
  const used = new Set(general.addons.map(({ type }) => type));
  return [
    ...(general.contacts.length < MAX_CONTACTS
      ? CONTACT_NAMES.map((name) =>
          add(`contact-${name}`, t(CONTACTS[name].label), () => addContactLine(editing, name)),
        )
      : []),
    ...(general.customFields.length < MAX_CUSTOM_FIELDS
      ? [{ ...add("custom", "", () => addCustomLine(editing)), label: t("Add custom field") }]
      : []),
    ...ADDON_FORMS.filter(({ type }) => !used.has(type)).map((form) =>
      add(`addon-${form.type}`, t(form.label), () => addPart(editing, form)),
    ),
    ...(general.socials.length < MAX_SOCIALS
      ? OFFERED_SOCIALS.map((network) =>
          add(`network-${network}`, SOCIALS[network]?.label ?? network, () => addNetwork(editing, network), true),
        )
      : []),
  ];
}
