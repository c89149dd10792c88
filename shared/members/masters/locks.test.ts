import { expect, it } from "vitest";
import * as make from "#tests/support/make.ts";
import { DEFAULT_LOCKS, LOCK_NAMES, lockOf } from "./lockNames.ts";
import { changedFields, SETTINGS, withLocked } from "./locks.ts";

const state = make.signature();
const other = make.signature({
  general: { name: "Ben Other", company: "Elsewhere" },
  design: { templateId: 3 },
  media: { photoUrl: "https://example.com" },
  publicPageColor: "#112233",
});

it("every field of a signature belongs to one part, and the label to none", () => {
  for (const section of ["general", "design", "media"] as const)
    for (const key of Object.keys(state[section]))
      expect(lockOf(`${section}.${key}`), `${section}.${key}`).not.toBeNull();
  for (const name of [...SETTINGS, "forms"]) expect(lockOf(name), name).not.toBeNull();
  expect(lockOf("label")).toBeNull();
  expect(lockOf("general.contacts.0.value")).toBe("contacts");
});

it("what two states differ in is named by field", () => {
  expect(changedFields(state, structuredClone(state))).toEqual([]);
  expect(changedFields(state, other)).toEqual([
    "general.name",
    "general.company",
    "design.templateId",
    "media.photoUrl",
    "publicPageColor",
  ]);
  const redrawn = { ...state, design: { ...state.design, templateVersion: state.design.templateVersion - 1 } };
  expect(changedFields(state, redrawn)).toEqual([]);
});

it("a state takes the locked parts of another, and nothing else", () => {
  const taken = withLocked(other, state, DEFAULT_LOCKS);
  expect(changedFields(taken, other)).toEqual(["general.company", "design.templateId", "publicPageColor"]);
  expect(taken.label).toBe(other.label);
  expect(changedFields(withLocked(other, state, LOCK_NAMES), state)).toEqual([]);
});
