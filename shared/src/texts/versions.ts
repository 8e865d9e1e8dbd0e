/** The versions of the standing texts, for programs that read files: no browser does. */
export { readVersions } from './readStandingText.ts';
export { announcedVersions, textInForce } from './textInForce.ts';
export type { Block, StandingText } from './standingText.ts';
