import mongoose from "mongoose";
import { storedSignatures } from "#server/features/signatures/model.ts";
import { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";

type Line = { name: string; value: number; unit: string; goal: string; ok: boolean; note?: string };

const ROUNDS = 20;
const BATCH = 1_500;
/** 30 us on a core on which parsing it from JSON, native code that looks at and copies as much, takes 7.7. */
const MAX_TIMES_JSON = 3.9;

/**
 * Processor time of reading a stored signature through the tolerant reader, one that is as it should be as nearly all are,
 * against parsing it from JSON. Rounds take turns, and the least of them counts, as a busy neighbour only adds.
 */
export async function run(): Promise<Line[]> {
  const record = recordOf("realistic");
  const json = JSON.stringify(record);
  const ways = { ours: () => storedSignatures.read(record), json: () => JSON.parse(json) };
  const times: Record<keyof typeof ways, number[]> = { ours: [], json: [] };
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, way] of Object.entries(ways)) {
      const us = microseconds(way);
      if (round > 0) times[name as keyof typeof ways].push(us); // the first round warms up
    }
  const [ours, parsed] = [least(times.ours), least(times.json)];
  return [
    {
      name: "a stored signature through the tolerant reader over parsing it from JSON",
      value: Math.round((ours / parsed) * 100) / 100,
      unit: "x",
      goal: `<= ${MAX_TIMES_JSON}`,
      ok: ours / parsed <= MAX_TIMES_JSON,
      note: `${ours.toFixed(1)} us against ${parsed.toFixed(1)} us for ${json.length} characters`,
    },
  ];
}

function recordOf(name: string) {
  const id = new mongoose.Types.ObjectId();
  return {
    _id: id,
    hash: "abcdefghijklmnopqrstuv",
    owner: id,
    content: Content.parse(CONTENTS[name]),
    hasShortLink: true,
    shorLinkHashType: 2,
    publicPageColor: "#00cfd6",
    label: "",
    shortLinks: [{ url: "https://www.meridian.example/", shortUrl: "https://signoff.example/l/a" }],
    changedAt: null,
    copiedState: null,
    group: null,
    isPrefill: false,
    prefillId: null,
    revision: 7,
    pictureRules: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
    __v: 0,
  };
}

function microseconds(once: () => unknown): number {
  const before = process.cpuUsage();
  for (let i = 0; i < BATCH; i++) once();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / BATCH;
}

const least = (values: number[]) => Math.min(...values);
