import { MailMock } from "#client/ui/MailMock.tsx";
import { SignatureFrame } from "#client/ui/SignatureFrame.tsx";

/** The mail beside the fields. */
export function HeroMail({ html, name }: { html: string; name: string }) {
  return (
    <MailMock from="to Anna Keller" subject="Notes from this morning" className="border-transparent">
      <SignatureFrame html={html} title={`Signature of ${name || "a sample person"}`} minHeightPx={178} isScaled />
    </MailMock>
  );
}
