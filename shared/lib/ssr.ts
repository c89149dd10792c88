import type { User } from "../account/schema.ts";
import type { SignInOffer } from "../auth/social/schema.ts";
import type { Language } from "../languages/constants.ts";
import type { Entitlements } from "../members/rules.ts";
import type { Plan } from "../plans/plans.ts";
import type { CallInput, CallOutput, Endpoint } from "./endpoint.ts";

/** What a rendered page tells the browser about the visitor. The access token stays in memory, never in storage. */
export type Session = { user: User; entitlements: Entitlements; token: string; expiresAt: number };

/** Public facts of this installation that pages need. */
export type SiteConfig = {
  publicUrl: string;
  /** where public pages are, before `/` and their addresses: `https://pages.example.org`, or `/p` of this installation */
  pagesBase: string;
  imageHost: string;
  apiBase: string;
  isProduction: boolean;
  /** this page is on the host of Agency Hub, where what we offer to everybody is not; `publicUrl` is where that is */
  isHub?: boolean;
  /** what is sold: nothing, something that a payment service of ours only plays, or in earnest */
  billing: "off" | "sandbox" | "on";
  /** ways to sign in besides a password, in the order of their buttons */
  signIns: readonly SignInOffer[];
  /** other companies' scripts that the operator has switched on, for whoever agrees; none where it is missing */
  vendors?: Vendors;
  /** key of Canva's design button, whose script loads when somebody presses it; there is none where it is missing */
  canva?: string;
  /** where the browser extension is to be had; missing where the operator names no store */
  extension?: ExtensionStores;
};

/** Addresses of the browser extension in the stores. */
export type ExtensionStores = { chromium?: string; firefox?: string };

/** Ids of a tag-manager container and of a chat. */
export type Vendors = { tagManager?: string; chat?: string };

export type Theme = "light" | "dark" | "system";
/** Cookie that keeps the theme, readable by script: it holds nothing but one of the three words. */
export const THEME_COOKIE = "theme";

/** Calls the API; in the browser over HTTP, on the server in process with the visitor's token. */
export type ApiCaller = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<CallOutput<E>>;

/** Links and scripts of the build for the screens on a page. */
export type PageAssets = {
  scripts: string[];
  preloads: string[];
  styles: string[] /** raw tags that only development needs */;
  development: string;
};

/** What the server hands to the client's server entry for one page. */
export type PageRequest = {
  /** as the visitor sees it */
  url: URL;
  nonce: string;
  session: Session | null;
  theme: Theme;
  language: Language;
  site: SiteConfig;
  call: ApiCaller;
  /** assets of the given screens (`signatures/EditorScreen`) and catalogues (`de/app`) plus the entry */
  assetsOf(screens: string[], catalogues: string[]): PageAssets;
  /** stores a route name in the `redirect` cookie */
  setRedirect(routeName: string): void;
  /** crawlers get the complete page instead of a stream */
  isBot: boolean;
  signal: AbortSignal;
  onError(error: unknown): void;
};

/** What the server entry answers: a redirect, or a page that streams. */
export type PageReply =
  | { kind: "redirect"; status: number; location: string }
  | {
      kind: "page";
      status: number;
      headers: Record<string, string>;
      body: AsyncIterable<Uint8Array | string>;
      /** stands where a screen would, which could not be shown */
      isError: boolean;
    };

export type RenderPage = (request: PageRequest) => Promise<PageReply>;

/** A page that is the same for every guest, as far as the data behind it is. */
export type SharedPage = {
  /** in the route table */
  name: string;
  path: string;
  params: Record<string, string>;
  /** it shows what is stored under its parameters, and is the same for as long as that is */
  hasData: boolean;
};

/** The page of an address, null where guests may get different ones. */
export type FindSharedPage = (url: URL) => SharedPage | null;

/** What a page is called and says of itself, in a language. `plans`: those that are sold */
export type FindPageWords = (
  page: { name: string; params: Record<string, string>; plans: readonly Pick<Plan, "name" | "label" | "promise">[] },
  language: Language,
) => { title: string; description: string };

/** What `client/app/entry-server.tsx` exports. */
export type ServerEntry = { renderPage: RenderPage; findSharedPage: FindSharedPage; findPageWords: FindPageWords };

/** `<script type="application/json">` element in which the page carries its state to the browser. */
export const STATE_ELEMENT_ID = "signoff-state";
