/** Versions of the legal texts, for programs that read files; not for browsers. */
export { readVersions } from './readStandingText.ts';
export { announcedVersions, textInForce } from './textInForce.ts';
export type { Block, StandingText } from './standingText.ts';
