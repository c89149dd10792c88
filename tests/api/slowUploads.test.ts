import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const BOUNDARY = "slow";
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;

t.test("uploads that drip in", async (t) => {
  const { app, person } = await startApp(t);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const picture = new Blob([new Uint8Array(await photo(400, 300))]);
  type Person = Awaited<ReturnType<typeof person>>;

  const upload = async ({ token }: Person) => {
    const body = new FormData();
    body.append("image", picture, "photo.jpg");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/_/signatures/picture`, { method: "POST", body, headers });
    return { status: answer.status, ...((await answer.json()) as { code?: string }) };
  };

  /** An upload that says it is a megabyte, sends two kilobytes and then ten bytes now and then. */
  const drip = async ({ token }: Person) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `POST /api/_/signatures/picture HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 1000000\r\n\r\n${HEAD}${"x".repeat(2000)}`,
    );
    const timer = setInterval(() => socket.write("x".repeat(10)), 200);
    socket.once("close", () => clearInterval(timer));
    t.teardown(() => socket.destroy());
    return { socket, answer: () => answer };
  };
  const isClosed = ({ socket }: { socket: Socket }) => socket.closed || once(socket, "close");

  t.test("twelve of one account leave all others alone, and end with a refusal that can be read", async (t) => {
    const [slow, other] = [await person(), await person()];
    await upload(other);
    const drips = await Promise.all(Array.from({ length: 12 }, () => drip(slow)));
    await sleep(300);
    for (let i = 0; i < 3; i++) t.match(await upload(other), { status: 200 });
    const own = upload(slow);
    // Which of the twelve came first, and has the turn, is the network's choice.
    const ended = drips.map(async (each) => {
      await isClosed(each);
      if (!each.answer().includes('"code":"upload_too_slow"')) throw new Error("was not its turn");
      return each.answer();
    });
    t.match(await Promise.any(ended), /^HTTP\/1.1 408 /);
    t.match(await own, { status: 503, code: "busy" }, "its own line is full");
    for (const { socket } of drips) socket.destroy();
    await sleep(100);
    t.match(await upload(slow), { status: 200 }, "whoever hangs up gives the turn back");
  });

  t.test("one each of twelve accounts leave all others alone", async (t) => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person()));
    const other = await person();
    const drips = await Promise.all(people.map(drip));
    await sleep(300);
    const { hash } = (await other.post("/_/signatures", make.signature())).json<{ hash: string }>();
    t.ok(hash);
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(other)));
    for (const answer of answers) t.match(answer, { status: 200 });
    for (const { socket } of drips) socket.destroy();
  });
});
