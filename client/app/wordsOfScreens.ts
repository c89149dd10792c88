import { DEFAULT_LANGUAGE, type Language } from "#shared/languages/constants.ts";

/** What every page says: the shell and its menus, errors, checks of fields. */
const EVERYWHERE = ["app", "messages"];

/** The catalogues that a screen needs besides, with all that it may fetch later. Kept whole by a test. */
const OF_SCREENS: Record<string, readonly string[]> = {
  "account/AccountScreen": ["account"],
  "account/ActivationCodeScreen": ["account"],
  "account/CodeSuccessScreen": ["account"],
  "account/EditPasswordScreen": ["account", "auth"],
  "account/EditProfileScreen": ["account", "auth", "editor"],
  "account/InviteFriendScreen": ["account", "auth"],
  "account/PicturesScreen": ["account"],
  "account/PrivacyScreen": ["account"],
  "account/ProfileScreen": ["account", "auth", "members"],
  "analytics/AnalyticsScreen": ["analytics"],
  "analytics/WeeklyMailScreen": ["analytics", "auth"],
  "auth/EmailChangeScreen": ["auth"],
  "auth/LifetimeScreen": ["auth"],
  "auth/ForgotPasswordScreen": ["auth"],
  "auth/InvitationScreen": ["auth"],
  "auth/LoginScreen": ["auth"],
  "auth/NewPasswordScreen": ["auth"],
  "account/SecurityScreen": ["account", "auth"],
  "auth/SocialScreen": ["auth"],
  "auth/SignUpScreen": ["auth"],
  "billing/BillingScreen": ["billing"],
  "billing/CancelScreen": ["billing", "flow"],
  "billing/UpgradeScreen": ["billing"],
  "cards/CardEditorScreen": ["lists", "cards", "pages", "editor", "upgrade", "catalog", "templates", "identity"],
  "cards/CardsScreen": ["lists", "cards", "pages", "upgrade", "dashboard", "auth"],
  "cards/ScanScreen": ["scan"],
  "contact/ContactDocument": ["contact", "auth"],
  "contact/UninstallDocument": ["contact"],
  "domains/DomainsScreen": ["domains", "account"],
  "deletion/DeleteScreen": ["deletion", "flow", "auth"],
  "extension/ExtensionScreen": ["extension"],
  "guides/GuideDocument": ["install", "guides"],
  "guides/GuidesDocument": ["install", "guides"],
  "legal/LegalDocument": ["legal"],
  "links/LinksScreen": ["links", "lists", "members", "upgrade", "auth", "pages"],

  "members/InstalledScreen": ["members"],
  "members/ImportScreen": ["members", "roster"],
  "members/MemberListScreen": ["members", "pricing", "auth"],
  "members/MembersScreen": ["members"],
  "members/OfferScreen": ["members", "auth"],
  "members/TeamSettingsScreen": ["members", "extension"],
  "members/DesignsScreen": ["members", "designs"],
  "reseller/AdminsScreen": ["reseller", "members", "auth"],
  "reseller/SharedScreen": ["reseller", "members", "designs"],
  "reseller/BrandScreen": ["reseller", "editor"],
  "reseller/CompanyOfferScreen": ["members", "auth"],
  "reseller/HandOverScreen": ["reseller", "members", "auth"],
  "reseller/CompaniesScreen": ["reseller", "members", "billing", "auth", "pricing", "roster"],
  "billing/SandboxScreen": ["sandbox"],
  "pricing/PricingDocument": ["pricing", "editor", "catalog", "templates"],
  "pages/PagesScreen": ["lists", "pages", "upgrade", "dashboard", "auth"],
  "pages/PageEditorScreen": ["pages", "editor", "upgrade", "catalog", "templates", "identity"],
  "signatures/DashboardScreen": ["dashboard", "upgrade", "auth", "editor", "templates"],
  "signatures/EditorScreen": ["editor", "upgrade", "catalog", "templates", "auth", "preview", "identity"],
  "signatures/PreviewScreen": ["preview", "install", "arrival", "auth"],
  "site/ExamplesDocument": ["site", "catalog", "templates"],
  "site/HomeDocument": ["site", "catalog", "templates", "pricing"],
  "site/NotFoundScreen": [],
  "site/PlainScreen": ["site"],
  "welcome/WelcomeScreen": ["welcome", "editor", "catalog", "templates", "install"],
  "tools/DrawDocument": ["tools"],
  "tools/FontDocument": ["tools"],
};

/** Names of catalogues, `de/app`; none in English, whose words are in the code. */
export const cataloguesOf = (language: Language, screens: readonly string[]): string[] =>
  language === DEFAULT_LANGUAGE
    ? []
    : [...new Set([...EVERYWHERE, ...screens.flatMap((screen) => OF_SCREENS[screen] ?? [])])].map(
        (name) => `${language}/${name}`,
      );
