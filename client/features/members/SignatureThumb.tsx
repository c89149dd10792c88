import clsx from "clsx";
import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { t } from "#shared/languages/translate.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import { picture } from "#shared/signatures/endpoints.ts";

type Props = { hash: string; className?: string };

/** A signature as its mails show it, small: on white in every theme, fetched when it is about to be seen. */
export function SignatureThumb({ hash, className }: Props) {
  const { apiBase } = useApp().site;
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={clsx("relative grid place-items-center overflow-hidden bg-white", className)}>
      {isMissing ? (
        <span className="px-2 text-center text-12 text-[#5f6e73]">{t("No picture now")}</span>
      ) : (
        <img
          src={apiBase + endpointPath(picture, { hash })}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain p-1.5"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
