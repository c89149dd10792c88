import { MoreLink } from "#client/ui/MoreLink.tsx";

/** Leads to the plans, where there could be more. */
export const WayOut = ({ children }: { children: string }) => <MoreLink about="pricing">{children}</MoreLink>;
