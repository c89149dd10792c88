/** What search engines and chats say of a page, by the name of its route. Apart from the table: no page needs it to be alive. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  login: "Log in to your Signoff account.",
  "sign-up": "Create a free Signoff account and keep your email signature.",
  "editor-create":
    "Design your email signature in minutes, without an account. See every change as your recipients will.",
  "signature-preview": "See this email signature in light and dark mail, and copy it into your mail client.",
  pricing: "Free for one signature; Professional, Teams and Agency Hub for more.",
  "contact-us": "Ask about sales, support, demos and special pricing.",
  "draw-signature-online":
    "Sign with mouse, finger or pen and download your handwriting as a transparent PNG or SVG. Free, without an account.",
  "font-signature-generator":
    "Type your name, choose one of ten hands, and download your handwritten signature as a transparent PNG. Free.",
  guides:
    "How to add an email signature in Gmail, Outlook, Apple Mail, Thunderbird and more, with a drawing of each step.",
  guide:
    "How to add an email signature, with a drawing of each step, how to check it, and what to do if something is off.",
  legal: "Terms, privacy and who runs this Signoff.",
  "email-signature":
    "Email signature examples by profession and style. Choose one, fill in your own words, and install it in your mail client.",
  "email-signature-profession":
    "Email signature examples in five styles. Choose one, fill in your own words, and install it in your mail client.",
};

const DESCRIPTION = "Design an email signature, see it as your recipients will, and install it in any mail client.";

/** One sentence on a page; the product's where it has none of its own. */
export const descriptionOf = (name: string): string => DESCRIPTIONS[name] ?? DESCRIPTION;
