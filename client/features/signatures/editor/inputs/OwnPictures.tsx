import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import clsx from "clsx";
import { Images } from "lucide-react";
import { useState } from "react";
import { useApp, useSession } from "#client/lib/context.tsx";
import { fetchPicture } from "#client/lib/http.ts";
import { messageOf } from "#client/lib/queries.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Spinner } from "#client/ui/Spinner.tsx";
import type { Shape } from "#shared/images/variant.ts";
import { formatMoment, inSentence } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { list } from "#shared/pictures/endpoints.ts";
import type { OwnPicture } from "#shared/pictures/schema.ts";
import { inkOf } from "../pictures/logoInk.ts";
import { WHOLE } from "../pictures/pictures.ts";
import { useEditing } from "../session/EditingContext.tsx";
import type { PictureSlot } from "./pictureSlots.ts";

type Props = { slot: PictureSlot; shape: Shape };

/** Offers again what the person has brought before. Nothing for guests, who have nothing. */
export function OwnPictures({ slot, shape }: Props) {
  const isSignedIn = useSession() !== null;
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  const name = inSentence(t(slot.title));
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className="self-start"
        icon={<Images className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("Your pictures")}
        <span className="sr-only"> {t("for {name}", { name })}</span>
      </Button>
      {isOpen && <Shelf name={name} slot={slot} shape={shape} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How one that is kept already gets onto the signature: as it is, in one step of the history. */
function useChoice({ slot: { type }, shape }: Props, onDone: () => void) {
  const { site } = useApp();
  const { changeAtOnce, shaper } = useEditing();
  return useMutation({
    mutationFn: async ({ url }: OwnPicture) => {
      await shaper.prepare(url, shape);
      const ink =
        type === "photo2" ? await inkOf({ file: await fetchPicture(site.imageHost + url), crop: WHOLE }) : null;
      changeAtOnce(({ media }) => {
        media[type] = url;
        // It was the other picture's; what would be said anyway stands in its place.
        media[`${type}Alt`] = "";
        if (type === "photo2") media.photo2Ink = ink;
      });
    },
    onSuccess: onDone,
  });
}

function Shelf({ name, onClose, ...place }: Props & { name: string; onClose(): void }) {
  const { call } = useApp();
  const choice = useChoice(place, onClose);
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
      description={t("Choose one for {name}. Nothing is uploaded again.", { name })}
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
            <Tile picture={picture} onChoose={() => choice.mutate(picture)} />
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
