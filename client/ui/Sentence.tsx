import { createElement, Fragment, type ReactNode } from "react";
import { rich } from "#shared/languages/rich.ts";

type Props = { text: string } & { [part: string]: ReactNode | ((words: string) => ReactNode) };

/** A translated sentence with elements in it: `<Sentence text="Your admin: {email}" email={<b>…</b>} />`. */
export const Sentence = ({ text, ...parts }: Props) => createElement(Fragment, null, ...rich<ReactNode>(text, parts));
