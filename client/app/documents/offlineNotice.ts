/** What a document says while the script of an island cannot be fetched. */
export const OFFLINE_NOTICE_ID = "offline-notice";
