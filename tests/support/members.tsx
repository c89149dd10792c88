/** For component tests of the members' list in happy-dom. */
import { act } from "react";
import { vi } from "vitest";
import { MemberList as WithoutQueries } from "#client/features/members/list/MemberList.tsx";
import { UNFILTERED } from "#client/features/members/list/wanted.ts";
import { withQueries } from "#client/lib/queries.tsx";
import { MEMBERS_SHOWN } from "#shared/members/constants.ts";
import { list as listEndpoint } from "#shared/members/endpoints.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import type { MemberPage, TeamMember } from "#shared/members/schema.ts";
import { type Answers, appOf, drawIn } from "./browser.tsx";
import * as make from "./make.ts";

const MemberList = withQueries(WithoutQueries);

/** A member whose id counts; state only what matters. */
export const memberAt = (at: number, part: Partial<TeamMember> = {}): TeamMember => ({
  id: at.toString(16).padStart(24, "0"),
  email: `p${at}@acme.example`,
  role: "member",
  status: "registered",
  permissions: null,
  pagePermissions: null,
  signature: null,
  facts: { ...NO_FACTS, name: `Person ${at}` },
  invitedAt: null,
  expiresAt: null,
  lastSeenAt: null,
  directory: null,
  ...part,
});

type Asked = { querystring: { after?: string; search?: string; status?: string } };

/** A list of members, of a team with so many seats, and the server that it asks. */
export async function openMembers(rows: TeamMember[], { seats = 1_000, isPaid = true, isOwner = true } = {}) {
  const pageFrom = ({ querystring: { after = "0", search = "", status } }: Asked): MemberPage => {
    const found = rows.filter(
      (row) => row.facts.name.includes(search) && (status === undefined || row.status === status),
    );
    const end = Number(after) + MEMBERS_SHOWN;
    const hasMore = found.length > end;
    const team = { seats, used: rows.length + 1 };
    return { items: found.slice(Number(after), end), hasMore, next: hasMore ? String(end) : null, team };
  };
  const list = vi.fn((asked: Asked): unknown => pageFrom(asked));
  const answers: Answers = new Map<never, never>([[listEndpoint, list]] as never);
  const team = isOwner
    ? null
    : { isOwner, role: "admin" as const, permissions: null, ownerEmail: "owner@acme.example" };
  const { app, call } = appOf({ user: make.user({ isPaid, availableSignatures: seats, team }), answers });
  const first = pageFrom({ querystring: {} });
  const { router } = await drawIn(app, <MemberList first={first} wanted={UNFILTERED} requests={[]} />);
  return { rows, list, answers, call, router };
}

export const shownMembers = () =>
  [...document.querySelectorAll("tbody tr th bdi")].map(({ textContent }) => textContent);

const rowOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("tbody tr")].find(
    (row) => row.querySelector("th bdi")?.textContent === name,
  );

/** From the menu of a member's row, which is drawn when it opens. */
export async function chooseFor(name: string, item: string) {
  const menu = rowOf(name)?.querySelector("[role=menu]");
  await act(async () => void menu?.dispatchEvent(toggled("beforetoggle", "open")));
  const button = [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])].find(
    ({ textContent }) => textContent === item,
  );
  if (!button) throw new Error(`There is no ${item} for ${name}.`);
  await act(async () => {
    button.click();
    menu?.dispatchEvent(toggled("toggle", "closed"));
  });
}

const toggled = (type: string, newState: "open" | "closed") => Object.assign(new Event(type), { newState });

/** Ticks or unticks a member. */
export const tick = (name: string) =>
  act(async () => rowOf(name)?.querySelector<HTMLElement>("[type=checkbox]")?.click());
