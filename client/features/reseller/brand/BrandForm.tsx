import { useState } from "react";
import { PicturePicker } from "#client/features/signatures/editor/inputs/PicturePicker.tsx";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { ColorField } from "#client/ui/ColorField.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { formatCrop } from "#shared/images/crop.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { CALM_COLORS } from "#shared/lib/color.ts";
import { changeBrand, brand as read, removeLogo, uploadLogo } from "#shared/reseller/brand/endpoints.ts";
import type { SavedBrand } from "#shared/reseller/brand/schema.ts";
import { BrandPreview } from "./BrandPreview.tsx";
import { BrandFields, changeOf, fieldsOf } from "./formSchema.ts";

/** Our own, where an agency says none. */
const OUR_COLOR = "#00686c";
const ASPECTS = [{ label: msg("Original"), ratio: null }] as const;
/** What the server calls a field, and what it is here. */
const NAMES: Readonly<Record<string, string>> = { "line.text": "lineText", "line.url": "lineUrl" };

/** All of a brand beside what people will see of it while it is typed. The logo counts at once, the rest when it is saved. */
export function BrandForm({ first }: { first: SavedBrand }) {
  const { call } = useApp();
  const [saved, setSaved] = useState(first);
  const [color, setColor] = useState(first.color);
  const [isStale, setStale] = useState(false);
  const { form, field, values, problem, isBusy } = useForm(BrandFields, fieldsOf(first), async (typed) => {
    try {
      setSaved(await call(changeBrand, { body: changeOf(typed, color, saved.v) }));
      setStale(false);
      showToast({ kind: "success", text: t("Your brand is saved.") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What was typed stays; saved once more it counts.
      if (error.code === "conflict") {
        setSaved(await call(read, {}));
        setStale(true);
        return;
      }
      const errors = error.errors.map(({ path, message }) => ({ path: NAMES[path] ?? path, message }));
      throw new ApiError({ status: error.status, code: error.code, message: error.message, errors });
    }
  });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="min-w-0 space-y-6">
        <PageCard
          title={t("Logo")}
          text={t("Stands in the header and on top of mails, on white, at most 32 pixels high.")}
        >
          <Logo saved={saved} onChange={setSaved} />
        </PageCard>
        <form {...form} className="space-y-6">
          <PageCard title={t("Name and colour")}>
            <div className="space-y-4">
              <Input
                {...field("senderName")}
                label={t("Name")}
                hint={t("Mails come from it, and their sentences say it where they would say ours.")}
                autoComplete="organization"
              />
              <Input
                {...field("replyTo")}
                label={t("Answers go to")}
                hint={t("Where a mail comes from a person, answers go to them.")}
                type="email"
                autoComplete="email"
              />
              <ColorField
                label={t("Colour")}
                value={color}
                fallback={OUR_COLOR}
                swatches={CALM_COLORS}
                hint={t("Of buttons and links. Where it could not be read a shade near it stands there.")}
                onChange={setColor}
              />
              {color !== null && (
                <Button look="ghost" size="small" onClick={() => setColor(null)}>
                  {t("Use our colour")}
                </Button>
              )}
            </div>
          </PageCard>
          <PageCard
            title={t("Line below signatures")}
            text={t("In the place of “Made with Signoff”, on pages and business cards too.")}
          >
            <div className="space-y-4">
              <Input {...field("lineText")} label={t("Text")} />
              <Input {...field("lineUrl")} label={t("Leads to")} type="text" inputMode="url" dir="ltr" />
            </div>
          </PageCard>
          {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
          {isStale && (
            <InlineAlert kind="warning">
              {t(
                "The brand was changed elsewhere meanwhile. What you have typed is still here: save again, and it counts.",
              )}
            </InlineAlert>
          )}
          <Button type="submit" isLoading={isBusy}>
            {t("Save brand")}
          </Button>
        </form>
      </div>
      <BrandPreview fields={values} color={color} logo={saved.logo} />
    </div>
  );
}

function Logo({ saved, onChange }: { saved: SavedBrand; onChange(saved: SavedBrand): void }) {
  const { call } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<SavedBrand>, done: string) => {
    setBusy(true);
    setProblem(null);
    try {
      onChange(await work());
      showToast({ kind: "success", text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-stretch gap-3">
      <PicturePicker
        name={t("logo")}
        label={saved.logo ? t("Choose another picture") : t("Choose a picture")}
        aspects={ASPECTS}
        refusal={problem}
        onUse={(file, { crop }) =>
          attempt(
            () =>
              call(
                uploadLogo,
                {},
                {
                  form: [
                    ["crop", formatCrop(crop)],
                    ["image", file],
                  ],
                },
              ),
            t("Your logo is saved."),
          )
        }
      />
      {saved.logo && (
        <Button
          look="ghost"
          size="small"
          className="self-start"
          isLoading={isBusy}
          onClick={() => void attempt(() => call(removeLogo, {}), t("Your logo is removed. It stays in “Pictures”."))}
        >
          {t("Remove logo")}
        </Button>
      )}
    </div>
  );
}
