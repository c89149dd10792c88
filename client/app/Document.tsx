import type { ReactNode } from "react";
import { useTheme } from "#client/lib/context.tsx";
import { languageNow } from "#shared/languages/translate.ts";
import { STATE_ELEMENT_ID } from "#shared/lib/ssr.ts";

/**
 * The whole document, drawn by React on both sides.
 * @param stateJson the page state; in the browser the very text the server wrote
 * @param head links that only the server writes; React leaves them alone when it takes the document over
 */
export function Document({ stateJson, head, children }: { stateJson: string; head?: ReactNode; children: ReactNode }) {
  const theme = useTheme();
  return (
    <html lang={languageNow()} dir="ltr" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head}
      </head>
      <body>
        {children}
        <script id={STATE_ELEMENT_ID} type="application/json">
          {stateJson}
        </script>
      </body>
    </html>
  );
}
