import { Badge } from "#client/ui/Badge.tsx";
import { useField } from "../editor/EditingContext.tsx";
import { SwitchControl } from "./controls.tsx";
import { Group } from "./Group.tsx";

/** Extras below the signature. */
export function AddonsPanel() {
  const branding = useField(
    "general.brandingLine",
    ({ general }) => general.brandingLine !== 0,
    ({ general }, isShown) => {
      general.brandingLine = isShown ? 1 : 0;
    },
  );
  return (
    <Group title="Branding line">
      <SwitchControl
        field={branding}
        label="“Made with Signoff”"
        hint={
          <>
            A small line under the signature. Hiding it is part of the paid plans. <Badge>Pro</Badge>
          </>
        }
      />
    </Group>
  );
}
