/** True for a file of classic Outlook (.msg), which is no text: the compound format begins so ([MS-CFB], 2.2). */
export const isOutlookFile = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
