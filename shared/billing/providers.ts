/** Who can take the money: in addresses, records and settings. */
export const PROVIDERS = ["sandbox", "stripe"] as const;
export type ProviderName = (typeof PROVIDERS)[number];
