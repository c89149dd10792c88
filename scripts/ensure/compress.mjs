import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|mjs|css|svg|html|json|txt|xml|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of a folder, as small as they get: once here instead of
 * at every request. They go one after the other, four threads of zlib are busy with two formats of two files.
 */
export async function compressAssets(folder) {
  const files = listFiles(folder).filter((file) => TEXT.test(file) && statSync(file).size >= WORTH_IT_BYTES);
  const half = Math.ceil(files.length / 2);
  await Promise.all([compressEach(files.slice(0, half)), compressEach(files.slice(half))]);
}

async function compressEach(files) {
  for (const file of files) await compress(file);
}

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Without Vite's own notes in `.vite`, which nobody downloads. */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === ".vite" ? [] : listFiles(path);
    return [path];
  });
}
