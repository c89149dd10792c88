import type { Signature } from "#shared/signatures/schema.ts";
import type { Known } from "../session/editing.ts";

/** Why somebody cannot save a new signature: there is no place left, or they may not. Their work is kept meanwhile. */
const BARRED = ["signature_limit", "team_limit", "no_permission"] as const;
export type Barred = (typeof BARRED)[number];

export const isBarred = (code: string): code is Barred => (BARRED as readonly string[]).includes(code);

/** `barred` and `known`, which it starts with: of a new signature. */
export type EditorData = { signature: Signature | null; barred: Barred | null; known: Known | null };
