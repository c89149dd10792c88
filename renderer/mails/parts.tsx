import { createElement, Fragment, type ReactNode } from "react";
import { Section } from "react-email";
import { rich } from "#shared/languages/rich.ts";
import { t } from "#shared/languages/translate.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";

type Children = { children: ReactNode };

/** A translated sentence with elements in it, each named as in its braces. */
export const Sentence = ({ text, ...parts }: { text: string } & Record<string, ReactNode>) =>
  createElement(Fragment, null, ...rich<ReactNode>(text, parts));

export const Paragraph = ({ children }: Children) => <p className="text">{children}</p>;

/** What may be passed over. */
export const Small = ({ children }: Children) => <p className="small">{children}</p>;

/** What an address or a sentence has and a name has not. */
const NO_NAME = /[:/@<>]|\.\p{L}{2}|.{61}/u;

/** Whether what somebody chose to be called can stand in a mail to strangers. */
export const isName = (name: string) => name !== "" && !NO_NAME.test(name);

/**
 * `Hello Ana,`; without a name just `Hello,`. Whoever signs up chooses the name and the address: a stranger is not to be
 * greeted by an advertisement.
 */
export const Greeting = ({ name }: { name: string }) => (
  <Paragraph>{isName(name) ? t("Hello {name},", { name }) : t("Hello,")}</Paragraph>
);

export const Anchor = ({ href, children }: Children & { href: string }) => (
  <a href={href} className="link">
    {children}
  </a>
);

/** `Ana (ana@example.com)`, or the address alone. Linked by us, or mail programs do it in blue. */
export function Person({ name, email }: { name: string; email: string }) {
  const address = <Anchor href={`mailto:${email}`}>{email}</Anchor>;
  return name ? (
    <>
      {name} ({address})
    </>
  ) : (
    address
  );
}

/** Something somebody typed that may be a web address. */
export function Website({ text }: { text: string }) {
  const url = safeUrl(text);
  return url && isWebUrl(url) ? <Anchor href={url}>{text}</Anchor> : text;
}

/** The one thing to do. A coloured cell, because Outlook pads cells only. */
export const Button = ({ href, children }: Children & { href: string }) => (
  <Section tdClassName="space">
    <Section width={undefined} align="left" tdClassName="button">
      <a href={href} className="press">
        {children}
      </a>
    </Section>
  </Section>
);

/** For those whose program shows no button, and for those who look before they click. */
export const Address = ({ url }: { url: string }) => (
  <p className="small long">
    {t("If the button does not work, open this address:")} <Anchor href={url}>{url}</Anchor>
  </p>
);

/** What somebody wrote, line by line; nothing without text. */
export function Quote({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <Section tdClassName="space">
      <Section tdClassName="quote">
        <p className="said">{text.split(/\r\n|\r|\n/).reduce(onNewLine, null)}</p>
      </Section>
    </Section>
  );
}

const onNewLine = (above: ReactNode, line: string) => (
  <>
    {above}
    {above !== null && <br />}
    {line}
  </>
);

/** Labels and values, one pair a line. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Section tdClassName="space">
    <table width="100%" role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>{children}</tbody>
    </table>
  </Section>
);

/** Nothing without a value. */
export const Row = ({ label, children }: { label: string; children: ReactNode }) =>
  children === "" ? null : (
    <tr className="row">
      <td className="label" width="40%">
        {label}
      </td>
      <td className="value">{children}</td>
    </tr>
  );

/** A drawn signature on white paper, as most mails are. `slot` stands for it until the mail is written. */
export const Paper = ({ slot }: { slot: string }) => (
  <Section tdClassName="space">
    <Section tdClassName="paper">{slot}</Section>
  </Section>
);

/** Something to copy. */
export const Code = ({ children }: { children: string }) => (
  <Section tdClassName="space">
    <Section width={undefined} align="left" tdClassName="code">
      {children}
    </Section>
  </Section>
);
