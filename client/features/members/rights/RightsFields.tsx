import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import { PERMISSIONS } from "#shared/members/permissions.ts";
import { PERMISSION_NAMES, type Rights, SUBJECTS, VERBS, withRight } from "./rights.ts";

type Props = { value: Rights; onChange(value: Rights): void };

/** Two groups of five switches: what somebody may do with signatures, and with pages and cards. */
export function RightsFields({ value, onChange }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {SUBJECTS.map(({ key, label }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="pb-1 text-14 font-semibold">{t(label)}</legend>
          <ul className="divide-y divide-line">
            {PERMISSION_NAMES.map((name) => (
              <li key={name} className="pt-1 pb-2.5">
                <Switch
                  label={t(VERBS[name].label)}
                  hint={t(VERBS[name][key])}
                  checked={value[key]?.includes(PERMISSIONS[name]) ?? true}
                  onChange={(isAllowed) => onChange({ ...value, [key]: withRight(value[key], name, isAllowed) })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
