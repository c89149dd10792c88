import type { User } from "#shared/account/schema.ts";

type WithVendors = Window & {
  dataLayer?: object[];
  intercomSettings?: object;
  Intercom?: (call: string, settings?: object) => void;
};
const page = () => window as WithVendors;

/** The nonce of the page lets a script of ours bring others (`strict-dynamic`). */
function addScript(src: string) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
  document.head.append(Object.assign(document.createElement("script"), { src, nonce, async: true }));
}

/** Google Tag Manager, as its own snippet starts it. */
export function loadTagManager(id: string): void {
  page().dataLayer ??= [];
  page().dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** @param path as the route table has it: addresses may name people and their signatures */
export const sendPageView = (path: string): void =>
  void page().dataLayer?.push({ event: "page_view", page_path: path });

/** Who asks, for those who answer; empty of a guest. */
const settingsOf = (user: User | undefined) => ({
  name: user?.name ?? "",
  email: user?.email ?? "",
  user_id: user?.id ?? "",
});

/** Intercom's messenger, at the right. */
export function loadChat(id: string, user: User | undefined): void {
  const place = { alignment: "right", vertical_padding: 20, horizontal_padding: 60 };
  page().intercomSettings = { app_id: id, ...place, ...settingsOf(user) };
  addScript(`https://widget.intercom.io/widget/${encodeURIComponent(id)}`);
}

export const tellChat = (user: User | undefined): void => page().Intercom?.("update", settingsOf(user));
