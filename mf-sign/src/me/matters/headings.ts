/** Ids of headings that the links lead to. */
export const NOTICES_ID = 'own-notices';
export const SETTINGS_ID = 'own-settings';
