import { CONTACTS } from "#shared/catalog/contacts.ts";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { t } from "#shared/languages/translate.ts";
import { altProblem } from "#shared/signatures/alt.ts";
import { IMAGE_TYPES } from "#shared/signatures/constants.ts";
import { contactProblem, linkProblem } from "#shared/signatures/problems.ts";
import type { Content, Finding } from "#shared/signatures/schema.ts";
import { addonProblems } from "../../sanitize/addonProblems.ts";

/**
 * What the drawn HTML cannot tell: lines that stand there as mere text because no link could be made of them, links that
 * were left out, pictures called like another. Each finding names its field.
 */
export function judgeContent({ general, media }: Content): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, level: Finding["level"], path: string, where: string, message: string | null) => {
    if (message !== null) findings.push({ rule, level, where, message: t(message), path });
  };
  for (const [i, contact] of general.contacts.entries()) {
    const where = `${t(CONTACTS[contact.name].label)}: ${contact.value.trim()}`;
    add("contact", "error", `general.contacts.${i}.value`, where, contactProblem(contact));
  }
  for (const [i, { name, link }] of general.socials.entries()) {
    const where = `${SOCIALS[name]?.label ?? name}: ${link.trim()}`;
    add("link", "error", `general.socials.${i}.link`, where, linkProblem(link));
  }
  for (const [i, { title, link }] of general.customFields.entries()) {
    add("link", "error", `general.customFields.${i}.link`, `${title.trim()}: ${link.trim()}`, linkProblem(link));
  }
  for (const { path, message } of addonProblems(general.addons)) add("addon", "error", path, "", message);
  for (const type of IMAGE_TYPES) {
    if (media[type] === null) continue;
    add("link", "error", `media.${type}Url`, media[`${type}Url`].trim(), linkProblem(media[`${type}Url`]));
    add("alt", "note", `media.${type}Alt`, media[`${type}Alt`].trim(), altProblem({ general, media }, type));
  }
  return findings;
}
