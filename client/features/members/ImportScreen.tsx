import { useLoaderData } from "react-router";
import { t } from "#shared/languages/translate.ts";
import type { ImportData } from "./ImportScreen.loader.ts";
import { Directory } from "./import/Directory.tsx";
import { Export } from "./import/Export.tsx";
import { ImportList } from "./import/ImportList.tsx";

/** People come in as a list or from a directory, and go out as a list. */
export function Screen() {
  const { last, filledBy } = useLoaderData() as ImportData;
  return (
    <div className="mt-6 max-w-220 space-y-6">
      <h1 tabIndex={-1} className="text-24 font-semibold">
        {t("Import and directory")}
      </h1>
      {filledBy && <Directory first={filledBy} />}
      <ImportList last={last} />
      <Export />
    </div>
  );
}
