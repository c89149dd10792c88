import type { HydrationState } from "react-router";
import type { Language } from "#shared/languages/constants.ts";
import type { Session, SiteConfig, Theme } from "#shared/lib/ssr.ts";

/** What a rendered page hands to the browser, as JSON in the element `STATE_ELEMENT_ID`. */
export type PageState = {
  site: SiteConfig;
  session: Session | null;
  theme: Theme;
  language: Language;
  hydration: Pick<HydrationState, "loaderData" | "errors">;
};

/** The same of a document, whose islands read it. `screen`: its name, by which they find their words. */
export type DocumentState = Omit<PageState, "hydration"> & { screen: string };
