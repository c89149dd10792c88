/** Through whose eyes the signature is looked at. */
export type ClientView = "sent" | "gmail" | "outlook";

export const CLIENT_VIEWS: readonly { value: ClientView; label: string }[] = [
  { value: "sent", label: "As sent" },
  { value: "gmail", label: "Gmail" },
  { value: "outlook", label: "Classic Outlook" },
];
