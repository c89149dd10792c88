import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { carry, reversed, type Target } from "./targets.ts";
import { changeWords, HOLDER_NAMES, questionOf } from "./words.ts";

type Props = { targets: readonly Target[]; onClose(): void };

/** Where else a change is to be made, each with what it would change there. */
export function CarryDialog({ targets, onClose }: Props) {
  const app = useApp();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(targets.map(({ hash }) => hash)));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(targets);
  const wanted = left.filter(({ hash }) => chosen.has(hash));

  const use = async () => {
    setBusy(true);
    const { done, failed } = await carryAll(app, wanted);
    setBusy(false);
    if (done.length > 0) told(done);
    if (failed.size === 0) return onClose();
    setProblems(failed);
    setLeft(left.filter((target) => !done.includes(target)));
  };
  const told = (done: readonly Target[]) =>
    showToast({
      kind: "success",
      text: t("{count, plural, one {Changed in one more place.} other {Changed in # more places.}}", {
        count: done.length,
      }),
      action: {
        label: t("Undo"),
        run: () =>
          void carryAll(app, done.map(reversed)).then(({ failed }) => {
            const [problem] = failed.values();
            if (problem) showToast({ kind: "error", text: problem });
          }),
      },
    });

  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={questionOf(left)}
      description={t(
        "Whoever looks at a page or a card sees the change at once. Mails that were sent stay as they are.",
      )}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Not now")}
          </Button>
          <Button data-autofocus isLoading={isBusy} disabled={wanted.length === 0} onClick={() => void use()}>
            {t("Use it there too")}
          </Button>
        </>
      }
    >
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {left.map((target) => (
          <Row
            key={target.hash}
            target={target}
            isChosen={chosen.has(target.hash)}
            problem={problems.get(target.hash)}
            onChosen={(isChosen) =>
              setChosen(
                (now) => new Set(isChosen ? [...now, target.hash] : [...now].filter((one) => one !== target.hash)),
              )
            }
          />
        ))}
      </ul>
    </Modal>
  );
}

type RowProps = { target: Target; isChosen: boolean; problem: string | undefined; onChosen(isChosen: boolean): void };

function Row({ target: { holder, name, changes }, isChosen, problem, onChosen }: RowProps) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
        <span className="min-w-0">
          <span className="block font-medium">
            {t(HOLDER_NAMES[holder])}
            {name && <span className="font-normal text-ink-muted"> · {name}</span>}
          </span>
          {changes.map((change) => {
            const words = changeWords(change);
            return (
              <span key={change.part} className="block text-13 break-words text-ink-muted">
                {words.name}: <del>{words.from}</del> <span aria-hidden="true">→</span>{" "}
                <ins className="font-medium text-ink no-underline">{words.to}</ins>
              </span>
            );
          })}
        </span>
      </label>
      {problem && (
        <InlineAlert kind="danger" className="mt-2">
          {problem}
        </InlineAlert>
      )}
    </li>
  );
}

/** One after the other: a server that has enough of it says so to the last ones. */
async function carryAll(app: ReturnType<typeof useApp>, targets: readonly Target[]) {
  const done: Target[] = [];
  const failed = new Map<string, string>();
  for (const target of targets) {
    try {
      await carry(app, target);
      done.push(target);
    } catch (error) {
      failed.set(target.hash, messageOf(error));
    }
  }
  return { done, failed };
}
