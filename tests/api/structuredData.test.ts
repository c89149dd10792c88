import { parse } from "parse5";
import t from "tap";
import { startApp } from "#tests/support/startApp.ts";

type Node = { nodeName: string; value?: string; childNodes?: Node[] };
type Question = { name: string; acceptedAnswer: { text: string } };
type Thing = { "@type": string; inLanguage: string; mainEntity?: Question[] };

/** What can be read on a page, without its scripts. */
function textOf({ nodeName, value = "", childNodes = [] }: Node): string {
  if (nodeName === "script" || nodeName === "style") return "";
  return nodeName === "#text" ? value : childNodes.map(textOf).join(" ");
}

t.test("structured data", async (t) => {
  const app = await startApp(t);
  const page = async (url: string) => (await app.inject({ method: "GET", url })).body;
  const thingsOf = (html: string): Thing[] => {
    const [, json] = /<script type="application\/ld\+json" nonce="[^"]{24}">(.*?)<\/script>/.exec(html) ?? [];
    return json ? JSON.parse(json)["@graph"] : [];
  };

  for (const [language, query] of [
    ["en", ""],
    ["de", "?lang=de"],
    ["pt", "?lang=pt"],
  ] as const)
    t.test(`what is told to search engines can be read on the page, ${language}`, async (t) => {
      for (const [path, types] of [
        ["/", ["SoftwareApplication", "FAQPage"]],
        ["/pricing", ["FAQPage"]],
        ["/draw-signature-online", ["FAQPage"]],
        ["/font-signature-generator", ["FAQPage"]],
      ] as const) {
        const html = await page(path + query);
        const things = thingsOf(html);
        t.same(
          things.map((thing) => thing["@type"]),
          types,
        );
        const text = textOf(parse(html) as Node);
        const questions = things.flatMap(({ mainEntity = [] }) => mainEntity);
        t.ok(questions.length > 3);
        for (const { name, acceptedAnswer } of questions) {
          t.ok(text.includes(name), name);
          t.ok(text.includes(acceptedAnswer.text), acceptedAnswer.text);
        }
        for (const { inLanguage } of things) t.equal(inLanguage, language);
      }
    });

  for (const [language, query] of [
    ["en", ""],
    ["es", "?lang=es"],
  ] as const)
    t.test(`a guide tells its steps and where it stands, ${language}`, async (t) => {
      const html = await page(`/guides/outlook-windows${query}`);
      const things = thingsOf(html) as (Thing & {
        step?: { name: string; text: string }[];
        itemListElement?: unknown[];
      })[];
      t.same(
        things.map((thing) => thing["@type"]),
        ["HowTo", "BreadcrumbList"],
      );
      const text = textOf(parse(html) as Node);
      t.ok((things[0]?.step?.length ?? 0) > 3);
      for (const { name, text: words } of things[0]?.step ?? []) {
        t.ok(text.includes(name), name);
        t.ok(text.includes(words), words);
      }
      t.match(things[1]?.itemListElement, [{ position: 1 }, { position: 2, item: /\/guides\/outlook-windows$/ }]);
    });

  t.test("a page that has nothing to tell, or could not be shown, tells nothing", async (t) => {
    for (const path of ["/login", "/email-signature/nobody", "/pricing/gold", "/guides/eudora", "/contact-us"])
      t.notMatch(await page(path), "ld+json", path);
  });
});
