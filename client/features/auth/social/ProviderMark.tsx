import { KeyRound } from "lucide-react";
import type { ProviderId } from "#shared/auth/social/schema.ts";

/** The sign of a provider beside its name, in its own colours as their rules ask; a key for an issuer of one's own. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  if (provider === "oidc") return <KeyRound className="size-5" strokeWidth={1.75} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      {provider === "google" ? GOOGLE : MICROSOFT}
    </svg>
  );
}

const GOOGLE = (
  <g fill="none" strokeWidth="3.6">
    <path stroke="#ea4335" d="M4 6.6A7 7 0 0 1 15 5.1" />
    <path stroke="#fbbc05" d="M4 13.4a7 7 0 0 1 0-6.8" />
    <path stroke="#34a853" d="M14.6 15.3A7 7 0 0 1 4 13.4" />
    <path stroke="#4285f4" d="M10.2 10H17a7 7 0 0 1-2.4 5.3" />
  </g>
);

const MICROSOFT = (
  <>
    <path fill="#f25022" d="M1 1h8.5v8.5H1z" />
    <path fill="#7fba00" d="M10.5 1H19v8.5h-8.5z" />
    <path fill="#00a4ef" d="M1 10.5h8.5V19H1z" />
    <path fill="#ffb900" d="M10.5 10.5H19V19h-8.5z" />
  </>
);
