import { createSocket } from "node:dgram";

const TYPES = { A: 1, TXT: 16, AAAA: 28 } as const;
const CODES = { ok: 0, failed: 2, missing: 3 } as const;
type Kind = keyof typeof TYPES;

/** A name server on this machine, for as long as a test runs. It knows what it was told, and nothing else is there. */
export async function startNameServer(t: { teardown(fn: () => Promise<unknown>): unknown }) {
  const records = new Map<string, readonly string[]>();
  const state = { isFailing: false, isSilent: false, asked: 0 };
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    state.asked++;
    if (state.isSilent) return;
    socket.send(answerTo(question, records, state.isFailing), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  t.teardown(() => new Promise<void>((done) => socket.close(() => done())));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    state,
    set: (type: Kind, name: string, values: readonly string[]) => void records.set(`${type} ${name}`, values),
    drop: (type: Kind, name: string) => void records.delete(`${type} ${name}`),
  };
}

/** RFC 1035, as much of it as one question needs. */
function answerTo(question: Buffer, records: ReadonlyMap<string, readonly string[]>, isFailing: boolean): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const name = labels.join(".").toLowerCase();
  const kind = (Object.keys(TYPES) as Kind[]).find((one) => TYPES[one] === type);
  const values = (!isFailing && kind && records.get(`${kind} ${name}`)) || [];
  const isThere = [...records.keys()].some((key) => key.endsWith(` ${name}`));
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (isFailing ? CODES.failed : isThere ? CODES.ok : CODES.missing), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(values.length, 6);
  const answers = values.map((value) => {
    const data = dataOf(kind as Kind, value);
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(type, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt32BE(1, 6);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([head, question.subarray(12, at + 5), ...answers]);
}

function dataOf(kind: Kind, value: string): Buffer {
  if (kind === "A") return Buffer.from(value.split(".").map(Number));
  // Whole, as `2001:db8:0:0:0:0:0:1`.
  if (kind === "AAAA")
    return Buffer.concat(
      value.split(":").map((part) => Buffer.from([Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])),
    );
  // In parts, as name servers cut long texts.
  const parts = value.match(/.{1,20}/g) ?? [""];
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
}
