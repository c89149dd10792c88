import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { PageAssets } from "#shared/lib/ssr.ts";

/** Links to the build's files. Only the server writes them; each carries the nonce, as the strict policy asks. */
export function ServerHead({ assets, nonce }: { assets: PageAssets; nonce: string }) {
  return (
    <>
      {/* Vite reads the nonce here for the files it loads later. */}
      <meta property="csp-nonce" nonce={nonce} />
      <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="anonymous" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} nonce={nonce} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
    </>
  );
}
