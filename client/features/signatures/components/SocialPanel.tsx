import { showToast } from "#client/lib/toasts.ts";
import { Badge } from "#client/ui/Badge.tsx";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { visibleFields } from "#shared/catalog/templates.ts";
import { MAX_ICON_PX, MIN_ICON_PX, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { MAX_SOCIALS, RECOMMENDED_SOCIALS } from "#shared/signatures/constants.ts";
import { addSocial, moveRow } from "../editor/changes.ts";
import { useDocument, useEditing, useField, useSectionField } from "../editor/EditingContext.tsx";
import { ChoiceControl, ColorControl, SliderControl, SwitchControl, TextControl } from "./controls.tsx";
import { Group } from "./Group.tsx";
import { NetworkIcon } from "./NetworkIcon.tsx";
import { RowActions } from "./RowActions.tsx";
import { SocialSearch } from "./SocialSearch.tsx";
import { useAccent } from "./useTemplateColors.ts";

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
  const add = (network: string, link: string) => {
    if (socials.length >= MAX_SOCIALS) {
      showToast({ kind: "info", text: `A signature holds up to ${MAX_SOCIALS} networks.` });
      return;
    }
    changeAtOnce((document) => void addSocial(document, network, link));
    if (!link) show(`general.socials.${editor.document().general.socials.length - 1}.link`);
  };
  return (
    <Group title="Social networks" aside={socials.length > 0 && `${socials.length}/${MAX_SOCIALS}`}>
      <SocialSearch onAdd={add} />
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
          Up to {RECOMMENDED_SOCIALS} icons read best; more make the signature heavy.
        </p>
      )}
      <TextControl
        field={useSectionField("general", "socialCaption")}
        label="Line above the icons"
        placeholder="Let us connect"
        isHidden={!socialCaption}
      />
    </Group>
  );
}

function SocialRow({ index, count, network }: { index: number; count: number; network: string }) {
  const { changeAtOnce } = useEditing();
  const label = SOCIALS[network]?.label ?? "Web";
  const field = useField(
    `general.socials.${index}.link`,
    ({ general }) => general.socials[index]?.link ?? "",
    ({ general }, link) => {
      const social = general.socials[index];
      if (social) social.link = link;
    },
  );
  return (
    <li className="flex items-end gap-1">
      <span className="grid h-9 place-items-center pr-1">
        <NetworkIcon network={network} />
      </span>
      <TextControl field={field} label={label} isLink placeholder={exampleOf(network)} className="min-w-0 flex-1" />
      <RowActions
        name={label}
        index={index}
        count={count}
        onMove={(by) => changeAtOnce(({ general }) => void moveRow(general.socials, index, by))}
        onRemove={() => changeAtOnce(({ general }) => void general.socials.splice(index, 1))}
      />
    </li>
  );
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
    <Group title="Icon style">
      <ChoiceControl
        field={useSectionField("design", "socialShape")}
        label="Shape"
        options={[
          { value: SOCIAL_SHAPES.circle, label: "Circle" },
          { value: SOCIAL_SHAPES.rounded, label: "Rounded" },
          { value: SOCIAL_SHAPES.square, label: "Square" },
          { value: SOCIAL_SHAPES.bare, label: "Bare" },
        ]}
      />
      <SliderControl
        field={useSectionField("design", "socialWidth")}
        label="Size"
        min={MIN_ICON_PX}
        max={MAX_ICON_PX}
        unit="px"
      />
      <SwitchControl field={useSectionField("design", "hasSocialBrandColors")} label="Colours of the networks" />
      <ColorControl
        field={useSectionField("design", "socialBackground")}
        label="Icon background"
        fallback={accent}
        isHidden={hasBrandColors || isBare}
      />
      <ColorControl
        field={useSectionField("design", "socialColor")}
        label={isBare ? "Icon colour" : "Mark"}
        fallback={isBare ? accent : WHITE}
        isHidden={hasBrandColors}
      />
      <SwitchControl
        field={useSectionField("design", "isSocialBlockBackgroundEnabled")}
        label="Plate behind the icons"
        isHidden={!socialsBackground}
      />
      <ColorControl
        field={useSectionField("design", "socialBlockBackground")}
        label="Plate"
        fallback={INK}
        isHidden={!socialsBackground || !isPlateShown}
      />
      <SwitchControl
        field={ownStyle}
        label={
          <>
            Use my shape in every template <Badge>Pro</Badge>
          </>
        }
        hint="Otherwise a template with a shape of its own keeps it while yours is the circle."
      />
    </Group>
  );
}
