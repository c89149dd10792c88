import { useState } from "react";
import { PicturePicker } from "#client/features/signatures/editor/inputs/PicturePicker.tsx";
import { useApp, useSession } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { showToast } from "#client/lib/toasts.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import type { User } from "#shared/account/schema.ts";
import { formatCrop } from "#shared/images/crop.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { removeProfile, uploadProfile } from "#shared/pictures/endpoints.ts";

const SQUARE = [{ label: msg("Square"), ratio: 1 }] as const;

/** The picture that a person shows of themselves: choose, crop, replace, remove. */
export function ProfilePicture() {
  const { call, session } = useApp();
  const user = useSession()?.user;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!user) return null;
  /** Takes over what the server answers; the rest of the page shows it at once. */
  const attempt = async (work: () => Promise<User>, done: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const fresh = await work();
      const known = session.get();
      if (known) session.set({ ...known, user: fresh });
      showToast({ kind: "success", text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex items-start gap-5">
      <Avatar user={user} className="size-20 text-24" />
      <div className="flex min-w-0 flex-1 flex-col items-stretch gap-3">
        <PicturePicker
          name={t("picture")}
          label={user.picture ? t("Choose another picture") : t("Choose a picture")}
          aspects={SQUARE}
          refusal={problem}
          onUse={(file, { crop }) =>
            attempt(
              () =>
                call(
                  uploadProfile,
                  {},
                  {
                    form: [
                      ["crop", formatCrop(crop)],
                      ["image", file],
                    ],
                  },
                ),
              t("Your picture is saved."),
            )
          }
        />
        {user.picture && (
          <Button
            look="ghost"
            size="small"
            className="self-start"
            isLoading={isBusy}
            onClick={() =>
              void attempt(() => call(removeProfile, {}), t("Your picture is removed. It stays in “Pictures”."))
            }
          >
            {t("Remove picture")}
          </Button>
        )}
      </div>
    </div>
  );
}
