import clsx from "clsx";
import { useApp } from "#client/lib/context.tsx";
import type { User } from "#shared/account/schema.ts";

/** The person's picture, or the first letter of how they are called. */
export function Avatar({ user, className }: { user: Pick<User, "name" | "email" | "picture">; className?: string }) {
  const { site } = useApp();
  if (user.picture)
    return (
      <img src={site.imageHost + user.picture.avatarUrl} alt="" className={clsx("shrink-0 rounded-full", className)} />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-on-brand-soft uppercase",
        className,
      )}
    >
      {(user.name || user.email).slice(0, 1)}
    </span>
  );
}
