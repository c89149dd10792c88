/** Something of a tile's menu. `lock`: why it is not to be had, with the way out in the place of the deed; null: nothing stands in the way */
export type Deed = { lock: string | null; run(): void };

/** Why there cannot be another of its kind, and how there could be: `way` leads to the plans. */
export type Bar = { text: string; way: string | null };
