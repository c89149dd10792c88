import { folded } from "../../lib/text.ts";
import { MAX_CUSTOM_FACTS } from "../constants.ts";
import { customKey, customOf, FactName } from "../facts.ts";
import type { ColumnTarget, Mapping } from "./schema.ts";

/** What an own list says above columns that are no facts: they are looked at, and not read in again. */
export const STATE_COLUMNS = {
  status: "Signoff status",
  role: "Signoff role",
  permissions: "Signoff permissions",
  pagePermissions: "Signoff page permissions",
  signature: "Signoff signature",
  installed: "Signoff installed",
  lastSeen: "Signoff last seen",
  photo: "Signoff photo",
} as const;

/** Before the team's own fact, where its name alone would be taken for something else. */
const OWN = "Custom: ";

/** What people and programs write above a column, in English, German, Spanish and Portuguese; folded, without signs. */
const SYNONYMS: Partial<Record<ColumnTarget, string>> = {
  email:
    "email|e mail|mail|email address|e mail address|work email|mail address|primary email|e mail adresse|mailadresse|emailadresse|correo|correo electronico|direccion de correo|direccion de correo electronico|endereco de email|endereco de e mail|correio eletronico|user principal name|userprincipalname",
  name: "name|full name|display name|displayname|person|employee|ganzer name|vollstandiger name|anzeigename|mitarbeiter|mitarbeiterin|nombre completo|nombre y apellidos|nome completo|nome e sobrenome",
  firstName: "first name|firstname|given name|givenname|forename|vorname|rufname|nombre|nombres|nome|primeiro nome",
  lastName:
    "last name|lastname|surname|family name|familyname|nachname|familienname|zuname|apellido|apellidos|sobrenome|apelido|ultimo nome",
  position:
    "position|job title|jobtitle|title|job|role|function|stelle|berufsbezeichnung|stellenbezeichnung|funktion|rolle|titel|cargo|puesto|posicion|funcion|funcao|posicao",
  department:
    "department|dept|team|division|unit|abteilung|bereich|departamento|seccion|area|divisao|setor|departement",
  place:
    "place|office|location|site|city|office location|officelocation|standort|ort|buro|niederlassung|stadt|oficina|sede|ubicacion|ciudad|lugar|escritorio|local|localizacao|cidade|unidade",
  phone:
    "phone|telephone|tel|phone number|office phone|work phone|business phone|businessphones|landline|telefon|telefonnummer|festnetz|telefono|telefone|telefono fijo|numero de telefono|numero de telefone|telefone fixo",
  mobile:
    "mobile|mobile phone|mobilephone|cell|cell phone|cellphone|mobile number|handy|handynummer|mobil|mobiltelefon|mobilnummer|movil|telefono movil|celular|telemovel|telefone celular|numero de celular",
};

const KNOWN: ReadonlyMap<string, ColumnTarget> = new Map(
  Object.entries(SYNONYMS).flatMap(([target, words]) =>
    (words ?? "").split("|").map((word) => [word, target as ColumnTarget]),
  ),
);
const STATES: ReadonlySet<string> = new Set(Object.values(STATE_COLUMNS));

/** `E-Mail *` -> `e mail` */
const wordsOf = (header: string) =>
  folded(header)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a column most likely is, by what stands above it. */
export function guessOf(header: string): ColumnTarget {
  if (STATES.has(header)) return "ignore";
  const own = header.startsWith(OWN) ? header.slice(OWN.length) : null;
  const known = own === null ? KNOWN.get(wordsOf(header)) : undefined;
  if (known) return known;
  const name = FactName.safeParse(own ?? header);
  return name.success ? customKey(name.data) : "ignore";
}

/** What an own list says above a fact of the team's own, so that the list is read in again as what it was. */
export const headerOf = (name: string): string => (guessOf(name) === customKey(name) ? name : OWN + name);

/**
 * What the columns of a list are: as somebody has said of these before, else as guessed. Nothing is two columns, and more facts of
 * the team's own than it may have are left out.
 * @param known by what stands above them
 */
export function guessMapping(headers: readonly string[], known: Mapping = {}): Mapping {
  const taken = new Set<ColumnTarget>();
  const mapping: Record<string, ColumnTarget> = {};
  // What was said comes first: a guess must not take its place.
  for (const isSaid of [true, false])
    for (const header of headers) {
      const said = Object.hasOwn(known, header) ? known[header] : undefined;
      if ((said !== undefined) !== isSaid) continue;
      const wanted = said ?? guessOf(header);
      // `Nombre` beside `Apellidos` is a first name, and without it the whole.
      const other = wanted === "firstName" && !hasLastName(headers) ? "name" : wanted;
      const own = FactName.safeParse(header).success ? customKey(header) : ("ignore" as const);
      const target = [other, own].find((one) => !taken.has(one)) ?? "ignore";
      const customs = [...taken].filter((one) => customOf(one) !== null).length;
      mapping[header] = customOf(target) !== null && customs >= MAX_CUSTOM_FACTS ? "ignore" : target;
      if (mapping[header] !== "ignore") taken.add(mapping[header] as ColumnTarget);
    }
  return mapping;
}

const hasLastName = (headers: readonly string[]) => headers.some((header) => guessOf(header) === "lastName");
