import t from "tap";
import { isSample } from "#shared/images/samples.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("catalogues", async (t) => {
  const app = await startApp(t);

  t.test("GET /app/data lists fonts, addons, contact kinds, networks and layouts", async (t) => {
    const data = (await app.anyone.get("/app/data")).json();
    type Font = { name: string; group: number; stack: string | null; customSize: boolean };
    const groups = Object.groupBy(data.fonts as Font[], ({ group }) => group);
    t.same(
      data.fontGroups.map(({ group }: { group: number }) => [group, groups[group]?.length]),
      [
        [1, 5],
        [2, 3],
        [3, 5],
        [4, 10],
      ],
    );
    t.same(groups[4]?.[0], { name: "Great Vibes", group: 4, stack: null, customSize: true });
    t.match(groups[1]?.[0], { name: "Arial", stack: "Arial,sans-serif", customSize: false });
    t.equal(data.addons.length, 11);
    t.match(data.addons[0], { type: "sign", isFree: true });
    t.match(
      data.addons.find(({ type }: { type: string }) => type === "badge"),
      { isFree: false },
    );
    t.ok(data.socials.length > 60);
    t.equal(data.templates.length, 30);
    t.same(
      data.templates.filter(({ isFree }: { isFree: boolean }) => isFree).map(({ id }: { id: number }) => id),
      [1, 2, 3, 4],
    );
  });

  t.test("GET /templates/prefill gives designs that can be saved as they are", async (t) => {
    const { items } = (await app.anyone.get("/templates/prefill")).json();
    t.ok(items.length >= 100);
    t.equal(new Set(items.map(({ prefillId }: { prefillId: string }) => prefillId)).size, items.length);
    const free = items.find(({ isFree }: { isFree: boolean }) => isFree);
    const { general, design, media } = free;
    const person = await app.person();
    t.equal((await person.post("/_/signatures", { ...make.signature(), general, design, media })).statusCode, 201);
  });

  t.test("a ready design is saved without the sample's face, logo and banner", async (t) => {
    const { items } = (await app.anyone.get("/templates/prefill?profession=Architect&category=Elegant")).json();
    const { general, design, media } = items[0];
    t.ok(isSample(media.photo) && isSample(media.photo2));
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true });
    const sign = { type: "sign" as const, key: "s", data: { text: "Ana", image: media.photo2 } };
    const input = { ...make.signature(), general: { ...general, addons: [sign] }, design, media };
    const made = (await person.post("/_/signatures", input)).json();
    t.match(made.media, { photo: null, photo2: null });
    t.not(made.general.addons[0].data.image, media.photo2);
    const again = await person.put(`/_/signatures/${made.hash}`, input, { "if-match": "*" });
    t.match(again.json().media, { photo: null, photo2: null });
    t.equal(JSON.stringify(again.json()).match(/"\/i\/(face|logo|mark|banner|sign)-/), null);
  });

  t.test("GET /templates/prefill finds by category and profession", async (t) => {
    const path = "/templates/prefill?category=Elegant&profession=Architect";
    const { items } = (await app.anyone.get(path)).json();
    t.match(items, [{ category: "Elegant", profession: "Architect" }]);
    t.equal(items.length, 1);
    t.match((await app.anyone.get("/templates/prefill?category=Nonsense")).json(), {
      status: 422,
      errors: [{ path: "category" }],
    });
  });

  t.test("addons that could not be drawn are refused when they are saved", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true });
    const addons = [
      { type: "CallToAction", key: "a", data: { text: "Book", url: "javascript:alert(1)" } },
      { type: "customHtml", key: "b", data: { html: "<script>alert(1)</script>" } },
    ];
    const answer = await person.post("/_/signatures", make.signature({ general: { addons: addons as never } }));
    t.match(answer.json(), {
      status: 422,
      errors: [
        { path: "general.addons.0.data.url", message: "Please enter a valid link." },
        { path: "general.addons.1.data.html", message: "Invalid HTML. Delete and try again." },
      ],
    });
  });
});
