import { describe, expect, test } from "vitest";
import type { Admin, Company } from "#shared/reseller/schema.ts";
import { changesOf, draftOf, fateOf, newRow, rebased, undone } from "./draft.ts";

const admin = (userEmail: string, part: Partial<Admin> = {}): Admin => ({
  userEmail,
  username: userEmail.split("@")[0] ?? "",
  role: 3,
  permissions: [1, 2, 3, 4, 5],
  event: null,
  status: "registered",
  expiresAt: null,
  v: 1,
  ...part,
});
const company = (part: Partial<Company> = {}): Company => ({
  group: "acme",
  name: "Acme",
  admins: [admin("ana@x.example"), admin("bo@x.example")],
  signatures: 10,
  usedSignatures: 4,
  lastActivityAt: null,
  archivedAt: null,
  v: 7,
  ...part,
});
const withRow = (index: number, part: object, base = company()) => {
  const draft = draftOf(base);
  return { ...draft, rows: draft.rows.map((row, at) => (at === index ? { ...row, ...part } : row)) };
};

describe("changesOf", () => {
  test("nothing that was not changed is sent", () => {
    const { change, count } = changesOf(company(), draftOf(company()));
    expect(count).toBe(0);
    expect(change).toEqual({ group: "acme", v: 7, admins: [] });
  });

  test("each change counts once, and carries what it was read with", () => {
    const draft = withRow(0, { permissions: [1, 2] });
    const rows = [
      ...draft.rows.map((row) => (row.userEmail === "bo@x.example" ? { ...row, isDeleted: true } : row)),
      { ...newRow(), userEmail: "cy@x.example", username: "Cy" },
    ];
    const { change, count } = changesOf(company(), { name: " Acme Ltd ", signatures: "12", rows });
    expect(count).toBe(5);
    expect(change).toEqual({
      group: "acme",
      v: 7,
      name: "Acme Ltd",
      signatures: 12,
      admins: [
        { userEmail: "ana@x.example", event: null, v: 1, permissions: [1, 2] },
        { userEmail: "bo@x.example", event: "delete", v: 1 },
        { userEmail: "cy@x.example", username: "Cy", role: 3, permissions: [1, 2, 3, 4, 5], event: null },
      ],
    });
  });

  test("the order of codes is no change", () => {
    expect(changesOf(company(), withRow(0, { permissions: [5, 4, 3, 2, 1] })).count).toBe(0);
  });
});

test("a row goes back to what it was", () => {
  const [row] = withRow(0, { permissions: [], isDeleted: true }).rows;
  expect(row && fateOf(row)).toBe("deleted");
  expect(row && fateOf(undone(row))).toBe("same");
});

describe("rebased", () => {
  test("what was typed stays, what was not touched is theirs, and what they changed is named", () => {
    const now = company({
      v: 8,
      name: "Renamed",
      signatures: 20,
      admins: [admin("ana@x.example", { v: 2, permissions: [1] }), admin("bo@x.example", { v: 2, username: "Bob" })],
    });
    const draft = { ...withRow(0, { permissions: [1, 2] }), name: "Mine" };
    const { draft: next, theirs } = rebased(company(), now, draft);
    expect([...theirs].sort()).toEqual(["ana@x.example", "bo@x.example", "name", "signatures"]);
    expect(next).toMatchObject({ name: "Mine", signatures: "20" });
    expect(next.rows.map(({ username, permissions }) => [username, permissions])).toEqual([
      ["ana", [1, 2]],
      ["Bob", [1, 2, 3, 4, 5]],
    ]);
    expect(changesOf(now, next).change).toMatchObject({ v: 8, admins: [{ userEmail: "ana@x.example", v: 2 }] });
  });

  test("who was deleted meanwhile is gone, or somebody new where they were changed", () => {
    const now = company({ v: 8, admins: [] });
    const { draft } = rebased(company(), now, withRow(0, { username: "Anna" }));
    expect(draft.rows.map((row) => [row.username, fateOf(row)])).toEqual([["Anna", "new"]]);
  });

  test("who came meanwhile is there, and so is who is being added", () => {
    const now = company({ v: 8, admins: [...company().admins, admin("di@x.example")] });
    const draft = draftOf(company());
    const added = { ...newRow(), userEmail: "cy@x.example" };
    const next = rebased(company(), now, { ...draft, rows: [...draft.rows, added] });
    expect(next.draft.rows.map(({ userEmail }) => userEmail)).toEqual([
      "ana@x.example",
      "bo@x.example",
      "di@x.example",
      "cy@x.example",
    ]);
    expect([...next.theirs]).toEqual(["di@x.example"]);
  });

  test("somebody both sides added is theirs, changed to what was typed", () => {
    const now = company({ v: 8, admins: [...company().admins, admin("cy@x.example", { permissions: [1] })] });
    const draft = draftOf(company());
    const next = rebased(company(), now, {
      ...draft,
      rows: [...draft.rows, { ...newRow(), userEmail: "cy@x.example" }],
    });
    expect(next.draft.rows.map(fateOf)).toEqual(["same", "same", "changed"]);
  });
});
