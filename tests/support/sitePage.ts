import type { BrowserContext } from "playwright/test";
import { expect } from "playwright/test";
import type * as z from "zod/mini";
import { type Page, PageContent } from "#shared/pages/schema.ts";
import { photo } from "./pictures.ts";
import type { RunningServer } from "./startServer.ts";

type Content = z.input<typeof PageContent>;

/** Link pages of somebody who is signed in, made, changed and published over the API. */
export function pagesOf(server: RunningServer, { request }: BrowserContext, headers: Record<string, string>) {
  const at = (path: string) => `${server.url}/api/_/pages${path}`;
  const body = (slug: string, content: Content) => ({ slug, label: "", content: PageContent.parse(content) });

  async function make(slug: string, content: Content = {}): Promise<Page> {
    const answer = await request.post(at(""), { headers, data: body(slug, content) });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }
  return {
    make,
    /** @returns it, and where its visitors find it */
    async publish(slug: string, content: Content = {}): Promise<Page & { url: string }> {
      const { hash } = await make(slug, content);
      const answer = await request.post(at(`/${hash}/publish`), { headers });
      expect(answer.status(), await answer.text()).toBe(200);
      return answer.json();
    },
    async change({ hash, slug }: Pick<Page, "hash" | "slug">, content: Content): Promise<void> {
      const answer = await request.put(at(`/${hash}`), { headers, data: body(slug, content) });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    /** @returns the address of a kept picture */
    async upload({ hash }: Pick<Page, "hash">, place: string, picture?: Buffer): Promise<string> {
      const image = { name: "a.jpg", mimeType: "image/jpeg", buffer: picture ?? (await photo(600, 800)) };
      const answer = await request.post(at(`/${hash}/image/${place}`), { headers, multipart: { image } });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { url: string }).url;
    },
  };
}
