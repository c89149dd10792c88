import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { t } from "#shared/languages/translate.ts";
import { assign, unassign } from "#shared/signatures/endpoints.ts";

type Given = { hash: string; assignee: string | null };

/**
 * Gives signatures to members of the team, and takes them away; both can be taken back while the toast stands.
 * @param onChanged asks for what the server knows of all whom it may concern
 */
export function useAssigning(onChanged: () => Promise<unknown>) {
  const { call } = useApp();
  const to = (hash: string, email: string) => call(assign, { params: { hash }, body: { email } });
  const from = (hash: string) => call(unassign, { params: { hash } });
  const said = async (text: string, back: () => Promise<unknown>) => {
    await onChanged();
    const run = () =>
      void back().then(onChanged, (error: unknown) => showToast({ kind: "error", text: messageOf(error) }));
    showToast({ kind: "success", text, action: { label: t("Undo"), run } });
  };
  return {
    /** @returns once it is given, and said. Undoing gives everybody back what they had. @throws ApiError */
    async give({ hash, assignee }: Given, email: string, text: string) {
      const { replaced } = await to(hash, email);
      await said(text, async () => {
        await (assignee === null || assignee === email ? from(hash) : to(hash, assignee));
        if (replaced !== null) await to(replaced, email);
      });
    },
    /** @throws ApiError */
    async take({ hash, assignee }: Given, text: string) {
      await from(hash);
      await said(text, () => (assignee === null ? Promise.resolve() : to(hash, assignee)));
    },
  };
}
