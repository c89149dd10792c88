/** Where the button of a provider leads, and below it where the provider sends people back: a path for each. */
export const SOCIAL_PATH = "/login/social/:provider";
/** A page load, no call: it works before any script is there, and a form may not be sent on to other sites. */
export const SOCIAL_START_PATH = `${SOCIAL_PATH}/start`;
