/**
 * Wraps a stylesheet of the kit in the layer below all pages (decision 0008). The layer opens on the first line, so
 * that source maps stay correct.
 */
export default (styles: string): string => `@layer kit { ${styles}\n}`;
