import { stripVTControlCharacters } from 'node:util';

const IN_LIST = /^\+ {3}"/;

/** What browsers say of builds that are not of one release, and means no harm. */
const DIFFERENCES: readonly RegExp[] = [
  // An older build says which words of a newer API it leaves out (0149).
  /^\+ {3}"console warning: \[contract\] [^"]* leftOut /,
  // A section of before 2026-11-27 puts style elements with a text into the head, whose rules the shell adopts (0200).
  /^\+ {3}"console error: Applying inline style violates .* \(https?:\/\/[^/]+\/remotes\/mf-[\w-]+\/\S+\) on /,
];

/** Whether a journey went through, and its browser complained of nothing but such differences. */
export function isDifferenceAlone(message: string): boolean {
  const lines = stripVTControlCharacters(message).split('\n');
  const complaints = lines.filter((line) => IN_LIST.test(line));
  const isOfConsole = lines[0] === 'Error: what the browser complains of';
  const isDifference = (line: string) => DIFFERENCES.some((difference) => difference.test(line));
  return isOfConsole && complaints.length > 0 && complaints.every(isDifference);
}
