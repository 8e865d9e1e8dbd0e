/**
 * Puts a stylesheet of the kit into the layer below all pages (decision 0008). The layer opens on the first line, so
 * that source maps keep their lines.
 */
export default (styles: string): string => `@layer kit { ${styles}\n}`;
