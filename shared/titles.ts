/** What pages are called, by the names of their routes. Apart from the table: no page needs it to be alive. */
export const TITLES: Readonly<Record<string, string>> = {
  home: "Email signatures that arrive as designed",
  login: "Log in",
  "login-social": "Log in",
  "sign-up": "Sign up",
  "sign-up-lifetime": "Create your lifetime account",
  "forgot-password": "Forgot password",
  "forgot-password-change": "Choose a new password",
  "editor-create": "Create a free email signature",
  "editor-edit": "Edit signature",
  "signature-preview": "Preview",
  welcome: "Welcome",
  dashboard: "Dashboard",
  "dashboard-company": "Company dashboard",
  account: "Account",
  "account-view": "Account",
  "account-edit": "Edit profile",
  "account-pictures": "Your pictures",
  "account-edit-pass": "Change password",
  "account-security": "Security",
  "account-billing": "Billing",
  "account-upgrade": "Upgrade",
  "account-activation-code": "Activation code",
  "account-activation-code-success": "Code activated",
  "invite-friend": "Invite a friend",
  "account-privacy": "Your data",
  "account-admin": "Administrators",
  pricing: "Pricing",
  pricing_plan: "Pricing",
  "contact-us": "Contact us",
  members: "Members",
  "draw-signature-online": "Draw your signature online",
  "font-signature-generator": "Handwritten signature from your name",
  "email-signature": "Email signature examples",
  "email-signature-profession": "Email signature examples",
  guides: "Install an email signature: step by step",
  guide: "Install an email signature",
  legal: "Legal",
  uninstall: "Extension removed",
  "not-found": "Page not found",
  "email-change": "Email address",
  "email-undo": "Email address",
};

/** @throws Error for a route without one: a mistake of the program */
export function titleOf(name: string): string {
  const title = TITLES[name];
  if (!title) throw new Error(`The route ${name} has no title.`);
  return title;
}
