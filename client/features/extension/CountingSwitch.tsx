import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { setCounting } from "#shared/extension/endpoints.ts";
import { t } from "#shared/languages/translate.ts";

/** Whether the mails of the team's people are counted, for its owner. */
export function CountingSwitch({ isOn: first, onChanged }: { isOn: boolean; onChanged?(isOn: boolean): void }) {
  const { call } = useApp();
  const [isOn, setOn] = useState(first);
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(setCounting, { body: { isOn: wanted } }),
    onMutate: setOn,
    onSuccess: (now) => {
      setOn(now.isOn);
      onChanged?.(now.isOn);
    },
    onError: () => setOn(!isOn),
  });
  return (
    <>
      <Switch
        label={t("Count image loads and clicks of each mail")}
        hint={t(
          "Mails that the browser extension writes get an invisible picture and links of their own. Whoever receives them is not asked: tell them in your privacy policy.",
        )}
        checked={isOn}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate(wanted)}
      />
      {change.error && (
        <InlineAlert kind="danger" className="mt-3">
          {messageOf(change.error)}
        </InlineAlert>
      )}
    </>
  );
}
