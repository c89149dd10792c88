/** Line ends as Windows and mails want them. */
export const lines = (text: string) => text.replace(/\r?\n/g, "\r\n");
