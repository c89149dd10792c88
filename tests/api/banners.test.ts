import t from "tap";
import { httpRenderer } from "#server/ports/renderer/http.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { startApp } from "#tests/support/startApp.ts";
import { startRenderer, TOKEN_SECRET } from "#tests/support/startRenderer.ts";

type Image = { designId: string; name: string; widthPx: number; heightPx: number };

t.test("banners", async (t) => {
  const app = await startApp(t);
  renderer.plug(httpRenderer({ url: await startRenderer(t), tokenSecret: TOKEN_SECRET }));
  const draw = (body: object) => app.anyone.post("/app/drawings/banner", body);

  t.test("GET /app/banner/gallery tells anybody what can be written and coloured on each", async (t) => {
    const answer = await app.anyone.get("/app/banner/gallery");
    t.equal(answer.headers["cache-control"], "public, max-age=300");
    const { categories } = answer.json();
    t.equal(categories.length, 12);
    const images: Image[] = categories.flatMap(({ images }: { images: Image[] }) => images);
    t.ok(images.length >= 48);
    t.equal(new Set(images.map(({ designId }) => designId)).size, images.length);
    t.match(images[0], {
      designId: "sale-sunburst",
      widthPx: 600,
      heightPx: 150,
      texts: [{ key: "headline", label: "Headline", value: "Summer sale", maxLength: 28 }],
      colors: [{ key: "ground", label: "Background", value: "#ffc928" }],
    });
  });

  t.test("POST /app/drawings/banner draws one with other words, twice as large as it is shown", async (t) => {
    const body = {
      designId: "sale-half",
      texts: { headline: "Für Zoë ᚠ", detail: "" },
      colors: { ground: "#ffffff" },
    };
    const answer = await draw(body);
    t.match(answer, {
      statusCode: 200,
      headers: { "content-type": "image/png", "image-width": "960", "image-height": "240" },
    });
    t.equal(decodeURIComponent(String(answer.headers["image-missing"])), "ᚠ");
    t.notSame(answer.rawPayload, (await draw({ designId: "sale-half" })).rawPayload);
  });

  t.test("POST /app/drawings/banner refuses what a design does not have", async (t) => {
    t.match((await draw({ designId: "sale-nothing" })).json(), { status: 422, errors: [{ path: "designId" }] });
    const texts = { headline: "x".repeat(100_000) };
    t.match((await draw({ designId: "sale-half", texts })).json(), {
      status: 422,
      errors: [{ path: "texts.headline" }],
    });
    const long = { number: "seven%%" };
    t.match((await draw({ designId: "sale-half", texts: long })).json(), {
      status: 422,
      errors: [{ path: "texts.number", message: "Use at most 6 characters." }],
    });
    const colors = { ground: "red" };
    t.match((await draw({ designId: "sale-half", colors })).json(), {
      status: 422,
      errors: [{ path: "colors.ground" }],
    });
  });
});
