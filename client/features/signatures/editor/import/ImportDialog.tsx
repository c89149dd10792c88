import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { SegmentedControl } from "#client/ui/SegmentedControl.tsx";
import { Textarea } from "#client/ui/Textarea.tsx";
import { applyGuesses } from "#shared/imports/apply.ts";
import { website } from "#shared/imports/endpoints.ts";
import type { Guess, GuessOf } from "#shared/imports/guess.ts";
import type { Source } from "#shared/imports/readAny.ts";
import { t } from "#shared/languages/translate.ts";
import { bytesOf, fileProblem } from "../../broughtFile.ts";
import { guess } from "../../reading/read.ts";
import { useDrop } from "../../useDrop.ts";
import { useEditing } from "../session/EditingContext.tsx";
import { type Choice, choose, firstChoice, isTaken, lose } from "./choice.ts";
import { GuessList } from "./GuessList.tsx";
import { createPictureFiles } from "./pictureFiles.ts";
import { takePictures } from "./takePictures.ts";

type Way = "paste" | "website";

const isPicture = (guess: Guess): guess is GuessOf<"picture"> => guess.kind === "picture";

/**
 * Brings a signature along that somebody has already: what they paste or drop is read in the browser, a website by the server.
 * Every guess is shown first, and nothing is changed until it is taken; then it is one step to undo.
 */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { call } = useApp();
  const editing = useEditing();
  const id = useId();
  const [way, setWay] = useState<Way>("paste");
  const [text, setText] = useState("");
  const [address, setAddress] = useState("");
  const [guesses, setGuesses] = useState<readonly Guess[] | null>(null);
  const [choice, setChoice] = useState<Choice>(firstChoice([]));
  const [getPicture] = useState(() => createPictureFiles(call));
  const [problem, setProblem] = useState<string | null>(null);
  /** of the address */
  const [fault, setFault] = useState<string | undefined>(undefined);
  const addressField = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const attempt = async (work: () => Promise<readonly Guess[]>) => {
    setBusy(true);
    setProblem(null);
    setFault(undefined);
    try {
      const found = await work();
      setGuesses(found);
      setChoice(firstChoice(found));
      if (found.length === 0) setProblem(t("Nothing of a signature was found there. Try another way, or type it."));
    } catch (error) {
      const odd = fileProblem(error);
      if (odd) setProblem(odd);
      else if (error instanceof ApiError && error.errors[0]) {
        setFault(error.errors[0].message);
        addressField.current?.focus();
      } else if (error instanceof ApiError) setProblem(error.message);
      else if (error instanceof RangeError) setProblem(t("This is too long to be a signature."));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  const read = (source: Source) => attempt(() => guess(source));
  const readFile = (file: File | undefined) =>
    file && attempt(async () => guess({ bytes: await bytesOf(file), fileName: file.name }));
  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const html = event.clipboardData.getData("text/html");
    if (!file && !html) return;
    event.preventDefault();
    void (file ? readFile(file) : read({ text: html }));
  };
  useDrop(({ file, text: dropped }) => void (file ? readFile(file) : read({ text: dropped })));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (way === "paste") void read({ text });
    else void attempt(async () => (await call(website, { body: { address } })).guesses);
  };

  const found = guesses ?? [];
  const kept = found.filter((_, at) => isTaken(choice, at));
  const use = async () => {
    setBusy(true);
    try {
      const { taken, lost } = await takePictures(editing, getPicture, kept.filter(isPicture));
      editing.changeAtOnce((document) => {
        applyGuesses(document, kept);
        for (const put of taken) put(document);
      });
      const said =
        lost > 0
          ? t("{count, plural, one {# picture} other {# pictures}} could not be brought along.", { count: lost })
          : "";
      showToast({
        kind: lost > 0 ? "info" : "success",
        text: [t("Your signature is filled in."), said].filter(Boolean).join(" "),
        action: { label: t("Undo"), run: editing.editor.undo },
      });
      onClose();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      isOpen
      size="medium"
      onClose={onClose}
      title={t("Bring your present signature along")}
      description={t("What is read is shown first. Nothing changes until you take it.")}
      actions={
        found.length > 0 ? (
          <>
            <Button look="secondary" onClick={() => setGuesses(null)}>
              {t("Try something else")}
            </Button>
            <Button isLoading={isBusy} disabled={kept.length === 0} onClick={() => void use()}>
              {t("{count, plural, one {Use this} other {Use these #}}", { count: kept.length })}
            </Button>
          </>
        ) : (
          <>
            <Button look="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" form={id} isLoading={isBusy}>
              {t("Read it")}
            </Button>
          </>
        )
      }
    >
      {found.length > 0 ? (
        <GuessList
          guesses={found}
          choice={choice}
          onChoose={(at, is) => setChoice((now) => choose(found, now, at, is))}
          getPicture={getPicture}
          onLost={(at) => setChoice((now) => lose(found, now, at))}
        />
      ) : (
        <form id={id} className="mt-4 flex flex-col gap-4" noValidate onSubmit={onSubmit}>
          <SegmentedControl
            label={t("Where it is")}
            isLabelHidden
            options={[
              { value: "paste" as const, label: t("Paste or drop") },
              { value: "website" as const, label: t("From a website") },
            ]}
            value={way}
            onChange={(value) => {
              setWay(value);
              setProblem(null);
            }}
          />
          {way === "paste" ? (
            <>
              <Textarea
                label={t("Your signature")}
                hint={t("Paste it from a mail, or its HTML. Or drop a mail (.eml), a vCard (.vcf) or a page (.html).")}
                rows={6}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onPaste={onPaste}
              />
              <input
                ref={chooser}
                type="file"
                hidden
                accept=".eml,.vcf,.html,.htm,.txt,message/rfc822,text/vcard,text/html,text/plain"
                onChange={({ target }) => {
                  void readFile(target.files?.[0]);
                  // The same file again, once it was changed.
                  target.value = "";
                }}
              />
              <div>
                <Button look="secondary" size="small" onClick={() => chooser.current?.click()}>
                  {t("Choose a file")}
                </Button>
              </div>
            </>
          ) : (
            <Input
              ref={addressField}
              label={t("Address of your company's website")}
              error={fault}
              hint={t("Name, logo, colours and networks are read from its first page.")}
              type="url"
              inputMode="url"
              placeholder="acme.example"
              autoComplete="url"
              value={address}
              onChange={({ target }) => {
                setAddress(target.value);
                setFault(undefined);
              }}
            />
          )}
        </form>
      )}
      {problem && (
        <InlineAlert kind="danger" className="mt-4">
          {problem}
        </InlineAlert>
      )}
    </Modal>
  );
}
