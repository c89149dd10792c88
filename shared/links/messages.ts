import { t } from "../languages/translate.ts";

/** What is wrong with a field of a short link. */
export const LINK_MESSAGES = {
  slugRestricted: "This short address is restricted.",
  slugTaken: (slug: string) => t("The short address {slug} is already taken.", { slug }),
  endsFirst: "The link ends before it starts.",
  target: "Enter a web address that starts with http or https.",
  targetRefused:
    "A short link cannot lead there: it is a short link itself, an address inside a network, or known to be dangerous.",
  targetFixed: "The target of this link follows from what it was made for. Change it there.",
  hostUnknown: "This domain is not one of your verified domains.",
} as const;
