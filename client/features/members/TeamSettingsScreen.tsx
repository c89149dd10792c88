import { Suspense, useState } from "react";
import { useLoaderData } from "react-router";
import { queryPart } from "#client/lib/queryPart.ts";
import { t } from "#shared/languages/translate.ts";
import type { SettingsData } from "./TeamSettingsScreen.loader.ts";

// The server sends it drawn; its script may come after the first paint.
const Settings = queryPart(async () => (await import("./team/Settings.tsx")).Settings);

/** What the team is called, who owns it and who looks after it. */
export function Screen() {
  const { team: first, admins } = useLoaderData() as SettingsData;
  const [team, setTeam] = useState(first);
  return (
    <div className="mt-6 max-w-160 space-y-6">
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Team")}
      </h1>
      <Suspense>
        <Settings team={team} admins={admins.items} onTeam={setTeam} />
      </Suspense>
    </div>
  );
}
