/**
 * A signature that follows a master: the look is the master's, what is personal its person's. What is different is kept, and
 * the rest follows (decision 043, one level up).
 */
import type { Addon } from "../../addons/addons.ts";
import { OWN_WAYS, type OwnWay } from "../../addons/constants.ts";
import type { ContactName } from "../../catalog/contacts.ts";
import { isSameValue } from "../../lib/same.ts";
import { readStored } from "../../lib/stored.ts";
import { folded } from "../../lib/text.ts";
import { applied, diff, named } from "../../signatures/forms/changes.ts";
import type { FormChange, FormKey, Forms } from "../../signatures/forms/schema.ts";
import { Content, type CustomField } from "../../signatures/schema.ts";
import type { Facts } from "../facts.ts";
import { isLocked, type LockName } from "./lockNames.ts";
import { SETTINGS, type Settings } from "./locks.ts";
import { NO_OWN, type Own, ownOf, type Said } from "./own.ts";

/** A signature as far as it can follow another. */
export type Followed = Content & Settings & { forms: Forms };
/** A page or card that somebody has: its hash, where readers find it, and the picture of a code of that address; "": none */
export type OwnLink = { hash: string; url: string; code: string };
/** What there is of a person for the addons that lead to one's own; null: they have none that readers see */
export type OwnLinks = Readonly<Record<OwnWay, OwnLink | null>>;
export const NO_LINKS: OwnLinks = { page: null, businessCard: null };

/** For whom it is composed: the address that the team knows them by, what it knows, and what it has given them. */
export type Person = { email: string; facts: Facts; links: OwnLinks };

/** Lines that lead to one person; a website and an address are the company's. */
const PERSONAL: ReadonlySet<ContactName> = new Set(["phone", "mobile", "email", "fax", "skype"]);
/** An image or the words of one person's hand. */
const HAND = "sign";

const titleOf = ({ title }: Pick<CustomField, "title">) => folded(title);
/** A field with a title is a fact of a person; a line without one is the company's. */
const isPersonalField = (field: Pick<CustomField, "title">) => titleOf(field) !== "";

/** Of an addon which kind of way it is to what its own person has; null for one that leads anywhere else */
export function ownWayOf({ type, data }: Addon): OwnWay | null {
  if (type === "page") return data.page ? type : null;
  return type === "businessCard" && data.card ? type : null;
}

/** The addons of a master as somebody has them: their own hand is theirs to add, and a page or card is the one that they have. */
function addonsFor(addons: readonly Addon[], links: OwnLinks): Addon[] {
  return addons.flatMap((addon) => {
    if (addon.type === HAND) return [];
    const way = ownWayOf(addon);
    return way === null ? [addon] : withLink(addon, way, links[way]);
  });
}

function withLink(addon: Addon, way: OwnWay, link: OwnLink | null): Addon[] {
  if (link === null) return [];
  const { hash, url, code } = link;
  const { image: _image, qrOf: _qrOf, ...data } = addon.data as Addon<OwnWay>["data"];
  return [
    { ...addon, data: { ...data, [OWN_WAYS[way]]: hash, url, ...(code && { image: code, qrOf: url }) } } as Addon,
  ];
}

/** The values of an addon that follow from whose page or card it leads to. */
const OF_LINK: ReadonlySet<string> = new Set([...Object.values(OWN_WAYS), "url", "image", "qrOf"]);

/**
 * What a person's signature is before anybody said otherwise. Personal lines of which nothing is known are there, and empty: so
 * they keep their place, and what is said of one finds it.
 */
export function baseOf({ general, design, media }: Content, { email, facts, links }: Person): Content {
  const known = new Map(Object.entries(facts.custom).map(([title, value]) => [folded(title), value]));
  const taken = new Set<ContactName>();
  const valueFor = (name: ContactName): string => {
    // A second line of a kind is another one of the master's own person.
    if (taken.has(name)) return "";
    taken.add(name);
    if (name === "email") return email;
    return name === "phone" || name === "mobile" ? facts[name] : "";
  };
  return {
    general: {
      ...general,
      name: facts.name,
      position: facts.position,
      department: facts.department,
      contacts: general.contacts.map((line) =>
        PERSONAL.has(line.name) ? { ...line, value: valueFor(line.name) } : line,
      ),
      customFields: general.customFields.map((field) =>
        isPersonalField(field) ? { ...field, value: known.get(titleOf(field)) ?? "", link: "" } : field,
      ),
      addons: addonsFor(general.addons, links),
    },
    design,
    media: { ...media, photo: facts.photo, photoAlt: "" },
  };
}

/** The fields of a content that are one person's own, whatever their kind of row. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  "general.name",
  "general.position",
  "general.department",
  "media.photo",
  "media.photoAlt",
]);

/** The forms of a master without what they say of its own person. */
export function formsFor({ general, forms }: Pick<Followed, "general" | "forms">): Forms {
  const fields = named(general.customFields);
  const addons = named(general.addons);
  const isPersonal = ({ op, path, value }: FormChange): boolean => {
    const [section = "", key = "", row = "", inner, name] = path;
    const field = `${section}.${key}`;
    if (PERSONAL_FIELDS.has(field)) return true;
    const isAdded = op === "add" && typeof value === "object" && value !== null;
    if (field === "general.addons") {
      if (isAdded) return isOfPerson(value as Addon);
      const addon = addons.get(row);
      return inner === "data" && addon !== undefined && ownWayOf(addon) !== null && OF_LINK.has(name ?? "url");
    }
    if (field === "general.contacts")
      return (isAdded || inner === "value") && PERSONAL.has(row.replace(/:\d+$/, "") as ContactName);
    if (field !== "general.customFields") return false;
    const title = isAdded ? (value as { title?: unknown }).title : fields.get(row)?.title;
    return (isAdded || inner === "value" || inner === "link") && isPersonalField({ title: String(title ?? "") });
  };
  return mapForms(forms, (changes) => changes.filter((change) => !isPersonal(change)));
}

/** An addon that a form adds; it may have been noted by any version. */
const isOfPerson = (addon: Addon) => addon.type === HAND || (isObject(addon.data) && ownWayOf(addon) !== null);
const isObject = (value: unknown) => typeof value === "object" && value !== null;

const mapForms = (forms: Forms, change: (changes: FormChange[], key: FormKey) => FormChange[]): Forms =>
  Object.fromEntries(Object.entries(forms).map(([key, changes]) => [key, change(changes, key as FormKey)]));

const pathOf = ({ path: [section, key] }: FormChange) => `${section}.${key}`;

/** A content with changes that may be of any age: what does not fit at all is passed over. */
const withChanges = (content: Content, changes: readonly FormChange[]): Content =>
  changes.length === 0 ? content : (readStored(Content, applied(content, changes), { keepsTyped: true }) ?? content);

/**
 * What a person's signature is: the master's look, what they or those who manage the team say otherwise, else what the team
 * knows, else nothing: a line of which nothing is known is left out.
 * @param own of another person it counts for nothing
 */
export function compose(master: Followed, person: Person, own: Own, locks: readonly LockName[]): Followed {
  const { team, person: said } = ownOf(own, person.email);
  const isOpen = (change: FormChange) => !isLocked(pathOf(change), locks);
  const whole = withChanges(withChanges(baseOf(master, person), team.changes), said.changes.filter(isOpen));
  const settings = SETTINGS.map((name) => {
    const theirs = isLocked(name, locks) ? undefined : said.settings[name];
    return [name, theirs ?? team.settings[name] ?? master[name]];
  });
  return {
    ...withoutEmpty(whole),
    ...(Object.fromEntries(settings) as Settings),
    forms: composedForms(formsFor(master), { team, person: said }, locks),
  };
}

/** In a form, too, what is locked is the master's. */
function composedForms(
  forms: Forms,
  { team, person }: Pick<Own, "team" | "person">,
  locks: readonly LockName[],
): Forms {
  const isOpen = (change: FormChange) => !isLocked(pathOf(change), locks);
  const theirs = isLocked("forms", locks) ? {} : person.forms;
  const keys = new Set([...Object.keys(forms), ...Object.keys(team.forms), ...Object.keys(theirs)] as FormKey[]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const base = team.forms[key] === undefined ? forms[key] : team.forms[key];
      const anew = theirs[key];
      if (anew === undefined) return base ? [[key, base]] : [];
      if (anew === null) return [];
      return [[key, [...(base ?? []).filter((change) => !isOpen(change)), ...anew.filter(isOpen)]]];
    }),
  );
}

const isEmptyLine = ({ name, value }: Content["general"]["contacts"][number]) =>
  PERSONAL.has(name) && value.trim() === "";
const isEmptyField = (field: CustomField) => isPersonalField(field) && field.value.trim() === "";

const withoutEmpty = ({ general, ...rest }: Content): Content => ({
  ...rest,
  general: {
    ...general,
    contacts: general.contacts.filter((line) => !isEmptyLine(line)),
    customFields: general.customFields.filter((field) => !isEmptyField(field)),
  },
});

/** A saved content with the empty lines that were left out of it, each after the one that it follows in the base. */
const withEmpty = (content: Content, base: Content): Content => ({
  ...content,
  general: {
    ...content.general,
    contacts: withRows(content.general.contacts, base.general.contacts, isEmptyLine),
    customFields: withRows(content.general.customFields, base.general.customFields, isEmptyField),
  },
});

function withRows<R extends Readonly<Record<string, unknown>>>(
  rows: R[],
  base: R[],
  isEmpty: (row: R) => boolean,
): R[] {
  const there = [...named(rows)];
  let last = -1;
  for (const [id, row] of named(base)) {
    const at = there.findIndex(([one]) => one === id);
    if (at >= 0) last = at;
    else if (isEmpty(row)) there.splice(++last, 0, [id, row]);
  }
  return there.map(([, row]) => row);
}

/** A state of a signature that was saved, and the one that it was made of. */
export type Saving = { before: Followed; after: Followed };

/**
 * What is said otherwise once a signature was saved. Only what was changed is noted: so a save does not make an older state
 * of the master its person's own.
 * @param isTeam whoever manages the team has saved it: what is locked stands for this person then
 */
export function ownAfter(
  own: Own,
  { before, after }: Saving,
  { master, person, locks, isTeam }: { master: Followed; person: Person; locks: readonly LockName[]; isTeam: boolean },
): Own {
  const { team, person: said } = ownOf(own, person.email);
  const base = baseOf(master, person);
  const isMine = (path: string) => !isLocked(path, locks);
  const differs = (path: string) => {
    const [section, key] = path.split(".") as ["general", "name"];
    // The editor draws what it changes as layouts are drawn now: nobody has asked for that.
    return path !== "design.templateVersion" && !isSameValue(before[section][key], after[section][key]);
  };
  const noted = (known: Said, from: Content, isHere: (path: string) => boolean) => [
    ...known.changes.filter((change) => !(isHere(pathOf(change)) && differs(pathOf(change)))),
    ...diff(from, withEmpty(contentOf(after), from)).filter(
      (change) => isHere(pathOf(change)) && differs(pathOf(change)),
    ),
  ];
  const ofTeam: Said = isTeam ? { ...team, changes: noted(team, base, (path) => !isMine(path)) } : team;
  const ofPerson: Said = { ...said, changes: noted(said, withChanges(base, ofTeam.changes), isMine) };
  for (const name of SETTINGS) {
    if (before[name] === after[name]) continue;
    if (isMine(name)) ofPerson.settings = { ...ofPerson.settings, [name]: after[name] };
    else if (isTeam) ofTeam.settings = { ...ofTeam.settings, [name]: after[name] };
  }
  const changed = [...new Set([...Object.keys(before.forms), ...Object.keys(after.forms)] as FormKey[])].filter(
    (key) => !isSameValue(before.forms[key], after.forms[key]),
  );
  const anew = Object.fromEntries(changed.map((key) => [key, after.forms[key] ?? null]));
  if (isTeam) {
    ofTeam.forms = { ...ofTeam.forms, ...anew };
    ofPerson.forms = Object.fromEntries(
      Object.entries(ofPerson.forms).filter(([key]) => !changed.includes(key as FormKey)),
    );
  } else if (isMine("forms")) ofPerson.forms = { ...ofPerson.forms, ...anew };
  return { of: person.email, team: ofTeam, person: ofPerson };
}

const contentOf = ({ general, design, media }: Content): Content => ({ general, design, media });

/** The texts that a person takes along into a design: what stands in their signature and the team does not know. */
const TEXTS = ["name", "position", "department"] as const;

/**
 * What somebody says otherwise when the signature that they had follows a master from now on: of what is personal in it that
 * which nobody has noted of them; all else is the master's.
 */
export function ownFrom(content: Content, master: Followed, person: Person): Own {
  const base = baseOf(master, person);
  const set = (path: string[], value: unknown): FormChange => ({ op: "set", path, value });
  const texts = TEXTS.filter((key) => !base.general[key] && content.general[key]);
  const had = named(content.general.contacts);
  const lines = [...named(base.general.contacts)].flatMap(([id, line]) => {
    const { value = "" } = had.get(id) ?? {};
    return isEmptyLine(line) && value.trim() ? [set(["general", "contacts", id, "value"], value)] : [];
  });
  const { photo } = content.media;
  const changes = [
    ...texts.map((key) => set(["general", key], content.general[key])),
    ...lines,
    ...(base.media.photo === null && photo !== null ? [set(["media", "photo"], photo)] : []),
  ];
  return { ...NO_OWN, of: person.email, person: { ...NO_OWN.person, changes } };
}
