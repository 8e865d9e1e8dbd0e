/** Headings of the member's own page that its list of ways leads to. */
export const NOTICES_ID = 'own-notices';
export const SETTINGS_ID = 'own-settings';
