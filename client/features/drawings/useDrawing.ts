import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useContext, useEffect, useState } from "react";
import type { CallInput } from "#shared/lib/endpoint.ts";
import { DrawContext } from "./DrawContext.ts";
import { type DrawingEndpoint, type Drawn, drawingProblem, isRefusal } from "./drawings.ts";

/** Rest after the last change before a picture is asked for. */
const DRAW_AFTER_MS = 300;
/** The session keeps the pictures, so many and no more; here they are only shown. */
const KEEP_UNSHOWN_MS = 1_000;

export type Drawing = {
  /** the last picture; the one before stays while the next is drawn */
  drawn: Drawn | null;
  isBusy: boolean;
  problem: string | null;
  /** null where the words themselves were refused */
  retry: (() => void) | null;
};

/**
 * A picture that follows what it is made of; null makes none. What is no longer wanted is not waited for, and what
 * could not be had is asked for again when the network is back.
 */
export function useDrawing<E extends DrawingEndpoint>(endpoint: E, body: CallInput<E>["body"] | null): Drawing {
  const draw = useContext(DrawContext);
  if (!draw) throw new Error("useDrawing was called outside DrawContext.");
  const key = body === null ? null : JSON.stringify(body);
  const settled = useSettled(key);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [endpoint.url, settled],
    queryFn: ({ signal }) => draw(endpoint, JSON.parse(settled ?? ""), signal),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_UNSHOWN_MS,
    // A busy server is asked again already, in the line of drawings.
    retry: false,
  });
  return {
    drawn: key === null ? null : (data ?? null),
    problem: error && key === settled ? drawingProblem(error) : null,
    isBusy: isFetching || key !== settled,
    retry: isRefusal(error) ? null : () => void refetch(),
  };
}

/** Debounce: the value that has stood still for a moment; nothing at once. */
function useSettled(value: string | null): string | null {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return settle(null);
    const timer = setTimeout(settle, DRAW_AFTER_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** An address to show a file by, for as long as it is shown. */
export function useBlobUrl(file: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
