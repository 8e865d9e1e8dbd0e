import { stripVTControlCharacters } from 'node:util';

const IN_LIST = /^\+ {3}"/;

/** Harmless browser messages about builds of different releases. */
const DIFFERENCES: readonly RegExp[] = [
  // An older build reports the words of a newer API that it leaves out (0149).
  /^\+ {3}"console warning: \[contract\] [^"]* leftOut /,
  // A section from before 2026-11-27 adds style elements with a text to the head; the shell adopts their rules (0200).
  /^\+ {3}"console error: Applying inline style violates .* \(https?:\/\/[^/]+\/remotes\/mf-[\w-]+\/\S+\) on /,
];

/** True if a journey failed only on such messages of its browser. */
export function isDifferenceAlone(message: string): boolean {
  const lines = stripVTControlCharacters(message).split('\n');
  const complaints = lines.filter((line) => IN_LIST.test(line));
  const isOfConsole = lines[0] === 'Error: what the browser complains of';
  const isDifference = (line: string) => DIFFERENCES.some((difference) => difference.test(line));
  return isOfConsole && complaints.length > 0 && complaints.every(isDifference);
}
