import { formatNumber } from "../languages/format.ts";
import { t } from "../languages/translate.ts";
/** Sentences of the specification that a field shows; the error catalogue holds those of whole requests. */
export const MESSAGES = {
  invalidEmail: "Email address is not valid.",
  notAnEmail: "This is not an email address.",
  notAPhone: "This is not a phone number.",
  oneLine: "Use one line of text.",
  fewLines: "Use at most six lines of text.",
  invalidRecipient: "Invalid email address.",
  invalidHtml: "Invalid HTML. Delete and try again.",
  altRequired: "This field is required. Choose a unique name.",
  foreignPicture: "This picture belongs to another account. Choose your own.",
  pageUrlEmpty: "Page URL cannot be empty.",
  pageUrlRestricted: "This page URL is restricted.",
  pageUrlTaken: (url: string) => t("URL {url} is already taken.", { url }),
  pageUrlShape: "Use 1 to 40 lowercase letters, digits and single hyphens between them.",
  invalidDomain: "Invalid domain.",
  domainUnverified: "Verify this domain first.",
  domainNotPointed: "This domain does not lead here yet. Set its second record, then check again.",
  headerRequired: "Header cannot be empty",
  titleRequired: "Title cannot be empty",
  imageFile: "Choose an image file.",
  fileSize: (megabytes: number) => t("Please choose a file up to {megabytes} MB in size.", { megabytes }),
  invalidLink: "Please enter a valid link.",
  refusedLink: (address: string) =>
    t("No mail may have this address: {address}. Use http, https, mailto or tel.", { address }),
  numberRange: ({ min, max }: { min: number; max: number }) =>
    t("Use a number from {min} to {max}.", { min, max: formatNumber(max) }),
  unknownTime: "There is no such date or time.",
  unknownTimeZone: "There is no such time zone.",
  blockEndsFirst: "It ends before it starts.",
  endsBeforeStart: "The event ends before it starts.",
  customFieldLimit: "Add up to 10 custom fields.",
  formsLimit: "Together the other forms of this signature change too much. Take changes back, or remove a form.",
} as const;
