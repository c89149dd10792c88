import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { list } from "#shared/pictures/endpoints.ts";
import type { OwnPicture } from "#shared/pictures/schema.ts";

export type OwnPicturesProps = {
  /** what it will be: "photo" */
  name: string;
  /** what else there is to say of it */
  note?: string;
  /** gets it ready. @returns what is done with it, if it is still wanted then */
  choose(picture: OwnPicture): Promise<() => void>;
};

/** What there is, to choose from. */
export function OwnPicturesDialog({ name, note, choose, onClose }: OwnPicturesProps & { onClose(): void }) {
  const { call } = useApp();
  const choice = useMutation({ mutationFn: choose });
  const take = (picture: OwnPicture) => {
    if (choice.isPending) return;
    // Not called any more when the dialog was closed meanwhile.
    const onSuccess = (use: () => void) => {
      use();
      onClose();
    };
    choice.mutate(picture, { onSuccess });
  };
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["own-pictures"],
    queryFn: ({ pageParam }) => call(list, { querystring: { after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Another tab, or the editor itself, may have brought some.
    staleTime: 0,
  });
  const pictures = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={t("Your pictures")}
      description={[t("Choose one for {name}.", { name }), note].filter(Boolean).join(" ")}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
      }
    >
      {(error ?? choice.error) && (
        <InlineAlert kind="danger" className="mt-4">
          {messageOf(error ?? choice.error)}
        </InlineAlert>
      )}
      {data && pictures.length === 0 && !hasNextPage && (
        <p className="mt-4 text-14 text-ink-muted">
          {t("No pictures yet. What you upload is offered here the next time.")}
        </p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Tile picture={picture} onChoose={() => take(picture)} />
          </li>
        ))}
      </ul>
      {isFetching && pictures.length === 0 && <Spinner label={t("Loading")} />}
      {hasNextPage && (
        <Button look="secondary" size="small" className="mt-4" isLoading={isFetching} onClick={() => fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </Modal>
  );
}

function Tile({
  picture: { url, widthPx, heightPx, kind, createdAt },
  onChoose,
}: {
  picture: OwnPicture;
  onChoose(): void;
}) {
  const { site } = useApp();
  const date = formatMoment(new Date(createdAt), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <button
      type="button"
      className={clsx(
        kind === "jpg" ? "bg-bg-muted" : "see-through",
        "grid h-28 w-full place-items-center overflow-hidden rounded-control border border-line p-2 hover:border-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus",
      )}
      onClick={onChoose}
    >
      <img
        src={site.imageHost + url}
        alt={t("Picture of {date}, {width} × {height}", { date, width: widthPx, height: heightPx })}
        width={widthPx}
        height={heightPx}
        loading="lazy"
        className="max-h-24 max-w-full object-contain"
        style={{ width: "auto", height: "auto" }}
      />
    </button>
  );
}
