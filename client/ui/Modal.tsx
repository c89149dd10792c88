import clsx from "clsx";
import { Dialog } from "radix-ui";
import { type ReactNode, useContext, useRef } from "react";
import { t } from "#shared/languages/translate.ts";
import { Icon } from "./Icon.tsx";
import { FirmModals, ModalDepth, modalLayer } from "./layers.ts";
import { useSwipeToClose } from "./useSwipeToClose.ts";

type Props = {
  isOpen: boolean;
  onClose(): void;
  /** it has gone, and the focus is back */
  onClosed?(): void;
  title: string;
  /** stands in the place of the title, which is only heard then */
  head?: ReactNode;
  description?: ReactNode;
  /** buttons at the bottom, the main one last */
  actions?: ReactNode;
  /**
   * `dock`: at the side of a wide window, where the page beside it stays in sight; all of a phone's. `palette`: at the top,
   * where it stays whatever its height, and no keyboard of a phone covers it
   */
  size?: keyof typeof LOOKS;
  /** stands at the left and hardly darkens the page, so that what it is about stays in sight */
  isBeside?: boolean;
  children?: ReactNode;
};

const SHEET =
  "inset-x-0 bottom-0 max-h-[calc(100dvh-2rem)] rounded-t-dialog sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-dialog";
const LOOKS = {
  small: `${SHEET} sm:max-w-110`,
  medium: `${SHEET} sm:max-w-140`,
  large: `${SHEET} sm:max-w-220`,
  dock: "inset-0 sm:my-auto sm:h-160 sm:max-h-[calc(100dvh-2rem)] sm:max-w-240 sm:rounded-dialog lg:ml-4 lg:max-w-(--dock)",
  palette:
    "inset-x-0 top-(--screen-top,0) max-h-[calc(var(--screen-height,100dvh)-1rem)] rounded-b-dialog sm:top-[12dvh] sm:max-h-[min(32rem,80dvh)] sm:max-w-150 sm:rounded-dialog",
} as const;

/** A dialog: the page behind is inert, Escape and a click outside close it unless modals are firm here, the focus returns to what opened it. */
export function Modal(props: Props) {
  const { isOpen, onClose, onClosed, title, head, description, actions, size = "small", isBeside, children } = props;
  const depth = useContext(ModalDepth);
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const layer = modalLayer(depth);
  const isFirm = useContext(FirmModals);
  // From the bottom of a phone's screen, where the thumb pushes it away again.
  const isSheet = size === "small" || size === "medium" || size === "large";
  const swipe = useSwipeToClose(content, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={clsx(
            "appear fixed inset-0",
            isBeside ? "bg-[#0b1f2433]" : "bg-[#0b1f2499]",
            size === "dock" && "lg:top-16 lg:right-auto lg:w-(--docked-over)",
          )}
          style={{ zIndex: layer }}
        />
        <Dialog.Content
          ref={content}
          {...(!description && { "aria-describedby": undefined })}
          style={{ zIndex: layer }}
          className={clsx(
            "rise fixed mx-auto flex w-full flex-col overflow-hidden bg-surface-raised text-14 shadow-3",
            LOOKS[size],
            isBeside && "sm:left-6 sm:mx-0",
          )}
          data-docked={size === "dock" || undefined}
          onOpenAutoFocus={(event) => {
            const { activeElement, body } = document;
            // The body is what has the focus when nothing has.
            opener.current = activeElement === body ? null : activeElement;
            const first =
              content.current?.querySelector<HTMLElement>("[data-autofocus]") ??
              content.current?.querySelector<HTMLElement>("input, select, textarea");
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Opened from state there is no trigger to return to, and the focus would be lost.
            event.preventDefault();
            // One that is gone would take it from where it has been put instead.
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
            onClosed?.();
          }}
          onInteractOutside={(event) => {
            // Toasts lie above dialogs; pressing one is not leaving the dialog.
            if (isFirm || (event.target as Element).closest("[data-toasts]")) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => isFirm && event.preventDefault()}
        >
          <div
            {...(isSheet && !isFirm && swipe)}
            className={clsx(
              "flex gap-4 px-5 pt-5",
              head ? "items-center" : "items-start",
              isSheet && !isFirm && "max-sm:touch-none",
            )}
          >
            {isSheet && !isFirm && (
              <span
                aria-hidden="true"
                className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-control sm:hidden"
              />
            )}
            <Dialog.Title className={head ? "sr-only" : "flex-1 text-20 font-semibold"}>{title}</Dialog.Title>
            {head && <div className="min-w-0 flex-1">{head}</div>}
            <Dialog.Close
              aria-label={t("Close")}
              className={clsx(
                !head && "-mt-1",
                "-mr-2 grid size-9 place-items-center rounded-control text-ink-subtle hover:bg-brand-soft hover:text-ink touch:size-11",
              )}
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
