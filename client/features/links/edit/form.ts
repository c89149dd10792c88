import * as z from "zod/mini";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_CLICK_LIMIT, MAX_LINK_TAGS } from "#shared/links/constants.ts";
import { linkTimesProblem } from "#shared/links/rules.ts";
import { type LinkChanges, type LinkInput, LinkSlug, type ShortLink, Tag, Target } from "#shared/links/schema.ts";

/** What somebody types, as controls have it. */
export const LINK_FIELDS = [
  "url",
  "title",
  "tags",
  "slug",
  "host",
  "from",
  "until",
  "timeZone",
  "clickLimit",
  "fallback",
] as const;
export type LinkValues = Record<(typeof LINK_FIELDS)[number], string>;

/** Nothing, or what fits. */
const orNothing = (schema: z.ZodMiniType) =>
  z.string().check(({ value, issues }) => {
    const parsed = value.trim() === "" ? null : schema.safeParse(value);
    const [issue] = parsed?.error?.issues ?? [];
    if (issue) issues.push({ code: "custom", input: value, message: issue.message });
  });

const tagsOf = (text: string) =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

export const LinkForm = z
  .strictObject({
    url: Target,
    title: z.string(),
    tags: z
      .string()
      .check(z.refine((text) => z.array(Tag).check(z.maxLength(MAX_LINK_TAGS)).safeParse(tagsOf(text)).success)),
    slug: orNothing(LinkSlug),
    host: z.string(),
    from: z.string(),
    until: z.string(),
    timeZone: z.string(),
    clickLimit: z.string().check(
      z.refine(
        (text) => /^\d*$/.test(text) && (text === "" || (Number(text) >= 1 && Number(text) <= MAX_CLICK_LIMIT)),
        {
          error: () => MESSAGES.numberRange({ min: 1, max: MAX_CLICK_LIMIT }),
        },
      ),
    ),
    fallback: orNothing(Target),
  } satisfies Record<keyof LinkValues, unknown>)
  .check(({ value, issues }) => {
    const problem = linkTimesProblem({ ...timesOf(value), timeZone: value.timeZone });
    if (problem) issues.push({ code: "custom", input: value, path: [problem.field], message: problem.message });
  });

// Seconds, which some browsers give, are more than anybody chose.
const timesOf = ({ from, until }: Pick<LinkValues, "from" | "until">) => ({
  from: from.slice(0, 16) || null,
  until: until.slice(0, 16) || null,
});

/** What the form begins with. @param zone of a link that has no times yet */
export function valuesOf(link: ShortLink | null, zone: string): LinkValues {
  const { url = "", title = "", tags = [], slug, host, from, until, clickLimit, fallback } = link ?? {};
  return {
    url,
    title,
    tags: tags.join(", "),
    slug: slug ?? "",
    host: host ?? "",
    from: from ?? "",
    until: until ?? "",
    timeZone: link && (from || until) ? link.timeZone : zone,
    clickLimit: clickLimit ? String(clickLimit) : "",
    fallback: fallback ?? "",
  };
}

/** What is sent of it. */
export const inputOf = (values: LinkValues): Omit<LinkInput, "isOn"> => ({
  url: values.url,
  title: values.title,
  tags: tagsOf(values.tags),
  slug: values.slug.trim() || null,
  host: values.host || null,
  ...timesOf(values),
  timeZone: values.timeZone,
  clickLimit: values.clickLimit === "" ? null : Number(values.clickLimit),
  fallback: values.fallback.trim() || null,
});

/** Only what was changed: what a plan does not have any more stays as it is. */
export function changesOf(values: LinkValues, before: LinkValues): LinkChanges {
  const input = inputOf(values);
  const changed = LINK_FIELDS.filter((name) => values[name] !== before[name]);
  const names = changed.filter((name) => name !== "timeZone" || values.from !== "" || values.until !== "");
  // A time is one with its zone.
  const isTimed = names.some((name) => name === "from" || name === "until");
  return Object.fromEntries([...names, ...(isTimed ? ["timeZone" as const] : [])].map((name) => [name, input[name]]));
}
