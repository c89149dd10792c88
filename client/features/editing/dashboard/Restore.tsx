import { Link } from "react-router";
import { buttonLook } from "#client/ui/Button.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** What the owner of a team does about something that has expired with its plan. */
export const Restore = ({ name }: { name: string }) => (
  <Link to={pathTo("pricing")} className={buttonLook({ size: "small" })}>
    {t("Restore")}
    <span className="sr-only"> {name}</span>
  </Link>
);
