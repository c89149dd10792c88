import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import type { Admin, AdminRow, Company, CompanyChange } from "#shared/reseller/schema.ts";

/** An administrator as they stand in a form. */
export type Row = {
  key: string;
  /** as they were read; null: somebody new */
  before: Admin | null;
  userEmail: string;
  username: string;
  role: Admin["role"];
  permissions: readonly number[];
  isDeleted: boolean;
};

/** What is typed of a company. `signatures`: as it stands in its field */
export type Draft = { name: string; signatures: string; rows: readonly Row[] };

/** What others have changed since a company was read: parts of it, and addresses of its administrators. */
export type Theirs = ReadonlySet<string>;
export const NOTHING: Theirs = new Set();

export const draftOf = ({ name, signatures, admins }: Company): Draft => ({
  name,
  signatures: String(signatures),
  rows: admins.map(rowOf),
});

const rowOf = (before: Admin): Row => ({
  key: before.userEmail,
  before,
  userEmail: before.userEmail,
  username: before.username,
  role: before.role,
  permissions: before.permissions,
  isDeleted: false,
});

let lastKey = 0;

/** Somebody new, who may do all that whoever adds them may, until told otherwise. */
export function newRow(permissions = ALL_PERMISSIONS): Row {
  lastKey += 1;
  return {
    key: `new ${lastKey}`,
    before: null,
    userEmail: "",
    username: "",
    role: RESELLER_ROLES.companyAdmin,
    permissions,
    isDeleted: false,
  };
}

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((code) => others.includes(code));

/** What becomes of somebody when it is saved. */
export function fateOf({
  before,
  isDeleted,
  username,
  role,
  permissions,
}: Row): "same" | "changed" | "new" | "deleted" {
  if (!before) return "new";
  if (isDeleted) return "deleted";
  const isUntouched = username === before.username && role === before.role && isSame(permissions, before.permissions);
  return isUntouched ? "same" : "changed";
}

/** The row as it was read. */
export const undone = (row: Row): Row => (row.before ? rowOf(row.before) : row);

/** What a draft changes of a company, and nothing else: what is sent. `keys`: of the rows in `admins`, in their order */
export function changesOf({ group, v, name, signatures }: Company, draft: Draft) {
  const rows = draft.rows.filter((row) => fateOf(row) !== "same");
  const change: CompanyChange = {
    group,
    v,
    ...(draft.name.trim() !== name && { name: draft.name.trim() }),
    ...(Number(draft.signatures) !== signatures && { signatures: Number(draft.signatures) }),
    admins: rows.map(sentOf),
  };
  const count = rows.length + [change.name, change.signatures].filter((part) => part !== undefined).length;
  return { change, count, keys: rows.map(({ key }) => key) };
}

function sentOf(row: Row): AdminRow {
  const { before, userEmail, username, role, permissions } = row;
  if (!before) return { userEmail, username, role, permissions: [...permissions], event: null };
  if (row.isDeleted) return { userEmail, event: "delete", v: before.v };
  return {
    userEmail,
    event: null,
    v: before.v,
    ...(username !== before.username && { username }),
    ...(role !== before.role && { role }),
    ...(!isSame(permissions, before.permissions) && { permissions: [...permissions] }),
  };
}

/**
 * The draft on top of the company as others have left it meanwhile: what was typed stays, what was not touched is theirs.
 * Who was deleted by them, and changed here, is somebody new.
 */
export function rebased(before: Company, now: Company, draft: Draft): { draft: Draft; theirs: Theirs } {
  const theirs = new Set<string>();
  if (now.name !== before.name) theirs.add("name");
  if (now.signatures !== before.signatures) theirs.add("signatures");
  const known = new Map(draft.rows.map((row) => [row.userEmail, row]));
  const there = new Map(now.admins.map((admin) => [admin.userEmail, admin]));
  const kept = now.admins.map((admin): Row => {
    const row = known.get(admin.userEmail);
    if (row?.before?.v !== admin.v) theirs.add(admin.userEmail);
    if (!row || fateOf(row) === "same") return rowOf(admin);
    return { ...row, before: admin };
  });
  const left = draft.rows.flatMap((row): Row[] => {
    if (there.has(row.userEmail)) return [];
    if (!row.before) return [row];
    if (fateOf(row) !== "changed") return [];
    theirs.add(row.userEmail);
    return [{ ...row, before: null }];
  });
  return {
    draft: {
      name: draft.name.trim() === before.name ? now.name : draft.name,
      signatures: Number(draft.signatures) === before.signatures ? String(now.signatures) : draft.signatures,
      rows: [...kept, ...left],
    },
    theirs,
  };
}
