import { expect, it, test } from "vitest";
import { MAX_CUSTOM_FACTS } from "../constants.ts";
import { guessMapping, guessOf, headerOf, STATE_COLUMNS } from "./columns.ts";

test.each([
  ["email", ["Email", "E-Mail", "e-mail address *", "Correo electrónico", "Endereço de e-mail", "userPrincipalName"]],
  ["name", ["Name", "Full Name", "Nombre completo", "Anzeigename", "displayName"]],
  ["firstName", ["Vorname", "First name", "Nombre", "givenName"]],
  ["lastName", ["Nachname", "Apellidos", "Sobrenome", "Surname"]],
  ["position", ["Position", "Job title", "jobTitle", "Cargo", "Stellenbezeichnung", "Função"]],
  ["department", ["Department", "Abteilung", "Departamento"]],
  ["place", ["Office", "Standort", "Place", "Büro", "Cidade", "Ubicación"]],
  ["phone", ["Phone", "Telefon", "Teléfono", "businessPhones"]],
  ["mobile", ["Mobile", "Handy", "Móvil", "Celular"]],
  ["custom:Cost centre", ["Cost centre"]],
  ["ignore", ["", "x".repeat(61), STATE_COLUMNS.status]],
])("%s", (target, headers) => {
  for (const header of headers) expect([header, guessOf(header)]).toEqual([header, target]);
});

it("gives no fact to two columns, and takes a first name that is alone for the whole", () => {
  expect(guessMapping(["Email", "Mail", "Nombre"])).toEqual({ Email: "email", Mail: "custom:Mail", Nombre: "name" });
  expect(guessMapping(["Nombre", "Apellidos"])).toEqual({ Nombre: "firstName", Apellidos: "lastName" });
});

it("remembers what was said, which comes before any guess", () => {
  expect(guessMapping(["Phone", "Desk"], { Desk: "phone" })).toEqual({ Phone: "custom:Phone", Desk: "phone" });
});

it("has no more facts of the team's own than there may be", () => {
  const headers = Array.from({ length: MAX_CUSTOM_FACTS + 2 }, (_, i) => `Fact ${i}`);
  const targets = Object.values(guessMapping(headers));
  expect(targets.filter((target) => target === "ignore")).toHaveLength(2);
});

it("reads each heading that it writes as what it was", () => {
  for (const name of ["Cost centre", "Phone", "Office", "Custom: x", STATE_COLUMNS.role, "Tel. privat"])
    expect(guessOf(headerOf(name))).toBe(`custom:${name}`);
});
