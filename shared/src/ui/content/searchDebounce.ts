/** A search field searches by itself when nothing has been typed for so long (specification §9). */
export const SEARCH_DEBOUNCE_MS = 600;
