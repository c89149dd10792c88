import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { useMore } from "#client/lib/more.ts";
import { showToast } from "#client/lib/toasts.ts";
import { raiseUnlockPro } from "#client/lib/unlockPro.ts";
import { useForm } from "#client/lib/useForm.ts";
import { ownZone, zonesWith } from "#client/lib/zones.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_LINK_TITLE_LENGTH } from "#shared/links/constants.ts";
import { change, create } from "#shared/links/endpoints.ts";
import type { ShortLink } from "#shared/links/schema.ts";
import { MAX_SLUG_LENGTH } from "#shared/pages/slug.ts";
import { changesOf, inputOf, LinkForm, valuesOf } from "./form.ts";
import { UtmFields } from "./UtmFields.tsx";

type Props = {
  /** null: a new one */
  link: ShortLink | null;
  /** verified domains of the team */
  hosts: readonly string[];
  /** whether the plan has addresses, times and limits of one's own */
  canShape: boolean;
  onSaved(): Promise<unknown>;
  onClose(): void;
};

/** A short link: where it leads, under which address, when, how often, and what it is called. */
export function LinkDialog({ link, hosts, canShape, onSaved, onClose }: Props) {
  const { call, site } = useApp();
  const more = useMore();
  const [before] = useState(() => valuesOf(link, ownZone()));
  const { form, field, problem, isBusy, values } = useForm(LinkForm, before, async (typed) => {
    if (link) await call(change, { params: { code: link.code }, body: changesOf(typed, before) });
    else await call(create, { body: inputOf(typed) });
    showToast({ kind: "success", text: link ? t("Link saved") : t("Link created") });
    onClose();
    await onSaved();
  });
  const isOwn = link === null || link.of === "own";
  const isShown = canShape || link?.slug !== null || link.from !== null || link.until !== null;
  const at = field("timeZone");
  return (
    <Modal
      isOpen
      size="medium"
      title={link ? t("Edit link") : t("New link")}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form="link-form" isLoading={isBusy}>
            {link ? t("Save link") : t("Create link")}
          </Button>
        </>
      }
    >
      <form {...form} id="link-form" className="space-y-5 pt-1">
        <Input
          {...field("url")}
          label={t("Target")}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…"
          readOnly={!isOwn}
          {...(!isOwn && { hint: t("Follows from the signature or page that it was made for.") })}
        />
        {isOwn && <UtmFields url={values.url} onUrl={(value) => field("url").onChange({ target: { value } })} />}
        <Input
          {...field("title")}
          label={t("Name")}
          maxLength={MAX_LINK_TITLE_LENGTH}
          hint={t("Only your team sees it.")}
        />
        <Input
          {...field("tags")}
          label={t("Tags")}
          hint={t("Up to ten, with commas between them.")}
          autoComplete="off"
        />
        {!canShape && (
          <InlineAlert
            kind="info"
            actions={
              more?.to === null ? undefined : (
                <Button look="secondary" size="small" onClick={() => raiseUnlockPro("pricing")}>
                  {t("Please upgrade")}
                </Button>
              )
            }
          >
            {t("Your own address, times and limits come with a paid plan.")}
          </InlineAlert>
        )}
        {isShown && (
          <fieldset disabled={!canShape} className="space-y-5 disabled:opacity-60">
            <div className="grid gap-4 sm:grid-cols-2">
              {hosts.length > 0 && (
                <Select
                  {...field("host")}
                  label={t("Domain")}
                  options={[
                    { value: "", label: t("Our address") },
                    ...[...new Set([...hosts, ...(before.host ? [before.host] : [])])].map((value) => ({
                      value,
                      label: value,
                    })),
                  ]}
                />
              )}
              <Input
                {...field("slug")}
                label={t("Address of your own")}
                type="url"
                inputMode="text"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                maxLength={MAX_SLUG_LENGTH}
                hint={`${values.host || site.publicUrl.replace(/^https?:\/\//, "")}/l/${values.slug.trim().toLowerCase() || (link?.code ?? "…")}`}
              />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Input {...field("from")} type="datetime-local" label={t("Starts")} />
              <Input {...field("until")} type="datetime-local" label={t("Ends")} />
            </div>
            {(values.from !== "" || values.until !== "") && (
              <Select {...at} label={t("Time zone")} options={zonesWith(values.timeZone)} />
            )}
            <Input
              {...field("clickLimit")}
              label={t("Most clicks")}
              inputMode="numeric"
              autoComplete="off"
              fieldClassName="max-w-60"
              hint={t("By people. Clicks that come at the same moment may go a little beyond.")}
            />
            <Input
              {...field("fallback")}
              label={t("Then, and outside its times, to")}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://…"
              hint={t("Without one, visitors read that the link has ended.")}
            />
          </fieldset>
        )}
        {problem && (
          <InlineAlert kind="danger" comesIntoSight>
            {problem.message}
          </InlineAlert>
        )}
      </form>
    </Modal>
  );
}
