import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text as streamText } from "node:stream/consumers";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { startServer } from "#tests/support/startServer.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

t.test("SIGTERM ends in order, whoever holds a connection open", async (t) => {
  const server = await startServer();
  t.teardown(() => server.stop());
  const open = async (text: string) => {
    const socket = connect(Number(new URL(server.url).port), "localhost").on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    t.teardown(() => socket.destroy());
    return { answer: streamText(socket).catch(() => "reset") };
  };
  await open("");
  await open("GET / HTTP/1.1\r\n");
  const unfinished = await open(
    "POST /api/security/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
  );

  const slow = fetch(`${server.url}/api/security/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.com", password: "a wrong password" }),
  });
  const code = await server.end();
  t.equal((await slow).status, 401, "what was asked before is answered");
  t.match(
    await unfinished.answer,
    /^HTTP\/1\.1 503 .*retry-after: 5\r\n.*"code":"unavailable"/s,
    "what does not end is refused",
  );
  t.equal(code, 0, "not by force: that would lose clicks");
});

type Answer = { token: string; hash: string; shortLinks: { shortUrl: string }[]; items: { clicks: number }[] };

t.test("SIGTERM under load drops nobody and loses no click", async (t) => {
  const server = await startServer();
  t.teardown(() => server.stop());
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<Answer> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const account = { email: "ana@example.com", password: "correct horse battery" };
  const { token } = await call("POST", "/app/registration/register", { name: "Ana", ...account });
  const { hash, shortLinks } = await call("POST", "/_/signatures", make.signature(), token);
  const link = new URL(shortLinks[0]?.shortUrl as string).pathname;
  const paths = [link, `/o/${hash}.gif`, "/login", "/health/live", link];

  /** One client: asks again and again on a connection that is kept; who is refused goes elsewhere, who is reset has lost. */
  const answered = { clicks: 0, goodbyes: 0 };
  const failures: string[] = [];
  let isOver = false;
  const ask = (path: string, agent: Agent) =>
    new Promise<void>((resolve, reject) => {
      request(server.url + path, { agent, headers: { "user-agent": CHROME } }, (response) => {
        if (path === link) answered.clicks++;
        if (response.headers.connection === "close") answered.goodbyes++;
        response.resume().once("end", resolve).once("error", reject);
      })
        .once("error", reject)
        .end();
    });
  const client = async (i: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let next = i; !isOver; next++)
      try {
        await ask(paths[next % paths.length] as string, agent);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === "ECONNREFUSED") break;
        failures.push(`${code} ${message}`);
      }
    agent.destroy();
  };
  const load = Array.from({ length: 20 }, (_, i) => client(i));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  t.equal(await server.end(), 0);
  isOver = true;
  await Promise.all(load);
  t.same(failures, []);
  t.ok(answered.goodbyes >= 10, `${answered.goodbyes} were told that the connection ends`);

  await server.restart();
  const login = await call("POST", "/security/login", account);
  const { items } = await call("GET", `/_/signatures/${hash}/links`, undefined, login.token);
  const clicks = items.reduce((total, item) => total + item.clicks, 0);
  t.equal(clicks, answered.clicks, "every click that was answered is counted");
});
