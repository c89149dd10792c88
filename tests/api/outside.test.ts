import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import t, { type Test } from "tap";
import { guardedOutside } from "#server/ports/outside/guarded.ts";
import { INNER_SPELLINGS } from "#tests/support/attacks/innerAddresses.ts";

const PUBLIC = { address: "93.184.215.14", family: 4 };
const ANOTHER = { address: "2606:4700:4700::1111", family: 6 };
const INNER = { address: "127.0.0.1", family: 4 };
const PICTURE = { hosts: ["pictures.example"], type: "image/", maxBytes: 1000 };
const refused = { code: "unreachable" };

type Guard = NonNullable<Parameters<typeof guardedOutside>[0]>;
type Answer = { address: string; family: number };

/** A server on this machine that stands for all addresses, and notes each connection that somebody makes to it. */
async function trap(t: Test, server: Server = createServer((_request, response) => response.end("inside"))) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const dialled: string[] = [];
  /** Where the guard lets a connection go; it arrives here, without TLS. */
  const dial: Guard["connect"] = (options) => {
    const note = ({ address }: Answer) => dialled.push(address);
    const { lookup, host } = options as { lookup?: (...parts: unknown[]) => void; host: string };
    if (lookup) lookup(host, { all: true }, (_error: null, found: Answer[]) => found.forEach(note));
    else dialled.push(host);
    return connect(port, "127.0.0.1");
  };
  return { dial, dialled };
}

/** Answers name look-ups in turn, the last one for ever. */
function resolver(...answers: Answer[][]) {
  const asked: string[] = [];
  const resolve = async (host: string) => answers[Math.min(asked.push(host), answers.length) - 1] ?? [];
  return { resolve, asked };
}

t.test("inner addresses are never reached, however they are written", async (t) => {
  const { dial, dialled } = await trap(t);
  t.ok(INNER_SPELLINGS.length > 100);
  for (const spelling of INNER_SPELLINGS) {
    // The host is let through as far as a list can, so that the addresses have to speak for themselves.
    const host = URL.parse(`https://${spelling}/`)?.hostname ?? spelling;
    const hosts = ["pictures.example", host];
    for (const answer of [INNER, { address: "::1", family: 6 }, { address: "::ffff:127.0.0.1", family: 6 }]) {
      const outside = guardedOutside({ connect: dial, resolve: async () => [answer] });
      await t.rejects(outside.get(`https://${spelling}/a.png`, { ...PICTURE, hosts }), refused, spelling);
    }
  }
  t.same(dialled, []);
});

t.test("names that the machine itself resolves to inner addresses", async (t) => {
  const { dial, dialled } = await trap(t);
  const outside = guardedOutside({ connect: dial });
  for (const host of ["localhost", "localhost."])
    await t.rejects(outside.get(`https://${host}/`, { ...PICTURE, hosts: [host] }), refused, host);
  t.same(dialled, []);
});

t.test("other schemes, ports, hosts and credentials are refused before a name is looked up", async (t) => {
  const { dial, dialled } = await trap(t);
  const { resolve, asked } = resolver([PUBLIC]);
  const outside = guardedOutside({ connect: dial, resolve });
  for (const address of [
    "http://pictures.example/a.png",
    "file:///etc/passwd",
    "ftp://pictures.example/a.png",
    "data:image/png;base64,AAAA",
    "gopher://pictures.example/",
    "//pictures.example/a.png",
    "pictures.example/a.png",
    "https://pictures.example:444/a.png",
    "https://a:b@pictures.example/a.png",
    "https://www.pictures.example/a.png",
    "https://pictures.example.evil.example/a.png",
    "https:///a.png",
    "",
  ])
    await t.rejects(outside.get(address, PICTURE), refused, address);
  t.same([dialled, asked], [[], []]);
});

t.test("a name that also leads inside is refused, and so is one that leads nowhere", async (t) => {
  const { dial, dialled } = await trap(t);
  for (const answer of [[PUBLIC, INNER], [INNER, PUBLIC], [ANOTHER, { address: "fd00::1", family: 6 }], []]) {
    const outside = guardedOutside({ connect: dial, resolve: async () => answer });
    await t.rejects(outside.get("https://pictures.example/a.png", PICTURE), refused, JSON.stringify(answer));
  }
  const lost = guardedOutside({ connect: dial, resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  await t.rejects(lost.get("https://pictures.example/a.png", PICTURE), refused);
  t.same(dialled, []);
});

t.test(
  "a name that changes its address is looked up once, and the checked address is the one that is used",
  async (t) => {
    const { dial, dialled } = await trap(
      t,
      createServer((_request, response) => response.end()),
    );
    const { resolve, asked } = resolver([PUBLIC, ANOTHER], [INNER]);
    const outside = guardedOutside({ connect: dial, resolve });
    await t.rejects(outside.get("https://pictures.example/a.png", PICTURE), refused, "no picture");
    t.same([dialled, asked], [[PUBLIC.address, ANOTHER.address], ["pictures.example"]]);
    await t.rejects(outside.get("https://pictures.example/a.png", PICTURE), refused);
    t.same(dialled, [PUBLIC.address, ANOTHER.address], "the second answer was refused");
  },
);

t.test("what the other side answers", async (t) => {
  const png = { "content-type": "image/png" };
  const sockets = new Set<Socket>();
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  const forms: string[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? "", headers: request.headers });
    const answers: Record<string, () => void> = {
      "/good": () => response.writeHead(200, png).end("1234567890"),
      "/full": () => response.writeHead(200, png).end(Buffer.alloc(1000)),
      "/over": () => response.writeHead(200, png).end(Buffer.alloc(1001)),
      "/endless": () => {
        response.writeHead(200, png);
        const pour = () => {
          while (response.write(Buffer.alloc(500)));
        };
        response.on("drain", pour);
        pour();
      },
      "/redirect": () => response.writeHead(302, { location: "https://pictures.example/good", ...png }).end("x"),
      "/moved": () => response.writeHead(308, { location: "https://127.0.0.1/", ...png }).end("x"),
      "/missing": () => response.writeHead(404, png).end("1234567890"),
      "/partial": () => response.writeHead(206, png).end("1234567890"),
      "/page": () => response.writeHead(200, { "content-type": "text/html" }).end("1234567890"),
      "/untyped": () => response.writeHead(200).end("1234567890"),
      "/packed": () => response.writeHead(200, { ...png, "content-encoding": "gzip" }).end("1234567890"),
      "/short": () => {
        response.writeHead(200, { ...png, "content-length": "100" }).write("1234567890");
        setTimeout(() => request.socket.destroy(), 50);
      },
      "/form": async () => {
        forms.push(`${request.method} ${await text(request)}`);
        response.writeHead(200, png).end("taken");
      },
      "/silent": () => {},
      "/slow": () => {
        response.writeHead(200, png);
        const drip = setInterval(() => response.write("x"), 100);
        response.on("close", () => clearInterval(drip));
      },
    };
    answers[request.url ?? ""]?.();
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
  });
  const { dial } = await trap(t, server);
  const outside = guardedOutside({ connect: dial, resolve: async () => [PUBLIC] });
  const get = (path: string, wanted = PICTURE) => outside.get(`https://pictures.example${path}`, wanted);

  t.equal(String(await get("/good")), "1234567890");
  t.match(seen[0], { url: "/good", headers: { host: "pictures.example", "accept-encoding": "identity" } });
  t.notOk(seen[0]?.headers.cookie ?? seen[0]?.headers.referer);
  t.equal((await get("/full")).length, 1000);
  for (const path of ["/over", "/endless", "/missing", "/partial", "/page", "/untyped", "/packed", "/short"])
    await t.rejects(get(path), refused, path);
  await t.rejects(get("/good", { ...PICTURE, type: "application/json" }), refused);

  const post = (path: string, form = {}) => outside.post(`https://pictures.example${path}`, form, PICTURE);
  t.equal(String(await post("/form", { secret: "a&b=c", response: "d" })), "taken");
  t.same(forms, ["POST secret=a%26b%3Dc&response=d"]);
  for (const path of ["/over", "/missing", "/page", "/redirect"]) await t.rejects(post(path), refused, path);

  seen.length = 0;
  for (const path of ["/redirect", "/moved"]) await t.rejects(get(path), refused, path);
  t.same(
    seen.map(({ url }) => url),
    ["/redirect", "/moved"],
    "nobody follows",
  );

  const hasty = guardedOutside({ connect: dial, resolve: async () => [PUBLIC], timeoutMs: 300 });
  for (const path of ["/silent", "/slow"])
    for (const asking of [
      hasty.get(`https://pictures.example${path}`, PICTURE),
      hasty.post(`https://pictures.example${path}`, { a: "b" }, PICTURE),
    ])
      await t.rejects(asking, refused, path);
  const never = guardedOutside({ connect: dial, resolve: () => new Promise(() => {}), timeoutMs: 100 });
  await t.rejects(never.get("https://pictures.example/good", PICTURE), refused, "a resolver that never answers");

  const end = Date.now() + 5000;
  while (sockets.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  t.equal(sockets.size, 0, "nothing stays open");
});

t.test("redirects are followed where they are wanted, each looked at like the first", async (t) => {
  const leads: Record<string, string> = {
    "/a": "https://www.pictures.example/b",
    "/b": "http://pictures.example/c",
    "/loop": "/loop",
    "/inner": "https://inner.example/x",
  };
  const { dial, dialled } = await trap(
    t,
    createServer(({ url = "" }, response) => {
      const location = leads[url];
      if (location) response.writeHead(302, { location }).end();
      else response.writeHead(200, { "content-type": "image/png" }).end("picture");
    }),
  );
  const outside = guardedOutside({
    connect: dial,
    resolve: async (host) => [host === "inner.example" ? INNER : PUBLIC],
  });
  const get = (path: string, part = {}) =>
    outside.get(`https://pictures.example${path}`, { ...PICTURE, hosts: "any", redirects: 3, ...part });
  t.equal(String(await get("/a")), "picture");
  await t.rejects(get("/a", { redirects: 1 }), refused, "more than is wanted");
  await t.rejects(get("/a", { redirects: 0 }), refused, "none, unless told");
  await t.rejects(get("/loop"), refused);
  await t.rejects(get("/a", { hosts: ["pictures.example"] }), refused, "to a host that is not named");
  const before = dialled.length;
  await t.rejects(get("/inner"), refused, "to an inner address");
  t.equal(dialled.length, before + 1, "which is never reached");
});

/** A name server on this machine; it notes the names that it is asked for, and answers those that it knows. */
async function nameServer(t: Test, known: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    const name = nameIn(question);
    asked.push(name);
    const address = known[name];
    if (address) socket.send(answerTo(question, address), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  t.teardown(() => socket.close());
  return { asked, nameServers: [`127.0.0.1:${socket.address().port}`] };
}

/** The name in a question (RFC 1035, section 4.1.2). */
function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12, length = question[at] ?? 0; length > 0; at += length + 1, length = question[at] ?? 0)
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
  return labels.join(".");
}

/** One address for a question of its family, and none for one of the other. */
function answerTo(question: Buffer, address: string): Buffer {
  const end = 12 + nameIn(question).length + 2 + 4;
  const isFour = question.readUInt16BE(end - 4) === 1;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(isFour ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]);
  return Buffer.concat([head, question.subarray(12, end), ...(isFour ? [record] : [])]);
}

t.test("names of any host are asked of the name servers, and what they answer is judged", async (t) => {
  const { dial, dialled } = await trap(
    t,
    createServer((_request, response) => response.writeHead(200, { "content-type": "image/png" }).end("picture")),
  );
  const { asked, nameServers } = await nameServer(t, {
    "pictures.example": PUBLIC.address,
    "inner.example": "10.0.0.1",
  });
  const outside = guardedOutside({ connect: dial, nameServers });
  const get = (address: string) => outside.get(address, { ...PICTURE, hosts: "any" });
  t.equal(String(await get("https://pictures.example/a.png")), "picture");
  t.same(dialled, [PUBLIC.address]);
  await t.rejects(get("https://inner.example/a.png"), refused);
  await t.rejects(get("https://localhost/a.png"), refused);
  t.same(dialled, [PUBLIC.address], "and nobody else is reached");
  t.ok(asked.includes("localhost"), "what the machine itself knows is not looked at");
});

t.test("silent name servers keep nobody waiting but who asked for them", async (t) => {
  const { dial, dialled } = await trap(t);
  const { asked, nameServers } = await nameServer(t);
  const outside = guardedOutside({ connect: dial, nameServers, timeoutMs: 1000 });
  let isOver = false;
  const lost = Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      t.rejects(outside.get(`https://mute${at}.example/`, { ...PICTURE, hosts: "any" }), refused),
    ),
  ).then(() => (isOver = true));
  // What takes the threads that all share: files, passwords, and the machine's own lookups.
  await Promise.all([readFile(import.meta.filename), lookup("localhost")]);
  t.notOk(isOver, "others are served meanwhile");
  await lost;
  t.equal(new Set(asked).size, 24);
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  t.equal(asked.length, before, "nobody asks on after it");
  t.same(dialled, []);
});
