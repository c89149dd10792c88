import t from "tap";
import * as make from "#tests/support/make.ts";
import { A_PLUS, score } from "#tests/support/observatory.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the score of our answers at Mozilla's HTTP Observatory", async (t) => {
  const app = await startApp(t, { PUBLIC_URL: "https://signoff.example" });
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
  const headers = { host: "signoff.example" };
  const page = (await app.inject({ url: "/", headers })).body;
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
  t.match(script, /assets/);
  const signedIn = { ...headers, cookie: `token=${person.token}` };
  const answers = {
    home: { url: "/", headers },
    "log-in": { url: "/login", headers },
    editor: { url: "/editor", headers },
    dashboard: { url: "/dashboard", headers: signedIn },
    "a signature of one's own": { url: `/editor/${hash}`, headers: signedIn },
    "no page": { url: "/nothing-here", headers },
    call: { url: "/api/app/data", headers },
    "refused call": { url: "/api/_/app/user", headers },
    "file of the build": { url: script, headers },
    robots: { url: "/robots.txt", headers },
  };
  for (const [name, asked] of Object.entries(answers)) {
    const answer = await app.inject(asked);
    const isHtml = String(answer.headers["content-type"]).startsWith("text/html");
    const { score: points, parts } = score({ headers: answer.headers, isHtml });
    t.ok(points >= A_PLUS, `${name}: ${points} ${JSON.stringify(parts)}`);
  }
  const login = { email: person.email, password: person.password };
  const session = await app.anyone.post("/security/login", login, headers);
  t.equal(session.statusCode, 200);
  t.ok(
    score({ headers: session.headers, isHtml: false }).parts.cookies === 5,
    "cookies are secure, and not sent across sites",
  );
});

t.test("the score knows what is bad", async (t) => {
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  };
  const of = (headers: object) => score({ headers: { ...good, ...headers }, isHtml: true }).score;
  t.equal(of({}), 120);
  t.equal(of({ "content-security-policy": undefined }), 55);
  t.equal(of({ "content-security-policy": "script-src 'unsafe-inline'; frame-ancestors 'none'" }), 80);
  t.equal(of({ "strict-transport-security": undefined }), 80);
  t.equal(of({ "set-cookie": "token=a; Path=/" }), 60);
  t.equal(of({ "access-control-allow-origin": "*" }), 50);
});
