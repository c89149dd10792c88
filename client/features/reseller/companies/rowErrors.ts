import { fieldErrors } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";
import { CompanyName, CompanySignatures, NewAdmin } from "#shared/reseller/schema.ts";
import type { Draft, Row } from "./draft.ts";

/** What is wrong, by field of the company (`name`, `signatures`), and of a row by its key: `new 1.userEmail`. */
export type Errors = Readonly<Record<string, string>>;
type Issues = Parameters<typeof fieldErrors>[0];

/** What of a draft cannot be sent. @param most signatures that there are for it; null: nobody here knows */
export function errorsOf({ name, signatures, rows }: Draft, most: number | null, used: number): Errors {
  const errors: Record<string, string> = {};
  const named = CompanyName.safeParse(name);
  if (!named.success) errors.name = messageOf(named.error.issues as Issues);
  const count = CompanySignatures.safeParse(signatures.trim() === "" ? Number.NaN : Number(signatures));
  if (!count.success) errors.signatures = t("Please enter a whole number of at least 1.");
  else if (most !== null && count.data > most)
    errors.signatures = t("Your package has {most, plural, one {# signature} other {# signatures}} for it.", { most });
  else if (count.data < used)
    errors.signatures = t("It uses {used, plural, one {# signature} other {# signatures}} now.", { used });
  for (const row of rows) if (!row.before) Object.assign(errors, errorsOfRow(row, rows));
  return errors;
}

function errorsOfRow(row: Row, rows: readonly Row[]): Record<string, string> {
  const parsed = NewAdmin.safeParse({ userEmail: row.userEmail, username: row.username });
  const found = parsed.success ? [] : fieldErrors(parsed.error.issues as Issues);
  const errors = Object.fromEntries(
    found.toReversed().map(({ path, message }) => [`${row.key}.${path.split(".")[0]}`, message]),
  );
  const isTwice = rows.some(
    (other) => other !== row && other.userEmail.trim().toLowerCase() === row.userEmail.trim().toLowerCase(),
  );
  if (parsed.success && isTwice) errors[`${row.key}.userEmail`] = t("This address is here already.");
  return errors;
}

const messageOf = (issues: Issues) => fieldErrors(issues)[0]?.message ?? "";

/** What the server refused, by the same names. @param keys of the rows in the order in which they were sent */
export function refusedOf(errors: readonly { path: string; message: string }[], keys: readonly string[]): Errors {
  return Object.fromEntries(
    errors.map(({ path, message }) => {
      const [of, index, field = "userEmail"] = path.split(".");
      return [of === "admins" ? `${keys[Number(index)] ?? ""}.${field}` : path, message];
    }),
  );
}
