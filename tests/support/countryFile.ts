/** Writes a MaxMind DB (https://maxmind.github.io/MaxMind-DB/), as small as a test needs it. */
import { isIP } from "node:net";

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };
/** A node's two branches: another node, a row by its number, or nothing. */
type Branch = Node | { row: number } | null;
type Node = { branches: [Branch, Branch]; number: number };

/** Stands between the tree and the rows. */
const SEPARATOR = Buffer.alloc(16);
const MARKER = Buffer.from("abcdef4d61784d696e642e636f6d", "hex");
const MAP = 7;
const STRING = 2;
const UINT = { short: 5, long: 6 };
const ARRAY = 11;

/** As files of countries have it. */
export const inCountry = (code: string): Value => ({ country: { iso_code: code, names: { en: `Land of ${code}` } } });

/**
 * @param networks `["192.0.2.0/24", inCountry("DE")]`; none of them within another
 * @param ipVersion 6: addresses of the fourth version are the first ones of the sixth
 */
export function countryFile(networks: readonly (readonly [string, Value])[], { ipVersion = 6 } = {}): Buffer {
  const root = node();
  const rows: Buffer[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const [network, value] of networks) {
    const row = encode(value);
    add(root, bitsOf(network, ipVersion), { row: rows.push(row) - 1 });
    starts.push(length);
    length += row.length;
  }
  const nodes = numbered(root);
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [place, { branches }] of nodes.entries())
    for (const [side, branch] of branches.entries()) {
      const nothing = nodes.length;
      const to =
        branch === null
          ? nothing
          : "row" in branch
            ? nothing + SEPARATOR.length + (starts[branch.row] as number)
            : branch.number;
      tree.writeUIntBE(to, place * 6 + side * 3, 3);
    }
  const metadata = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: ipVersion,
    database_type: "Test-Country",
    languages: ["en"],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    description: { en: "written by a test" },
  });
  return Buffer.concat([tree, SEPARATOR, ...rows, MARKER, metadata]);
}

const node = (): Node => ({ branches: [null, null], number: 0 });

function add(root: Node, bits: readonly number[], row: { row: number }) {
  let at = root;
  for (const bit of bits.slice(0, -1)) {
    const next = at.branches[bit as 0 | 1];
    if (next && "row" in next) throw new Error("A network lies within another.");
    const below = next ?? node();
    at.branches[bit as 0 | 1] = below;
    at = below;
  }
  at.branches[bits.at(-1) as 0 | 1] = row;
}

function numbered(root: Node): Node[] {
  const nodes = [root];
  for (const { branches } of nodes)
    for (const branch of branches) if (branch && "branches" in branch) branch.number = nodes.push(branch) - 1;
  return nodes;
}

/** `192.0.2.0/24` -> its first 24 bits, after 96 zeros in a tree of the sixth version. */
function bitsOf(network: string, ipVersion: number): number[] {
  const [address = "", length = ""] = network.split("/");
  const isFourth = isIP(address) === 4;
  const groups = isFourth ? address.split(".").map((part) => binary(Number(part), 8)) : groupsOf(address);
  const before = isFourth && ipVersion === 6 ? "0".repeat(96) : "";
  return [...`${before}${groups.join("").slice(0, Number(length))}`].map(Number);
}

function groupsOf(address: string): string[] {
  const [left = [], right = []] = address.split("::").map((side) => side.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => binary(Number.parseInt(group, 16), 16));
}

const binary = (number: number, length: number) => number.toString(2).padStart(length, "0");

function encode(value: Value): Buffer {
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([control(STRING, text.length), text]);
  }
  if (typeof value === "number") {
    const type = value < 65_536 ? UINT.short : UINT.long;
    const bytes = Buffer.alloc(type === UINT.short ? 2 : 4);
    bytes.writeUIntBE(value, 0, bytes.length);
    return Buffer.concat([control(type, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(MAP, entries.length), ...entries.flat().map((each) => encode(each as Value))]);
}

/** What follows, and how much of it: so much as tests have, less than 29. */
function control(type: number, length: number): Buffer {
  if (length >= 29) throw new Error("Longer than a test needs.");
  return type > 7 ? Buffer.from([length, type - 7]) : Buffer.from([(type << 5) | length]);
}
