import { type ReactNode, useState } from "react";
import { ApiError } from "./problem.ts";

/** What became of a mail that somebody asked for, to be shown beside the button. */
export type MailOutcome = {
  kind: "success" | "warning" | "danger";
  text: string;
  /** a way out */
  action?: ReactNode;
};

type Mailing = {
  ask(): Promise<unknown>;
  /** what is said when the mail is on its way */
  sent: string;
  onOutcome(outcome: MailOutcome): void;
  /** answers a refusal in its own way; null leaves it to its sentence */
  refused?(problem: ApiError): MailOutcome | null;
};

/** For a button that asks for a mail: whether it is being asked for, and what to do when pressed. */
export function useMailing({ ask, sent, onOutcome, refused }: Mailing) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await ask();
      onOutcome({ kind: "success", text: sent });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onOutcome(refused?.(error) ?? { kind: "danger", text: error.message });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
