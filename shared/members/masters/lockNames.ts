import * as z from "zod/mini";

/** Parts of a signature that a team can keep to itself, with the fields that each covers: every field belongs to one of them. */
const COVERS = {
  design: ["design", "publicPageColor"],
  logo: ["media.photo2", "media.photo2Url", "media.photo2Alt", "media.photo2Ink"],
  banner: ["media.banner", "media.bannerUrl", "media.bannerAlt", "media.bannerPosition"],
  photo: ["media.photo", "media.photoUrl", "media.photoAlt"],
  name: ["general.name"],
  position: ["general.position"],
  department: ["general.department"],
  company: ["general.company"],
  contacts: ["general.contacts"],
  customFields: ["general.customFields"],
  socials: ["general.socials", "media.customSocialIcons"],
  caption: ["general.socialCaption"],
  addons: ["general.addons"],
  branding: ["general.brandingLine"],
  language: ["general.language"],
  links: ["hasShortLink", "shorLinkHashType"],
  forms: ["forms"],
} as const satisfies Record<string, readonly string[]>;

export type LockName = keyof typeof COVERS;
export const LOCK_NAMES = Object.keys(COVERS) as [LockName, ...LockName[]];
export const LockName = z.enum(LOCK_NAMES);

const isLockName = (name: string): name is LockName => Object.hasOwn(COVERS, name);
/** The parts that this program knows among names of whatever age. */
export const knownLocks = (names: readonly string[]): LockName[] => names.filter(isLockName);

/** The look is the team's, and what is personal its people's: until somebody decides otherwise. */
export const DEFAULT_LOCKS: readonly LockName[] = [
  "design",
  "logo",
  "banner",
  "company",
  "socials",
  "caption",
  "addons",
  "branding",
  "language",
  "links",
  "forms",
];

const lockOfField = new Map<string, LockName>(
  Object.entries(COVERS).flatMap(([lock, fields]) => fields.map((field) => [field, lock as LockName] as const)),
);

/** The part that a field belongs to; null for what is always its people's own, such as the label. `general.contacts.0.value` -> `"contacts"` */
export function lockOf(path: string): LockName | null {
  const [section = "", key] = path.split(".");
  return lockOfField.get(section) ?? lockOfField.get(`${section}.${key}`) ?? null;
}

export function isLocked(path: string, locks: readonly LockName[]): boolean {
  const lock = lockOf(path);
  return lock !== null && locks.includes(lock);
}
