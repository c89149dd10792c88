import { PERMISSION_NAMES, VERBS } from "#client/features/members/rights/rights.ts";
import { t } from "#shared/languages/translate.ts";
import { ALL_PERMISSIONS, PERMISSIONS } from "#shared/members/permissions.ts";

type Props = {
  /** whose, for those who do not see where it stands */
  label: string;
  isLabelHidden?: boolean;
  value: readonly number[];
  /** the codes that may be given; missing: all */
  given?: readonly number[];
  onChange(value: number[]): void;
  isDisabled?: boolean;
};

/** The five things that an administrator may do with signatures, pages and cards of companies. */
export const Permissions = ({
  label,
  isLabelHidden = false,
  value,
  given = ALL_PERMISSIONS,
  onChange,
  isDisabled = false,
}: Props) => (
  <fieldset className="min-w-0" disabled={isDisabled}>
    <legend className={isLabelHidden ? "sr-only" : "mb-1.5 text-13 font-medium"}>{label}</legend>
    <div className="flex flex-wrap gap-x-4">
      {PERMISSION_NAMES.map((name) => {
        const code = PERMISSIONS[name];
        return (
          <label
            key={name}
            className="flex min-h-9 items-center gap-2 text-13 has-disabled:text-ink-muted touch:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4.5"
              checked={value.includes(code)}
              disabled={!given.includes(code)}
              onChange={({ target }) =>
                onChange([...value.filter((other) => other !== code), ...(target.checked ? [code] : [])].sort())
              }
            />
            {t(VERBS[name].label)}
          </label>
        );
      })}
    </div>
    {PERMISSION_NAMES.some((name) => !given.includes(PERMISSIONS[name])) && (
      <p className="text-13 text-ink-muted">{t("You can give only what you may do yourself.")}</p>
    )}
  </fieldset>
);
