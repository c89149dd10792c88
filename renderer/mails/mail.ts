import type { ReactNode } from "react";
import type { Language } from "#shared/languages/constants.ts";
import type { MailName, MailProps } from "#shared/mail/schema.ts";
import type { MailBrand } from "#shared/reseller/brand/schema.ts";

/** What every mail knows of this installation, beside its own props. */
export type MailEnv = {
  /** `https://signoff.example.com`, no slash at the end */
  publicUrl: string;
  /** of whoever reads it */
  language: Language;
  /** of the agency in whose company's name it is sent; null, or none: we look like ourselves */
  brand?: MailBrand | null;
};

/** One mail: what stands in the inbox's list, and what stands in the mail. */
export type Mail<N extends MailName, Env = MailEnv> = {
  subject(props: MailProps<N>): string;
  /** the line after the subject; it adds something */
  preheader(props: MailProps<N>): string;
  /** why the reader gets it, before the address of this installation */
  reason(props: MailProps<N>): string;
  body(props: MailProps<N>, env: Env): ReactNode;
};

/** A mail with a signature in it: `signatureSlot` is a word that gives its place to what the core has drawn. */
export type SignatureMail<N extends MailName> = Mail<N, MailEnv & { signatureSlot: string }>;
