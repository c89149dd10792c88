import { t } from "../languages/translate.ts";
/** Sentences of the specification that a field shows; the error catalogue holds those of whole requests. */
export const MESSAGES = {
  invalidEmail: "Email address is not valid.",
  oneLine: "Use one line of text.",
  invalidRecipient: "Invalid email address.",
  invalidHtml: "Invalid HTML. Delete and try again.",
  altRequired: "This field is required. Choose a unique name.",
  foreignPicture: "This picture belongs to another account. Choose your own.",
  imageFile: "Choose an image file.",
  fileSize: (megabytes: number) => t("Please choose a file up to {megabytes} MB in size.", { megabytes }),
  invalidLink: "Please enter a valid link.",
  refusedLink: (address: string) =>
    t("No mail may have this address: {address}. Use http, https, mailto or tel.", { address }),
  customFieldLimit: "Add up to 10 custom fields.",
} as const;
