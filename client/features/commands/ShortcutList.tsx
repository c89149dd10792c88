import { useId, useState } from "react";
import { type Command, type CommandGroup, chooseSingleKeys, commandsNow, hasSingleKeys } from "#client/lib/commands.ts";
import { isPossible, isSingle } from "#client/lib/keys.ts";
import { Modal } from "#client/ui/Modal.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { t } from "#shared/languages/translate.ts";
import { GROUP_NAMES } from "./groupNames.ts";
import { KeyCaps } from "./KeyCaps.tsx";

/** The keys that work on this screen, and whether those without a modifier do. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const [commands] = useState(commandsNow);
  const [isOn, setOn] = useState(hasSingleKeys);
  const groups = Object.keys(GROUP_NAMES) as CommandGroup[];
  return (
    <Modal isOpen onClose={onClose} size="medium" title={t("Keyboard shortcuts")}>
      <div data-autofocus tabIndex={-1} className="outline-none">
        {groups.map((group) => (
          <Group
            key={group}
            name={t(GROUP_NAMES[group])}
            commands={commands.filter((command) => command.group === group && command.keys)}
            hasSingleKeys={isOn}
          />
        ))}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Switch
          label={t("Single keys")}
          hint={t("Keys without Ctrl, ⌘ or Alt, such as ?. Turn them off if they get in your way.")}
          checked={isOn}
          onChange={(on) => {
            chooseSingleKeys(on);
            setOn(on);
          }}
        />
      </div>
    </Modal>
  );
}

type GroupProps = { name: string; commands: readonly Command[]; hasSingleKeys: boolean };

function Group({ name, commands, hasSingleKeys }: GroupProps) {
  const id = useId();
  if (commands.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 id={id} className="text-13 font-semibold text-ink-muted">
        {name}
      </h3>
      <table aria-labelledby={id} className="mt-1 w-full">
        <tbody>
          {commands.map(({ id: command, label, keys = [] }) => (
            <tr key={command} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5">
                <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-13 text-ink-subtle">
                  {keys
                    .filter((each) => isPossible(each))
                    .map((each, index) => (
                      <span key={each} className="inline-flex items-center gap-2">
                        {index > 0 && t("or")}
                        {isSingle(each) && !hasSingleKeys && t("off")}
                        <KeyCaps keys={each} />
                      </span>
                    ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
