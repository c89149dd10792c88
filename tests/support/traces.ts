import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import mongoose from "mongoose";
import { unpack } from "#server/db/packed.ts";

/** Every document of every collection, and every file, that has one of some texts in it. */
export async function tracesOf(texts: readonly string[], dataDir: string): Promise<string[]> {
  const found: string[] = [];
  const has = (text: string) => texts.find((one) => text.toLowerCase().includes(one.toLowerCase()));
  for (const { name } of (await mongoose.connection.db?.listCollections().toArray()) ?? []) {
    for await (const record of mongoose.connection.collection(name).find()) {
      let text = JSON.stringify(record);
      // Saved states and mails are kept deflated.
      for (const value of Object.values(record))
        if (value && typeof value === "object" && "buffer" in value)
          text += await unpack(Buffer.from((value as { buffer: Uint8Array }).buffer), 4_000_000).then(String, () => "");
      const trace = has(text);
      if (trace) found.push(`${name} ${trace}: ${text.slice(0, 200)}`);
    }
  }
  for (const folder of ["files", "outbox"])
    for (const entry of await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )) {
      if (!entry.isFile()) continue;
      const text = (await readFile(join(entry.parentPath, entry.name))).toString().replace(/=\r?\n/g, "");
      const trace = has(entry.name) ?? has(text);
      if (trace) found.push(`${folder}/${entry.name} ${trace}`);
    }
  return found;
}
