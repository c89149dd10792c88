import clsx from "clsx";
import type { ReactNode } from "react";
import { t } from "#shared/languages/translate.ts";

type Props = {
  from: string;
  subject: string;
  /** light or dark mail, whatever the page's theme is */
  ground?: "light" | "dark";
  /** the width of a phone instead of a window */
  isPhone?: boolean;
  /** the mail's text */
  text?: ReactNode;
  /** the signature, usually a SignatureFrame */
  children: ReactNode;
  className?: string;
  /** of what is around the signature: the mail's head and text */
  dressingClassName?: string;
  /** of the part below the head */
  bodyClassName?: string;
};

/** A mail as a mail client shows it, around a signature. */
export function MailMock({
  from,
  subject,
  ground = "light",
  isPhone = false,
  text = <MailText />,
  children,
  className,
  dressingClassName,
  bodyClassName,
}: Props) {
  const isDark = ground === "dark";
  return (
    <div
      className={clsx(
        "w-full overflow-hidden rounded-card border shadow-3",
        isDark ? "border-[#3a4248] bg-[#1b1f23] text-[#e8eaed]" : "border-[#d5dde0] bg-white text-[#0b1f24]",
        isPhone && "mx-auto max-w-95",
        className,
      )}
    >
      <div
        className={clsx(
          "border-b px-5 py-3.5",
          isDark ? "border-[#3a4248] bg-[#22272c]" : "border-[#e4eaec] bg-[#f7f9fa]",
          dressingClassName,
        )}
      >
        <p className="truncate text-14 font-semibold">{subject}</p>
        <p className={clsx("truncate text-13", isDark ? "text-[#b4bcc2]" : "text-[#4b5a60]")}>{from}</p>
      </div>
      <div className={clsx("text-14", isPhone ? "px-4 py-4" : "px-5 py-5 sm:px-6", bodyClassName)}>
        <div className={clsx("mb-4 space-y-3", isDark ? "text-[#d6dade]" : "text-[#2f3e43]", dressingClassName)}>
          {text}
        </div>
        {children}
      </div>
    </div>
  );
}

const MailText = () => (
  <>
    <p>{t("Hi Anna,")}</p>
    <p>{t("thank you for the call this morning. You will find the notes attached.")}</p>
    <p>{t("Best regards")}</p>
  </>
);
