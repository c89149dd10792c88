import { msg, t } from "#shared/languages/translate.ts";
import type { DirectorySource } from "#shared/members/roster/schema.ts";
import type { TeamMember } from "#shared/members/schema.ts";

/** How somebody is called, by the team if it knows that. */
export const nameOf = ({ facts, email }: Pick<TeamMember, "facts" | "email">): string => facts.name || email;

/** Two letters for who has no picture: `Ana Ruiz` -> `AR`, `ana@example.com` -> `A` */
export function initialsOf(member: Pick<TeamMember, "facts" | "email">): string {
  const words = nameOf(member).split("@")[0]?.trim().split(/\s+/) ?? [];
  const first = (word: string | undefined) => [...(word ?? "")][0] ?? "";
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
}

/** What they are and where: `Designer · Berlin`; empty where nothing of it is known. */
export const detailOf = ({ facts }: Pick<TeamMember, "facts">): string =>
  [facts.position, facts.department, facts.place].filter(Boolean).join(" · ");

type Kind = "info" | "success" | "danger" | "warning" | "neutral";
type State = { kind: Kind; word: string };

/** @param nowMs null where the reader's clock is not known yet */
export function statusOf({ status, expiresAt }: TeamMember, nowMs: number | null): State {
  if (status === "registered") return { kind: "success", word: t("Registered") };
  if (isExpired(expiresAt, nowMs)) return { kind: "danger", word: t("Link expired") };
  return { kind: "info", word: status === "invited" ? t("Invited") : t("Pending") };
}

const isExpired = (at: string | null, nowMs: number | null) => at !== null && nowMs !== null && Date.parse(at) < nowMs;

const DIRECTORIES: Readonly<Record<DirectorySource, string>> = { google: "Google Workspace", graph: "Microsoft Entra" };

/** What a directory is called, by the name that it has in calls. */
export const directoryName = (source: string): string => DIRECTORIES[source as DirectorySource] ?? source;

const INSTALLED = {
  never: { mark: "todo", word: msg("Not installed") },
  current: { mark: "done", word: msg("Installed") },
  outdated: { mark: "warning", word: msg("Has not re-installed") },
} as const;

/** How far their signature is in their mails. */
export const installedOf = (signature: NonNullable<TeamMember["signature"]>) => INSTALLED[signature.installed];
