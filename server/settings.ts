import type { Config } from "./config.ts";
import { seam } from "./seam.ts";

/** The settings of this installation. Plugged in before anything else; whoever needs one reads it where it is needed. */
export const settings = seam<Config>("settings");

/** False where the operator's own people have everything (`BILLING=off`): no prices, no plans, nobody's plan ends. */
export const isSold = (): boolean => settings().BILLING === "on";

/** Names that this installation itself is reached by. */
export function ownHostnames(): string[] {
  const { PUBLIC_URL, API_HOST, ANALYTICS_HOST, IMAGE_HOST, SHORT_LINK_HOST, PAGES_HOST, HUB_HOST } = settings();
  const addresses = [PUBLIC_URL, API_HOST, ANALYTICS_HOST, IMAGE_HOST, SHORT_LINK_HOST, PAGES_HOST, HUB_HOST];
  return addresses.flatMap((one) => (one ? [new URL(one).hostname] : []));
}

/** What follows from the settings: worked out when it is first asked for (lazy initialisation), and kept while they are the same. */
export function fromSettings<T>(make: (config: Config) => T): () => T {
  let known: { config: Config; value: T } | undefined;
  return () => {
    const config = settings();
    if (known?.config !== config) known = { config, value: make(config) };
    return known.value;
  };
}
