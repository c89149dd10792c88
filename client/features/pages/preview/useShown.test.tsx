// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ApiError } from "#client/lib/problem.ts";
import { withQueries } from "#client/lib/queries.tsx";
import * as cards from "#shared/cards/endpoints.ts";
import { CardContent } from "#shared/cards/schema.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { PageContent } from "#shared/pages/schema.ts";
import { type Answers, appOf, drawIn, until } from "#tests/support/browser.tsx";
import { useCardChoices, useShownCards } from "./useShown.ts";

const hashOf = (at: number) => String(at).padStart(22, "0");
/** More than a list gives at once, and the oldest of them chosen. */
const COUNT = 60;
const [OLDEST, GONE] = [hashOf(COUNT - 1), hashOf(COUNT)];

function Probe() {
  const content = PageContent.parse({
    blocks: [OLDEST, GONE].map((hash) => ({ type: "card", key: hash, data: { hash } })),
  });
  const { items } = useCardChoices();
  const shown = useShownCards(content);
  return `${items?.length} to choose, shown: ${[...shown].map(([hash, { title }]) => `${hash} ${title}`)}`;
}

const Probed = withQueries(Probe);

test("a card that many newer ones have come after can be chosen, and is shown; one that is gone is left out", async () => {
  const answers: Answers = new Map();
  answers.set(cards.listAll, () => ({
    items: Array.from({ length: COUNT }, (_, at) => ({ hash: hashOf(at), name: `Card ${at}`, url: "" })),
  }));
  answers.set(cards.get, (({ params: { hash } }: { params: { hash: string } }) => {
    if (hash === GONE) throw new ApiError({ code: "not_found", ...ERRORS.not_found });
    return { hash, url: "", content: CardContent.parse({ header: "Acme", title: "Ana" }) };
  }) as never);
  await drawIn(appOf({ answers }).app, <Probed />);
  await until(() => expect(document.body.textContent).toBe(`${COUNT} to choose, shown: ${OLDEST} Ana`));
});
