import {
  Image,
  type LucideIcon,
  Pencil,
  Send,
  ShieldCheck,
  ShieldOff,
  SlidersHorizontal,
  UserMinus,
  UserRound,
  UserRoundPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { msg, t } from "#shared/languages/translate.ts";
import type { TeamMember } from "#shared/members/schema.ts";

/** What can be done with a member. */
export type Act = "open" | "edit" | "assign" | "details" | "permissions" | "admin" | "member" | "resend" | "remove";

const ACTS: Readonly<Record<Act, { label: string; Icon: LucideIcon }>> = {
  open: { label: msg("Open the signature"), Icon: Image },
  edit: { label: msg("Edit the signature"), Icon: Pencil },
  assign: { label: msg("Assign a signature"), Icon: UserRoundPlus },
  details: { label: msg("Edit details"), Icon: UserRound },
  permissions: { label: msg("Change permissions"), Icon: SlidersHorizontal },
  admin: { label: msg("Make admin"), Icon: ShieldCheck },
  member: { label: msg("No longer an admin"), Icon: ShieldOff },
  resend: { label: msg("Send the invitation again"), Icon: Send },
  remove: { label: msg("Remove from the team"), Icon: UserMinus },
};

/** What can be done with this one; admins are the affair of whoever makes them. */
export function actsOn({ role, status, signature }: TeamMember, makesAdmins: boolean) {
  const isOurs = makesAdmins || role === "member";
  const acts: readonly (Act | false)[] = [
    signature !== null && "open",
    signature !== null && "edit",
    "assign",
    "details",
    role === "member" && "permissions",
    makesAdmins && (role === "member" ? "admin" : "member"),
    status !== "registered" && "resend",
    isOurs && "remove",
  ];
  return acts
    .filter((act) => act !== false)
    .map((act): { act: Act; label: string; icon: ReactNode } => {
      const { label, Icon } = ACTS[act];
      return { act, label: t(label), icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" /> };
    });
}
