/** Pause in typing after which a search field searches automatically (specification §9). */
export const SEARCH_DEBOUNCE_MS = 600;
