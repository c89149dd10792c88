import { useLocation } from "react-router";
import type { Command } from "#client/lib/commands.ts";
import { useApp, useSession, useTheme } from "#client/lib/context.tsx";
import { addressIn } from "#client/lib/languageAddress.ts";
import { useNavigate } from "#client/lib/links.tsx";
import { logout } from "#client/lib/logout.ts";
import { THEMES } from "#client/lib/themes.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#shared/languages/constants.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";

/** What can be done on every screen: the ways to others, out, and how the interface looks and speaks. */
export function useSiteCommands(): Command[] {
  const app = useApp();
  const session = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const ways = session
    ? [
        { route: "dashboard", label: t("Go to the dashboard") },
        { route: "analytics", label: t("Go to the analytics") },
        { route: "editor-create", label: t("New signature") },
      ]
    : [
        { route: "home", label: t("Go to the home page") },
        { route: "editor-create", label: t("Create free signature") },
        { route: "login", label: t("Log in") },
        { route: "sign-up", label: t("Sign up") },
      ];
  return [
    ...ways
      .filter(({ route }) => pathTo(route) !== pathname)
      .map(
        ({ route, label }): Command => ({
          id: `go-${route}`,
          label,
          group: "places",
          run: () => void navigate(pathTo(route)),
        }),
      ),
    ...THEMES.filter(({ value }) => value !== theme).map(
      ({ value, label }): Command => ({
        id: `theme-${value}`,
        label: `${t("Theme")}: ${t(label)}`,
        words: t("appearance, colour scheme"),
        group: "everywhere",
        run: () => app.theme.set(value),
      }),
    ),
    ...LANGUAGES.filter((language) => language !== languageNow()).map(
      (language): Command => ({
        id: `language-${language}`,
        label: `${t("Language")}: ${LANGUAGE_NAMES[language]}`,
        group: "everywhere",
        run: () => location.assign(addressIn(language)),
      }),
    ),
    ...(session
      ? [
          {
            id: "log-out",
            label: t("Log out"),
            words: t("sign out"),
            group: "everywhere" as const,
            run: () => void logout(app),
          },
        ]
      : []),
  ];
}
