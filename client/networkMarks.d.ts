/** Vectors of networks for pictures drawn in the browser, made by the build from what the renderer draws icons with. */
declare module "virtual:network-marks/*" {
  const marks: Readonly<Record<string, import("#shared/images/iconSvg.ts").InkedMark>>;
  export default marks;
}
