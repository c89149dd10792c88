import { seam } from "../../seam.ts";

/** A line with its label, which may be empty: `Phone`, `+49 …`. */
export type WalletLine = { key: string; label: string; value: string };

/** What a wallet shows of a card; texts of one line, nothing in HTML. */
export type WalletFace = {
  /** of the card, for good: wallets know it by it */
  serial: string;
  /** company, name and role, each perhaps empty but the name */
  header: string;
  title: string;
  subheader: string;
  /** contacts, the most wanted first */
  lines: readonly WalletLine[];
  /** what else stands on the back, as profiles and the note */
  more: readonly WalletLine[];
  /** where the card is found */
  url: string;
  /** `#rrggbb` of the ground and of what stands on it, which is read there */
  ground: string;
  ink: string;
  /** what its code says */
  code: string;
  /** two-letter code of the language of its labels */
  language: string;
};

/** The pictures of a pass as PNG, by the names that they have in it: `thumbnail@2x.png`. */
export type PassPictures = Readonly<Record<string, Buffer>>;

export type ApplePass = {
  face: WalletFace;
  pictures: PassPictures;
  /** by which a device proves that it holds this pass */
  token: string;
  /** below which its device asks for a newer one; null: it never does */
  updatesUrl: string | null;
  /** the sentence of a card that is gone; null: it is there */
  ended: string | null;
};

/** Passes by the certificate of the operator. */
export interface AppleWallet {
  /** the pass type identifier that the certificate is for */
  readonly typeId: string;
  /** false as soon as its certificate is over: what it signs would be refused */
  isUsable(): boolean;
  /** The file of a pass: a signed archive. A few milliseconds of this thread. */
  sign(pass: ApplePass): Buffer;
  /**
   * Tells devices that a pass of theirs is another one.
   * @returns the push tokens that lead nowhere any more
   * @throws Error when the service is away or refuses us: it may be tried again
   */
  tell(pushTokens: readonly string[], signal: AbortSignal): Promise<string[]>;
}

export type GoogleFace = WalletFace & {
  /** https addresses; null: none */
  logoUrl: string | null;
  photoUrl: string | null;
};

/** Cards at Google by the service account of the operator. */
export interface GoogleWallet {
  /** The address by which somebody saves a card. @throws unavailable when it does not fit into one and Google is away */
  linkTo(face: GoogleFace, origin: string): Promise<string>;
  /** Has Google show the whole card as it is now. @throws Error when it is away or refuses us */
  put(face: GoogleFace, signal: AbortSignal): Promise<void>;
  /** Takes a card out of use in every wallet that has it, which shows this instead, without code and links. @throws as `put` */
  end(face: GoogleFace, signal: AbortSignal): Promise<void>;
}

/** Each is null where the operator has no credentials for it. */
export type Wallets = { apple: AppleWallet | null; google: GoogleWallet | null };

export const wallets = seam<Wallets>("wallets");
