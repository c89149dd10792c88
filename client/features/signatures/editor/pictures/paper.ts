/** An empty canvas of at least one pixel and the pen to draw on it. @throws Error where the browser has no memory for it */
export function paper(widthPx: number, heightPx: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(widthPx));
  canvas.height = Math.max(1, Math.round(heightPx));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser gave no paper to draw on.");
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}
