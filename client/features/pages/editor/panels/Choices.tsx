import { Link } from "#client/lib/links.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { useCardChoices, useSignatureChoices } from "../../preview/useShown.ts";
import { useDataField } from "../session/PageEditingContext.tsx";

const NONE = "";

/** Which business card the page shows. */
export function CardChoice({ index }: { index: number }) {
  const field = useDataField(index, "card", "hash", null);
  const { items, problem } = useCardChoices();
  return (
    <Choice
      label={t("Business card")}
      field={field}
      problem={problem}
      options={items?.map(({ hash, name }) => ({ value: hash, label: name || t("Without a title") })) ?? null}
      nothing={t("There is no business card yet.")}
      way={<Link to={pathTo("card-create")}>{t("Make one")}</Link>}
    />
  );
}

/** Which signature the page shows. */
export function SignatureChoice({ index }: { index: number }) {
  const field = useDataField(index, "signature", "hash", null);
  const { items, problem } = useSignatureChoices();
  return (
    <Choice
      label={t("Signature")}
      field={field}
      problem={problem}
      options={items?.map(({ hash, name }) => ({ value: hash, label: name || t("Without a title") })) ?? null}
      nothing={t("There is no signature yet.")}
      way={<Link to={pathTo("editor-create")}>{t("Make one")}</Link>}
    />
  );
}

type Props = {
  label: string;
  field: ReturnType<typeof useDataField<"card", "hash">>;
  problem: string | null;
  /** null until they are there */
  options: { value: string; label: string }[] | null;
  nothing: string;
  way: React.ReactNode;
};

function Choice({ label, field, problem, options, nothing, way }: Props) {
  // One that is no longer seen stays chosen until somebody chooses another: it may be back.
  const isLost = field.value !== null && options !== null && !options.some(({ value }) => value === field.value);
  if (options?.length === 0 && field.value === null)
    return (
      <InlineAlert kind="info" actions={<span className="font-medium underline underline-offset-2">{way}</span>}>
        {nothing}
      </InlineAlert>
    );
  return (
    <>
      <Select
        label={label}
        size="small"
        data-field={field.path}
        error={field.error ?? problem ?? undefined}
        value={field.value ?? NONE}
        options={[
          { value: NONE, label: options === null && !problem ? t("Loading") : t("Choose one") },
          ...(options ?? []),
          ...(isLost ? [{ value: field.value ?? "", label: t("One that is gone") }] : []),
        ]}
        onChange={({ target }) => field.set(target.value === NONE ? null : target.value)}
      />
      {isLost && (
        <InlineAlert kind="warning">{t("Nobody can see it now. The page leaves this block out.")}</InlineAlert>
      )}
    </>
  );
}
