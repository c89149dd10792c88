import { useEffect, useRef } from "react";

/** Takes what is dropped anywhere on the page: beside a field, a browser would leave the page and open the file. */
export function useDrop(onDrop: (dropped: { file: File | undefined; text: string }) => void): void {
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const { dataTransfer: data } = event;
      const [file] = data?.files ?? [];
      const text = data?.getData("text/html") || data?.getData("text/plain") || "";
      if (file || text) take.current({ file, text });
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}
