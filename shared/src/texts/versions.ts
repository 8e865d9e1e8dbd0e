/** Versions of the legal texts, for programs that read files; not for browsers. */
export { readVersions } from './readLegalText.ts';
export { announcedVersions, textInForce } from './textInForce.ts';
export type { Block, LegalText } from './legalText.ts';
