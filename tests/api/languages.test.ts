import { parse } from "parse5";
import t from "tap";
import { JobModel } from "#server/jobs/model.ts";
import { LANGUAGES } from "#shared/languages/constants.ts";
import { FLAT_ROUTES, isDocument } from "#shared/routes.ts";
import { englishOnly } from "#tests/support/catalogues.ts";
import * as make from "#tests/support/make.ts";
import { filled, shownBy } from "#tests/support/sampleParams.ts";
import { sandboxPage } from "#tests/support/sandbox.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

type Headers = Record<string, string>;
type Node = { nodeName: string; value?: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };

const GERMAN = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };

/** What a person reads or hears of a page: its texts and the attributes with words in them. */
function wordsOf(html: string): string[] {
  const words: string[] = [];
  const visit = ({ nodeName, value, attrs = [], childNodes = [] }: Node) => {
    if (nodeName === "script" || nodeName === "style") return;
    if (nodeName === "#text" && value?.trim()) words.push(value.trim());
    for (const { name, value: text } of attrs)
      if (/^(title|alt|placeholder|content|aria-label)$/.test(name)) words.push(text);
    for (const child of childNodes) visit(child);
  };
  visit(parse(html) as Node);
  return words;
}

t.test("languages", async (t) => {
  const app = await startApp(t);
  const page = (url: string, headers: Headers = {}) => app.inject({ method: "GET", url, headers });
  const languageOf = ({ body }: { body: string }) => /<html lang="(\w+)"/.exec(body)?.[1];

  t.test("the address asks first, then what was chosen, then the browser", async (t) => {
    const cases: [string, Headers, string][] = [
      ["/login", {}, "en"],
      ["/login", GERMAN, "de"],
      ["/login", { ...GERMAN, cookie: "lang=en" }, "en"],
      ["/login", { cookie: "lang=de" }, "de"],
      ["/login?lang=de", { cookie: "lang=en" }, "de"],
      ["/login?lang=en", GERMAN, "en"],
      ["/login?lang=fr", GERMAN, "en"],
      ["/login?lang=de&lang=en", {}, "en"],
    ];
    // Twice: the second answers come from what was kept of the first.
    for (const [url, headers, language] of [...cases, ...cases]) {
      const answer = await page(url, headers);
      t.equal(languageOf(answer), language, `${url} ${JSON.stringify(headers)}`);
      t.match(answer.body, language === "de" ? ">Anmelden</h1>" : ">Log in</h1>");
      t.match(answer.body, `"language":"${language}"`, "the browser hears of it");
      t.match(answer.headers.vary, /accept-language, cookie/);
    }
  });

  t.test("a language of the address stays for the next pages, one that we do not speak does not", async (t) => {
    const cookies = async (url: string, headers: Headers = {}) =>
      (await page(url, headers)).cookies.filter(({ name }) => name === "lang").map(({ value }) => value);
    t.same(await cookies("/login?lang=de"), ["de"]);
    t.same(await cookies("/login?lang=de", { cookie: "lang=de" }), []);
    t.same(await cookies("/login?lang=xx"), []);
    t.same(await cookies("/login", GERMAN), []);
  });

  for (const language of LANGUAGES.filter((each) => each !== "en"))
    t.test(`no page in ${language} has an English word of the catalogues left`, async (t) => {
      const english = new Set(await englishOnly(language));
      const person = await app.person();
      const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
      const hashOn = await shownBy(person, hash);
      const reseller = await make.reseller(app);
      const { group } = await make.company(reseller);
      const newcomer = await app.person();
      const ref = await sandboxPage(app);
      for (const { route, paths } of FLAT_ROUTES) {
        if (route.children) continue;
        const path = filled(paths[0] ?? "", { hash: hashOn(paths[0] ?? ""), ref, group });
        const isHub = ["hubPeople", "hubAdmins", "hubOwners", "hubLeavers", "companyAdmins"].includes(route.policy.who);
        const visitor = isHub ? reseller : route.name === "welcome" ? newcomer : person;
        const cookie = visitor.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
        const headers = {
          "accept-language": language,
          ...(route.needsLogin || route.name === "editor-edit" ? { cookie } : {}),
        };
        const answer = await page(path, headers);
        t.equal(answer.statusCode, route.name === "not-found" ? 404 : 200, path);
        t.equal(languageOf(answer), language);
        t.same(
          wordsOf(answer.body).filter((words) => english.has(words)),
          [],
          path,
        );
        // A document's islands ask for theirs when they wake.
        for (const catalogue of isDocument(route) ? [] : ["app", "messages"])
          t.match(answer.body, new RegExp(`modulepreload[^>]*/${catalogue}-`), "named early");
      }
    });

  t.test("errors and the checks of fields speak it too", async (t) => {
    const login = (headers: Headers, payload: object) =>
      app.inject({ method: "POST", url: "/api/security/login", headers, payload }).then((answer) => answer.json());
    const wrong = { email: "nobody@example.com", password: "not the right one" };
    t.match(await login(GERMAN, wrong), {
      code: "wrong_credentials",
      message: "E-Mail-Adresse oder Passwort stimmt nicht.",
    });
    t.match(await login({}, wrong), { message: "Email address or password is not correct." });
    t.match(await login(GERMAN, { email: "x", password: "" }), {
      message: "Bitte prüfen Sie die markierten Felder.",
      errors: [{ message: "Die E-Mail-Adresse ist ungültig." }, { message: "Bitte geben Sie Ihr Passwort ein." }],
    });
    const register = await app.inject({
      method: "POST",
      url: "/api/app/registration/register",
      headers: GERMAN,
      payload: { name: "x".repeat(300), email: "a@example.com", password: "short" },
    });
    const messages = register.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message);
    t.ok(messages.length >= 2);
    for (const message of messages) t.match(message, /^Verwenden Sie (mindestens|höchstens) \d+ Zeichen\.$/);
  });

  t.test("whoever asks in German is mailed in German", async (t) => {
    const mailbox = await receiveMails(t);
    const payload = { name: "Ana", email: "de@example.com", password: "a good long one" };
    const url = "/api/app/registration/register";
    t.equal((await app.inject({ method: "POST", url, headers: GERMAN, payload })).statusCode, 201);
    const subjects = (await mailbox.read()).map(({ subject }) => subject);
    t.ok(subjects.includes("E-Mail-Adresse bestätigen"), subjects.join());

    // A record of an earlier version says nothing of a language.
    await app.inject({ method: "POST", url, headers: GERMAN, payload: { ...payload, email: "old@example.com" } });
    await JobModel.updateMany({ kind: "mail", state: "waiting" }, { $unset: { "data.language": 1 } });
    t.ok((await mailbox.read()).some(({ subject }) => subject === "Confirm your email address"));
  });
});
