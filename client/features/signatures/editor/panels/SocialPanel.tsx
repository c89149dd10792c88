import { ImagePlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { Button } from "#client/ui/Button.tsx";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { MAX_ICON_PX, MIN_ICON_PX, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { MAX_SOCIALS, RECOMMENDED_SOCIALS } from "#shared/signatures/constants.ts";
import { useAccent } from "../inputs/useTemplateColors.ts";
import { labelOf, ownIconOf, removeSocial } from "../pictures/ownIcons.ts";
import { addSocial, moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField, useSectionField, useView } from "../session/EditingContext.tsx";
import { ChoiceControl, ColorControl, SliderControl, SwitchControl, TextControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { NetworkIcon } from "./NetworkIcon.tsx";
import { RowActions } from "./RowActions.tsx";
import { SocialSearch } from "./SocialSearch.tsx";

const IconDialog = lazyPart(async () => (await import("./icons/IconDialog.tsx")).IconDialog);

/** Links to networks, their order, and how the icons look. */
export function SocialPanel() {
  return (
    <>
      <Networks />
      <IconStyle />
    </>
  );
}

function Networks() {
  const { editor, changeAtOnce, show } = useEditing();
  const socials = useDocument(({ general }) => general.socials);
  const { socialCaption } = visibleFields(useDocument(({ design }) => design.templateId));
  const [isIconOpen, setIconOpen] = useState(false);
  const hasRoom = () => {
    if (socials.length < MAX_SOCIALS) return true;
    showToast({ kind: "info", text: t("A signature holds up to {count} networks.", { count: MAX_SOCIALS }) });
    return false;
  };
  const add = (network: string, link: string) => {
    if (!hasRoom()) return;
    changeAtOnce((document) => void addSocial(document, network, link));
    if (!link) show(`general.socials.${editor.document().general.socials.length - 1}.link`);
  };
  return (
    <Group title={t("Social networks")} aside={socials.length > 0 && `${socials.length}/${MAX_SOCIALS}`}>
      <SocialSearch onAdd={add} />
      <Button
        look="secondary"
        size="small"
        className="self-start"
        icon={<ImagePlus className="size-4" aria-hidden="true" />}
        onClick={() => hasRoom() && setIconOpen(true)}
      >
        {t("Add your own icon")}
      </Button>
      {isIconOpen && (
        <Suspense
          fallback={<p className="text-13 text-ink-muted">{t("The form opens as soon as the network allows.")}</p>}
        >
          <IconDialog onClose={() => setIconOpen(false)} />
        </Suspense>
      )}
      {socials.length > 0 && (
        <ul className="flex flex-col gap-3">
          {socials.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a network may stand twice, its place is its identity
            <SocialRow key={index} index={index} count={socials.length} network={name} />
          ))}
        </ul>
      )}
      {socials.length > RECOMMENDED_SOCIALS && (
        <p className="text-13 text-warning">
          {t("Up to {count} icons read best; more make the signature heavy.", { count: RECOMMENDED_SOCIALS })}
        </p>
      )}
      <TextControl
        field={useSectionField("general", "socialCaption")}
        label={t("Line above the icons")}
        placeholder={t("Let us connect")}
        isHidden={!socialCaption}
      />
    </Group>
  );
}

function SocialRow({ index, count, network }: { index: number; count: number; network: string }) {
  const { changeAtOnce } = useEditing();
  const ownIcon = useDocument((document) => ownIconOf(document, network));
  const label = SOCIALS[network]?.label ?? (ownIcon ? labelOf(network) : t("Web"));
  const error = useIconError(network);
  const field = useField(
    `general.socials.${index}.link`,
    ({ general }) => general.socials[index]?.link ?? "",
    ({ general }, link) => {
      const social = general.socials[index];
      if (social) social.link = link;
    },
  );
  return (
    <li className="flex flex-wrap items-end gap-x-1">
      <span className="grid h-9 place-items-center pr-1">
        {ownIcon ? <OwnIcon path={ownIcon} /> : <NetworkIcon network={network} />}
      </span>
      <TextControl field={field} label={label} isLink placeholder={exampleOf(network)} className="min-w-0 flex-1" />
      <RowActions
        name={label}
        index={index}
        count={count}
        onMove={(by) => changeAtOnce(({ general }) => void moveRow(general.socials, index, by))}
        onRemove={() => changeAtOnce((document) => removeSocial(document, index))}
      />
      {error && (
        <p role="alert" className="w-full text-13 text-danger">
          {error}
        </p>
      )}
    </li>
  );
}

/** An icon of the person's own, as it is now. */
function OwnIcon({ path }: { path: string }) {
  const { shaper } = useEditing();
  // Redraws when the picture is ready.
  useView();
  return (
    <img
      src={shaper.urlOf(path, SHAPES.square) || undefined}
      alt=""
      width={22}
      height={22}
      className="shrink-0 object-contain"
    />
  );
}

/** What the server said about the picture of an own icon. */
function useIconError(network: string): string | undefined {
  const index = useDocument(({ media }) => media.customSocialIcons.findIndex(({ key }) => key === network));
  const { errors } = useView();
  const path = `media.customSocialIcons.${index}`;
  return errors[`${path}.croppedUrl`] ?? errors[`${path}.originalUrl`];
}

const exampleOf = (network: string) =>
  SOCIALS[network]?.url.replace(/^https:\/\/(www\.)?/, "").replace("{handle}", "you");

function IconStyle() {
  const hasBrandColors = useDocument(({ design }) => design.hasSocialBrandColors);
  const isBare = useDocument(({ design }) => design.socialShape === SOCIAL_SHAPES.bare);
  const isPlateShown = useDocument(({ design }) => design.isSocialBlockBackgroundEnabled);
  const { socialsBackground } = visibleFields(useDocument(({ design }) => design.templateId));
  const accent = useAccent();
  const ownStyle = useField(
    "design.iconType",
    ({ design }) => design.iconType === 2,
    ({ design }, isOwn) => {
      design.iconType = isOwn ? 2 : 1;
    },
  );
  return (
    <Group title={t("Icon style")}>
      <ChoiceControl
        field={useSectionField("design", "socialShape")}
        label={t("Shape")}
        options={[
          { value: SOCIAL_SHAPES.circle, label: msg("Circle") },
          { value: SOCIAL_SHAPES.rounded, label: msg("Rounded") },
          { value: SOCIAL_SHAPES.square, label: msg("Square") },
          { value: SOCIAL_SHAPES.bare, label: msg("Bare") },
        ]}
      />
      <SliderControl
        field={useSectionField("design", "socialWidth")}
        label={t("Size")}
        min={MIN_ICON_PX}
        max={MAX_ICON_PX}
        unit="px"
      />
      <SwitchControl field={useSectionField("design", "hasSocialBrandColors")} label={t("Colours of the networks")} />
      <ColorControl
        field={useSectionField("design", "socialBackground")}
        label={t("Icon background")}
        fallback={accent}
        isHidden={hasBrandColors || isBare}
      />
      <ColorControl
        field={useSectionField("design", "socialColor")}
        label={isBare ? t("Icon colour") : t("Mark")}
        fallback={isBare ? accent : WHITE}
        isHidden={hasBrandColors}
      />
      <SwitchControl
        field={useSectionField("design", "isSocialBlockBackgroundEnabled")}
        label={t("Plate behind the icons")}
        isHidden={!socialsBackground}
      />
      <ColorControl
        field={useSectionField("design", "socialBlockBackground")}
        label={t("Plate")}
        fallback={INK}
        isHidden={!socialsBackground || !isPlateShown}
      />
      <SwitchControl
        field={ownStyle}
        label={
          <>
            {t("Use my shape in every template")} <Badge>Pro</Badge>
          </>
        }
        hint={t("Otherwise a template with a shape of its own keeps it while yours is the circle.")}
      />
    </Group>
  );
}
