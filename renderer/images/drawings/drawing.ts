import type { DrawingType } from "#shared/drawings/schema.ts";

/** A finished drawing; sizes are pixels of the file. */
export type Drawing = {
  bytes: Buffer;
  type: DrawingType;
  widthPx: number;
  heightPx: number;
  /** letters that no font of ours has; they are left out */
  missing: string[];
};
