import { ImagePlus } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#client/lib/lazyPart.ts";
import { Button } from "#client/ui/Button.tsx";
import { OnItsWay } from "#client/ui/OnItsWay.tsx";
import { type RowMove, SortableList } from "#client/ui/SortableList.tsx";
import { profileUrl, SOCIALS } from "#shared/catalog/socials.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { MAX_ICON_PX, MIN_ICON_PX, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { SHAPES } from "#shared/images/variant.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { MAX_SOCIALS, RECOMMENDED_SOCIALS } from "#shared/signatures/constants.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { useAccent } from "../inputs/useTemplateColors.ts";
import { labelOf, ownIconOf, removeSocial } from "../pictures/ownIcons.ts";
import { moveRow } from "../session/changes.ts";
import { useDocument, useEditing, useField, useSectionField, useView } from "../session/EditingContext.tsx";
import { addNetwork, hasRoomForNetwork } from "../session/laterAdditions.ts";
import { ChoiceControl, ColorControl, SliderControl, SwitchControl } from "./controls.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { Group } from "./Group.tsx";
import { Locked } from "./Locked.tsx";
import { NetworkIcon } from "./NetworkIcon.tsx";
import { ProBadge } from "./ProBadge.tsx";
import { SocialSearch } from "./SocialSearch.tsx";
import { TextControl } from "./TextControl.tsx";

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
  const editing = useEditing();
  const { editor, changeAtOnce } = editing;
  const socials = useDocument(({ general }) => general.socials);
  const { socialCaption } = visibleFields(useDocument(({ design }) => design.templateId));
  const [isIconOpen, setIconOpen] = useState(false);
  return (
    <Group title={t("Social networks")} aside={socials.length > 0 && `${socials.length}/${MAX_SOCIALS}`}>
      <Locked lock="socials">
        <SocialSearch onAdd={(network, link) => addNetwork(editing, network, link)} />
        <Button
          look="secondary"
          size="small"
          className="self-start"
          icon={<ImagePlus className="size-4" aria-hidden="true" />}
          onClick={() => hasRoomForNetwork(editing) && setIconOpen(true)}
        >
          {t("Add your own icon")}
        </Button>
        {isIconOpen && (
          <Suspense fallback={<OnItsWay />}>
            <IconDialog onClose={() => setIconOpen(false)} />
          </Suspense>
        )}
        {socials.length > 0 && (
          <SortableList
            rows={socials}
            nameOf={({ name }) => labelIn(editor.document(), name)}
            onMove={(from, to) => changeAtOnce(({ general }) => void moveRow(general.socials, from, to - from))}
            className="flex flex-col gap-3"
            rowClassName="rounded-control bg-surface"
          >
            {({ name }, index, move) => <SocialRow index={index} network={name} move={move} />}
          </SortableList>
        )}
      </Locked>
      {socials.length > RECOMMENDED_SOCIALS && (
        <p className="text-13 text-warning">
          {t("Up to {count} icons read best; more make the signature heavy.", { count: RECOMMENDED_SOCIALS })}
        </p>
      )}
      <Locked lock="caption">
        <TextControl
          field={useSectionField("general", "socialCaption")}
          label={t("Line above the icons")}
          placeholder={t("Let us connect")}
          isHidden={!socialCaption}
        />
      </Locked>
    </Group>
  );
}

/** What a network, or an icon of the person's own, is called. */
export const labelIn = (document: SignatureInput, network: string) =>
  SOCIALS[network]?.label ?? (ownIconOf(document, network) ? labelOf(network) : t("Web"));

function SocialRow({ index, network, move }: { index: number; network: string; move: RowMove }) {
  const { removeAtOnce } = useEditing();
  const ownIcon = useDocument((document) => ownIconOf(document, network));
  const label = useDocument((document) => labelIn(document, network));
  const error = useIconError(network);
  const field = useField(
    `general.socials.${index}.link`,
    ({ general }) => general.socials[index]?.link ?? "",
    ({ general }, link) => {
      const social = general.socials[index];
      if (social) social.link = link;
    },
  );
  /** A name at the network becomes the address of its page there. */
  const leave = () => {
    field.onBlur();
    const url = profileUrl(network, field.value);
    if (!url) return;
    // A step of its own: undo gives back what was typed.
    field.release();
    field.set(url);
  };
  return (
    <>
      <FieldRow
        name={label}
        move={move}
        onRemove={() =>
          removeAtOnce((document) => removeSocial(document, index), t("{name} was removed.", { name: label }))
        }
      >
        <span className="mt-6 grid h-9 place-items-center touch:h-11">
          {ownIcon ? <OwnIcon path={ownIcon} /> : <NetworkIcon network={network} />}
        </span>
        <TextControl
          field={{ ...field, onBlur: leave }}
          label={label}
          isLink
          placeholder={exampleOf(network)}
          className="min-w-0 flex-1"
        />
      </FieldRow>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </>
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
      <Locked lock="design">
        <ChoiceControl
          field={useSectionField("design", "socialShape")}
          label={t("Shape")}
          options={[
            { value: SOCIAL_SHAPES.circle, label: msg("Circle") },
            { value: SOCIAL_SHAPES.rounded, label: msg("Rounded") },
            { value: SOCIAL_SHAPES.square, label: msg("Square") },
            { value: SOCIAL_SHAPES.bare, label: msg("No shape") },
          ]}
        />
        <SliderControl
          field={useSectionField("design", "socialWidth")}
          label={t("Size")}
          min={MIN_ICON_PX}
          max={MAX_ICON_PX}
          unit="px"
        />
        <SwitchControl field={useSectionField("design", "hasSocialBrandColors")} label={t("Brand colours")} />
        <ColorControl
          field={useSectionField("design", "socialBackground")}
          label={t("Icon background")}
          fallback={accent}
          isHidden={hasBrandColors || isBare}
        />
        <ColorControl
          field={useSectionField("design", "socialColor")}
          label={t("Icon colour")}
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
              {t("Always use this shape")} <ProBadge need="canChooseIcons" />
            </>
          }
          hint={t("Overrides the layout's own shape.")}
        />
      </Locked>
    </Group>
  );
}
