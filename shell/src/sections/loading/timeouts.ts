/** A section's federation manifest, and its entry, fail after this time. */
export const MANIFEST_TIMEOUT_MS = 8000;
export const ENTRY_TIMEOUT_MS = 8000;
