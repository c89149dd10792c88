import { once } from "node:events";
import { connect } from "node:net";
import t from "tap";
import { startServer } from "#tests/support/startServer.ts";

t.test("SIGTERM ends in order, whoever holds a connection open", async (t) => {
  const server = await startServer();
  t.teardown(() => server.stop());
  const open = async (text: string) => {
    const socket = connect(Number(new URL(server.url).port), "localhost").on("error", () => {});
    await once(socket, "connect");
    socket.write(text);
    t.teardown(() => socket.destroy());
  };
  await open("");
  await open("GET / HTTP/1.1\r\n");
  await open(
    "POST /api/security/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
  );

  const slow = fetch(`${server.url}/api/security/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.com", password: "a wrong password" }),
  });
  const code = await server.end();
  t.equal((await slow).status, 401, "what was asked before is answered");
  t.equal(code, 0, "not by force: that would lose clicks");
});
