/** What search engines and chats say of a page, by the name of its route. Apart from the table: no page needs it to be alive. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  login: "Log in to your Signoff account.",
  "sign-up": "Create a free Signoff account and keep your email signature.",
  "editor-create":
    "Design your email signature in minutes, without an account. See every change as your recipients will.",
  "signature-preview": "See this email signature in light and dark mail, and copy it into your mail client.",
  pricing: "Free for one signature; Professional, Teams and Agency Hub for more.",
  "contact-us": "Ask about sales, support, demos and special pricing.",
  "draw-signature-online": "Draw a handwritten signature with mouse or finger and download it.",
  "font-signature-generator": "Type your name and turn it into a handwritten signature.",
  "email-signature":
    "Email signature examples by profession and style. Choose one, fill in your own words, and install it in your mail client.",
  "email-signature-profession":
    "Email signature examples in five styles. Choose one, fill in your own words, and install it in your mail client.",
};

const DESCRIPTION = "Design an email signature, see it as your recipients will, and install it in any mail client.";

/** One sentence on a page; the product's where it has none of its own. */
export const descriptionOf = (name: string): string => DESCRIPTIONS[name] ?? DESCRIPTION;
