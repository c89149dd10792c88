import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Link } from "#client/lib/links.tsx";
import { Button, buttonLook } from "#client/ui/Button.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { RECOMMENDED_HEIGHT_PX, RECOMMENDED_SOCIALS, RECOMMENDED_WIDTH_PX } from "#shared/signatures/constants.ts";
import { progress } from "#shared/signatures/endpoints.ts";
import type { Step } from "#shared/signatures/progress.ts";
import { PROGRESS } from "../useTiles.ts";
import { OwnZones } from "./OwnZones.tsx";
import { ZoneCard } from "./ZoneCard.tsx";
import { STEP_LABELS, zoneOf } from "./zones.ts";

/** Where somebody stands with each of the products, and what comes next. @param first what the loader brought */
export function Overview({ first }: { first: Step[] }) {
  const { call } = useApp();
  const [dialog, setDialog] = useState<"checklist" | "tips" | null>(null);
  const { data: steps } = useQuery({
    queryKey: PROGRESS,
    queryFn: async () => (await call(progress, {})).signature,
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const close = () => setDialog(null);
  return (
    <>
      <h2 className="sr-only">{t("Overview")}</h2>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-4 lg:grid-cols-3">
        <ZoneCard
          className="max-lg:col-span-2"
          title={t("Signature")}
          zone={zoneOf(done, steps.length)}
          done={done}
          count={steps.length}
          next={
            next ? t("Next: {step}", { step: t(STEP_LABELS[next.id]) }) : t("All is done. Change it whenever you like.")
          }
          actions={
            <>
              {next && <NextLink step={next} />}
              <Button look="ghost" size="small" onClick={() => setDialog("checklist")}>
                {t("Checklist")}
              </Button>
              <Button look="ghost" size="small" onClick={() => setDialog("tips")}>
                {t("Tips")}
              </Button>
            </>
          }
        />
        <OwnZones />
      </div>
      {dialog === "checklist" && (
        <Modal isOpen onClose={close} title={t("Checklist for your signature")}>
          <ol className="mt-3 divide-y divide-line">
            {steps.map(({ id, isDone }) => (
              <li key={id} className="flex items-center gap-3 py-2.5">
                {isDone ? (
                  <CircleCheck className="size-5 shrink-0 text-success" aria-label={t("Done")} />
                ) : (
                  <Circle className="size-5 shrink-0 text-ink-subtle" aria-label={t("To do")} />
                )}
                <span className={isDone ? "text-ink-muted" : "font-medium"}>{t(STEP_LABELS[id])}</span>
              </li>
            ))}
          </ol>
        </Modal>
      )}
      {dialog === "tips" && <Tips onClose={close} />}
    </>
  );
}

/** Where the next step is done; what is done on this page needs no link. */
function NextLink({ step: { id, hash } }: { step: Step }) {
  const look = buttonLook({ look: "secondary", size: "small" });
  if (id === "create")
    return (
      <Link to={hash ? pathTo("editor-edit", { hash }) : pathTo("editor-create")} className={look}>
        {t("Create signature")}
      </Link>
    );
  if (!hash || id === "default") return null;
  const route = id === "complete" ? "editor-edit" : "signature-preview";
  return (
    <Link to={pathTo(route, { hash })} className={look}>
      {id === "complete" ? t("Edit it") : t("Install it")}
    </Link>
  );
}

/** What makes a signature that arrives well, as the editor's quality panel judges it. */
function Tips({ onClose }: { onClose(): void }) {
  const tips = [
    t("At most {size} px wide, so that phones show all of it.", { size: RECOMMENDED_WIDTH_PX }),
    t("Under {size} px high: it stands under every mail.", { size: RECOMMENDED_HEIGHT_PX }),
    t("The {count} networks that matter to your readers.", { count: RECOMMENDED_SOCIALS }),
    t("Two colours, one of them for your name."),
    t("A photo or a logo of a few kilobytes. Signoff makes them small by itself."),
    t("One phone number that somebody answers, and one address."),
    t("A short form for replies: copy it on the page of your signature."),
  ];
  return (
    <Modal isOpen onClose={onClose} title={t("Tips for a good signature")}>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-14">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Modal>
  );
}
