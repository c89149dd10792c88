/** An address of a picture, with the host in front of it; behind its size stands which copy of it is shown. */
const PICTURE = /(?:https?:\/\/[^\s"'()<>]*?)?(\/i\/[\w-]+-\d+x\d+)(?:_[^\s"'()<>,&]*?)?(\.[a-z]+)/g;
const LOCAL = /^\/i\/local-/;

/**
 * What was drawn with the pictures of this browser in the place of those that the server does not have yet, and of those that it
 * has only just been sent: their copies are made with the next save.
 * @param urlOf the address that shows one; empty where it is not drawn here
 */
export const withLocalPictures = (text: string, urlOf: (path: string) => string): string =>
  text.replace(PICTURE, (whole, path: string, extension: string) => {
    if (LOCAL.test(path)) return urlOf(`${path}.jpg`) || "data:,";
    return urlOf(path + extension) || whole;
  });
