import { TextControl } from "#client/features/signatures/editor/panels/TextControl.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LABEL_LENGTH, MAX_LINES_LENGTH } from "#shared/pages/constants.ts";
import { contactProblem } from "#shared/signatures/problems.ts";
import { useDataField } from "../session/PageEditingContext.tsx";
import { LinesControl } from "./LinesControl.tsx";

/** How somebody is reached; what is empty is not shown. */
export function ContactForm({ index }: { index: number }) {
  const email = useDataField(index, "contact", "email", "");
  const phone = useDataField(index, "contact", "phone", "");
  const cellphone = useDataField(index, "contact", "cellphone", "");
  const problem = (name: "email" | "phone" | "mobile", value: string) => {
    const found = value.trim() ? contactProblem({ name, value }) : null;
    return found && t(found);
  };
  return (
    <>
      <TextControl
        field={email}
        label={t("Email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LABEL_LENGTH}
        problem={problem("email", email.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextControl
          field={phone}
          label={t("Phone number")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LABEL_LENGTH}
          problem={problem("phone", phone.value)}
        />
        <TextControl
          field={useDataField(index, "contact", "phoneTitle", "")}
          label={t("Phone title")}
          placeholder={t("Phone")}
          maxLength={MAX_LABEL_LENGTH}
        />
        <TextControl
          field={cellphone}
          label={t("Cellphone")}
          type="tel"
          inputMode="tel"
          maxLength={MAX_LABEL_LENGTH}
          problem={problem("mobile", cellphone.value)}
        />
        <TextControl
          field={useDataField(index, "contact", "cellphoneTitle", "")}
          label={t("Cellphone title")}
          placeholder={t("Cellphone")}
          maxLength={MAX_LABEL_LENGTH}
        />
      </div>
      <LinesControl
        field={useDataField(index, "contact", "address", "")}
        label={t("Address")}
        rows={3}
        maxLength={MAX_LINES_LENGTH}
      />
      <LinesControl
        field={useDataField(index, "contact", "openHours", "")}
        label={t("Open hours")}
        placeholder={t("Monday to Friday, 9 to 17")}
        rows={3}
        maxLength={MAX_LINES_LENGTH}
      />
    </>
  );
}
