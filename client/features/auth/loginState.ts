/** What is handed over to the login: the address that was typed elsewhere, and why somebody was led here. */
export type LoginState = { email: string; notice?: { kind: "info" | "danger"; text: string } };
