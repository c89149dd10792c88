import clsx from "clsx";
import { Bold, CaseUpper, Italic, Underline } from "lucide-react";
import { msg, t } from "#shared/languages/translate.ts";
import { TEXT_FIELDS } from "#shared/signatures/schema.ts";
import { useDocument, useEditing } from "../session/EditingContext.tsx";

/** What the texts of a signature are called. */
export const TEXT_NAMES = {
  name: msg("Name"),
  position: msg("Position"),
  department: msg("Department"),
  company: msg("Company"),
  contacts: msg("Contacts"),
};
const STYLES = [
  { key: "bold", label: msg("bold"), Icon: Bold },
  { key: "italic", label: msg("italic"), Icon: Italic },
  { key: "underline", label: msg("underlined"), Icon: Underline },
  { key: "uppercase", label: msg("in capitals"), Icon: CaseUpper },
] as const;

/** How each kind of text is set. What is never touched follows the template. */
export function TextFormatting() {
  const { editor } = useEditing();
  const formatting = useDocument(({ design }) => design.textFormatting);
  return (
    <ul className="flex flex-col gap-1">
      {TEXT_FIELDS.map((name) => (
        <li key={name} className="flex items-center justify-between gap-3">
          <span className="text-13">{t(TEXT_NAMES[name])}</span>
          <span className="flex gap-1">
            {STYLES.map(({ key, label, Icon }) => {
              const isOn = formatting[name]?.[key] ?? false;
              return (
                <button
                  key={key}
                  type="button"
                  aria-label={`${t(TEXT_NAMES[name])} ${t(label)}`}
                  aria-pressed={isOn}
                  className={clsx(
                    "grid size-8 place-items-center rounded-control touch:size-11",
                    isOn ? "bg-brand-soft text-on-brand-soft ring-1 ring-primary" : "text-ink-muted hover:bg-bg-muted",
                  )}
                  onClick={() =>
                    editor.editAtOnce(({ design }) => {
                      design.textFormatting[name] = { ...design.textFormatting[name], [key]: !isOn };
                    })
                  }
                >
                  <Icon className="size-4" aria-hidden="true" />
                </button>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
