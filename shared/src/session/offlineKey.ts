/** Entry of the browser's storage with what the offline page shows of the member. */
export const OFFLINE_NOTES_KEY = 'offlineNotes';
