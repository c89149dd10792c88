/** One transparent pixel: 43 bytes, the smallest picture that every mail client shows. */
export const BLANK_GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
