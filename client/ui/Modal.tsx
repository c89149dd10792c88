import clsx from "clsx";
import { Dialog } from "radix-ui";
import { type ReactNode, useContext, useRef } from "react";
import { t } from "#shared/languages/translate.ts";
import { Icon } from "./Icon.tsx";
import { ModalDepth, modalLayer } from "./layers.ts";

type Props = {
  isOpen: boolean;
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** buttons at the bottom, the main one last */
  actions?: ReactNode;
  size?: "small" | "medium" | "large";
  children?: ReactNode;
};

const WIDTHS = { small: "sm:max-w-110", medium: "sm:max-w-140", large: "sm:max-w-220" } as const;

/** A dialog: the page behind is inert, Escape and a click outside close it, the focus returns to what opened it. */
export function Modal({ isOpen, onClose, title, description, actions, size = "small", children }: Props) {
  const depth = useContext(ModalDepth);
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const layer = modalLayer(depth);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 bg-[#0b1f2499]" style={{ zIndex: layer }} />
        <Dialog.Content
          ref={content}
          {...(!description && { "aria-describedby": undefined })}
          style={{ zIndex: layer }}
          className={clsx(
            "rise fixed inset-x-0 bottom-0 mx-auto flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-t-dialog bg-surface-raised text-14 shadow-3 sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-dialog",
            WIDTHS[size],
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = content.current?.querySelector<HTMLElement>("[data-autofocus], input, select, textarea");
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Opened from state there is no trigger to return to, and the focus would be lost.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // Toasts lie above dialogs; pressing one is not leaving the dialog.
            if ((event.target as Element).closest("[data-toasts]")) event.preventDefault();
          }}
        >
          <div className="flex items-start gap-4 px-5 pt-5">
            <Dialog.Title className="flex-1 text-20 font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t("Close")}
              className="-mt-1 -mr-2 grid size-9 place-items-center rounded-control text-ink-subtle hover:bg-brand-soft hover:text-ink touch:size-11"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto px-5 pt-2 pb-5">
            {description && <Dialog.Description className="text-ink-muted">{description}</Dialog.Description>}
            <ModalDepth value={depth + 1}>{children}</ModalDepth>
          </div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:flex-col-reverse">
              {actions}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
