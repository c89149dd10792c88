import clsx from "clsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { t } from "#shared/languages/translate.ts";
import { type FormKey, languageOf } from "#shared/signatures/forms/schema.ts";
import { formName } from "../../formNames.ts";
import { useEditing, useView, useWhole } from "../session/EditingContext.tsx";

/** What the form is for, in a sentence. */
function purposeOf(key: FormKey): string {
  if (key === "reply") return t("The short form for replies and forwards.");
  if (key === "internal") return t("The form for colleagues: without banner, legal notice and what is advertised.");
  return t("The form in another language. Translate what should read otherwise.");
}

/** Says that a form is edited and not the signature, and the ways back: on a phone, where the signature needs the room, in few words. */
export function FormNotice({ form }: { form: FormKey }) {
  const { editor } = useEditing();
  const count = useWhole(({ forms }) => forms[form]?.length ?? 0);
  const { errors } = useView();
  const problem = errors[`forms.${form}`] ?? errors.forms;
  const isOwn = form === "internal" || languageOf(form) !== null;
  return (
    <InlineAlert
      kind={problem ? "danger" : "info"}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="secondary" className="max-split:hidden" onClick={() => editor.choose(null)}>
            {t("Back to the signature")}
          </Button>
          {count > 0 && (
            <Button size="small" look="ghost" onClick={() => editor.setForm(form, true)}>
              {t("Follow the signature again")}
            </Button>
          )}
          {isOwn && (
            <Button size="small" look="ghost" onClick={() => editor.setForm(form, false)}>
              {t("Remove {name}", { name: formName(form) })}
            </Button>
          )}
        </div>
      }
    >
      <p className={clsx("font-medium", !problem && "max-split:hidden")}>{problem ?? purposeOf(form)}</p>
      <p>
        {form === "internal" && `${t("Whoever has the address of the preview can read this form too.")} `}
        {t("What you do not change here follows the signature.")}{" "}
        {count > 0 && t("{count, plural, one {# change} other {# changes}} of its own.", { count })}
      </p>
    </InlineAlert>
  );
}
