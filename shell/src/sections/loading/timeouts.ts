/** How long a section's manifest, and its entry, may take. */
export const MANIFEST_TIMEOUT_MILLISECONDS = 8000;
export const ENTRY_TIMEOUT_MILLISECONDS = 8000;
/** The registry is small and the server that gave the page has it. */
export const REGISTRY_TIMEOUT_MILLISECONDS = 3000;
