import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { LocalTime, TimeZone } from "../lib/localTime.ts";
import { MAX_LINK_LENGTH } from "../lib/url.ts";
import { Hash } from "../signatures/hash.ts";
import { Key } from "../signatures/key.ts";
import { linkProblem } from "../signatures/problems.ts";
import { hostedPicture, Social } from "../signatures/schema.ts";
import { MAX_LABEL_LENGTH, MAX_LINES_LENGTH, MAX_ROWS, MAX_TEXT_LENGTH } from "./constants.ts";

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), "");
const label = text(MAX_LABEL_LENGTH);
const lines = text(MAX_LINES_LENGTH);
/** Empty, or a link that `safeUrl` accepts; kept as the person typed it. */
const link = z._default(
  z.string().check(
    z.maxLength(MAX_LINK_LENGTH),
    z.refine((value) => linkProblem(value) === null, MESSAGES.invalidLink),
  ),
  "",
);
const picture = z._default(z.nullable(hostedPicture), null);
const rows = <T extends z.ZodMiniType>(row: T) => z._default(z.array(row).check(z.maxLength(MAX_ROWS)), []);

/** A button that leads somewhere, with a small picture in front where there is one. */
const ButtonRow = z.strictObject({ key: Key, label, link, image: picture });
/** Somebody's name, number or address with a messenger, a shop or a conference: a network of the catalogue. */
const NetworkRow = z.strictObject({ key: Key, ...Social.shape, label });

/** What each type of block holds. Names are what saved pages hold: never rename one. */
export const BLOCKS = {
  buttons: z.strictObject({ title: label, rows: rows(ButtonRow) }),
  messengers: z.strictObject({ title: label, rows: rows(NetworkRow) }),
  marketplaces: z.strictObject({ title: label, rows: rows(NetworkRow) }),
  conference: z.strictObject({ title: label, rows: rows(NetworkRow) }),
  social: z.strictObject({ title: label, rows: rows(NetworkRow) }),
  contact: z.strictObject({
    title: label,
    email: label,
    address: lines,
    openHours: lines,
    phone: label,
    phoneTitle: label,
    cellphone: label,
    cellphoneTitle: label,
  }),
  /** a business card of the team, by its hash */
  card: z.strictObject({ title: label, hash: z._default(z.nullable(Hash), null) }),
  text: z.strictObject({ title: label, text: text(MAX_TEXT_LENGTH) }),
  picture: z.strictObject({ title: label, image: picture, alt: label, link }),
  /** a film at YouTube or Vimeo; it comes when somebody presses its picture */
  video: z.strictObject({ title: label, link, image: picture }),
  /** a place, which opens in the visitor's own map */
  map: z.strictObject({ title: label, address: lines, link }),
  /** a signature of the team, by its hash */
  signature: z.strictObject({ title: label, hash: z._default(z.nullable(Hash), null) }),
} as const;
export type BlockType = keyof typeof BLOCKS;
export const BLOCK_TYPES = Object.keys(BLOCKS) as [BlockType, ...BlockType[]];

const blockOf = <T extends BlockType>(type: T) =>
  z.strictObject({
    type: z.literal(type),
    key: Key,
    isOn: z._default(z.boolean(), true),
    /** from when until when it shows, by the clock of `timeZone`; null: always */
    from: z._default(z.nullable(LocalTime), null),
    until: z._default(z.nullable(LocalTime), null),
    timeZone: z._default(TimeZone, "UTC"),
    data: z.prefault(BLOCKS[type] as (typeof BLOCKS)[T], {} as never),
  });
type Schema = { [T in BlockType]: ReturnType<typeof blockOf<T>> }[BlockType];

/** A part of a page: `{ type, key, isOn, from, until, timeZone, data }`, where the type decides what data there may be. */
export const Block = z.discriminatedUnion("type", BLOCK_TYPES.map(blockOf) as [Schema, ...Schema[]]);
export type DataOf<T extends BlockType = BlockType> = { [K in T]: z.output<(typeof BLOCKS)[K]> }[T];
/** @template T its type, where that is known */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: {
    type: K;
    key: string;
    isOn: boolean;
    from: string | null;
    until: string | null;
    timeZone: string;
    data: DataOf<K>;
  };
}[T];
export type ButtonRow = z.output<typeof ButtonRow>;
export type NetworkRow = z.output<typeof NetworkRow>;
