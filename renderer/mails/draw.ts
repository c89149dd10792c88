import { join } from "node:path";
import type { DrawnMail, MailName, MailProps } from "#shared/mail/schema.ts";
import type { RenderOptions } from "../signature/options.ts";
import { render } from "../signature/render.ts";
import type { MailEnv } from "./mail.ts";

type Module = typeof import("./mails.tsx");
type Env = MailEnv & Pick<RenderOptions, "imageHost">;

const ROOT = join(import.meta.dirname, "../..");

/** How the mails come: from the build, or straight from their sources while somebody works on them. */
export type MailSource = "built" | "source";

/**
 * The mails are React and come as a bundle of their own. It is loaded with the first mail: a renderer that sends none
 * does without React and the inliner.
 */
export function mailDrawer(source: MailSource) {
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= (source === "built" ? import(join(ROOT, "dist/mails/mails.js")) : fromSource()).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  /** Draws a mail whose props have passed their schema. */
  return async function draw<N extends MailName>(
    name: N,
    props: MailProps<N>,
    { publicUrl, language, imageHost, brand = null }: Env,
  ): Promise<DrawnMail> {
    const { drawMail } = await load();
    const { content, links } = props as Partial<MailProps<"signature">>;
    const signature =
      content &&
      render(content, {
        imageHost,
        brandingUrl: brand?.line?.url ?? publicUrl,
        ...(brand?.line && { brandingText: brand.line.text }),
        ...(links && { links }),
      });
    return drawMail(name, props, { publicUrl, language, brand }, signature);
  };
}

async function fromSource(): Promise<Module> {
  const { runnerImport } = await import("vite");
  const file = join(ROOT, "renderer/mails/mails.tsx");
  return (await runnerImport<Module>(file, { root: ROOT, configFile: false, logLevel: "warn" })).module;
}
