/** A field by its place in the document, dotted, as the server names it in errors: `general.contacts.0.value`. */
export type FieldPath = string;

export const EDITOR_TABS = ["design", "addons", "media", "social", "general"] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The tab that holds a field. */
export function tabOf(path: FieldPath): EditorTab {
  if (
    /^general\.(socials|socialCaption)|^media\.customSocialIcons|^design\.(social|hasSocial|isSocial|iconType)/.test(
      path,
    )
  )
    return "social";
  if (/^general\.(addons|brandingLine)/.test(path)) return "addons";
  if (path.startsWith("media") || /^design\.(logo|banner)/.test(path)) return "media";
  return path.startsWith("general") && path !== "general.language" ? "general" : "design";
}
