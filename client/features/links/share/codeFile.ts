import encodeQR from "qr";

/** Light modules around the code, or cameras do not find it. */
const QUIET = 4;
/** Sharp on paper of a poster's size, and small as a file: two colours. */
const PNG_PX = 1024;

/** The code of an address as an SVG document, dark on white. */
export function codeSvg(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${dark.join("")}" fill="#0b1f24"/></svg>`;
}

/** The same in whole pixels. @throws Error where the browser draws no pictures */
export async function codePng(text: string): Promise<Blob> {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const scale = Math.max(1, Math.floor(PNG_PX / rows.length));
  const canvas = Object.assign(document.createElement("canvas"), {
    width: rows.length * scale,
    height: rows.length * scale,
  });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#0b1f24";
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("There is no picture."))), "image/png"),
  );
}
