import { useApp } from "#client/lib/context.tsx";
import { buttonLook } from "#client/ui/Button.tsx";
import { SOCIAL_START_PATH } from "#shared/auth/social/paths.ts";
import { t } from "#shared/languages/translate.ts";
import { ProviderMark } from "./ProviderMark.tsx";

/** The ways in that need no password here. Links: they work before any script is there. */
export function SocialButtons() {
  const { signIns } = useApp().site;
  return (
    <div className="mt-6">
      <ul className="space-y-3">
        {signIns.map(({ id, name }) => (
          <li key={id}>
            <a
              href={SOCIAL_START_PATH.replace(":provider", id)}
              className={`${buttonLook({ look: "secondary", size: "large" })} w-full`}
            >
              <ProviderMark provider={id} />
              {t("Continue with {provider}", { provider: name })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-center gap-3 text-13 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or with your email address")}
      </p>
    </div>
  );
}
