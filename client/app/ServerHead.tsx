import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { inlineJson } from "#shared/lib/escape.ts";
import { HEAD_MARK, type HeadTag } from "#shared/lib/head.ts";
import type { PageAssets } from "#shared/lib/ssr.ts";
import { BRAND_STYLE_ID, brandColors } from "#shared/reseller/brand/colors.ts";

type Props = {
  tags: readonly HeadTag[];
  /** for search engines */
  structured?: object | undefined;
  assets: PageAssets;
  /** of the brand of an agency; null: ours */
  color?: string | null;
  nonce: string;
};

/**
 * The page's tags and links to the build's files. Only the server writes them, and React in the browser leaves them
 * alone: navigation replaces the marked ones. Each file carries the nonce, as the strict policy asks.
 */
export function ServerHead({ tags, structured, assets, color = null, nonce }: Props) {
  return (
    <>
      {tags.map((entry) => (
        <Tag key={JSON.stringify(entry)} entry={entry} />
      ))}
      {structured && (
        <script
          type="application/ld+json"
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
          dangerouslySetInnerHTML={{ __html: inlineJson(structured) }}
        />
      )}
      {/* Vite reads the nonce here for the files it loads later. */}
      <meta property="csp-nonce" nonce={nonce} />
      <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="anonymous" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} nonce={nonce} />
      ))}
      {color !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours around a colour of six digits
        <style id={BRAND_STYLE_ID} nonce={nonce} dangerouslySetInnerHTML={{ __html: brandColors(color) }} />
      )}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
    </>
  );
}

function Tag({ entry }: { entry: HeadTag }) {
  if (entry.tag === "title") return <title>{entry.text}</title>;
  const { hreflang, ...attributes } = entry.attributes;
  const marked = { ...attributes, [HEAD_MARK]: "" };
  if (entry.tag === "meta") return <meta {...marked} />;
  return <link {...marked} {...(hreflang && { hrefLang: hreflang })} />;
}
