import { stripVTControlCharacters } from 'node:util';

const IN_LIST = /^\+ {3}"/;
const LEFT_OUT = /^\+ {3}"console warning: \[contract\] [^"]* leftOut /;

/**
 * Whether a journey went through, and its browser complained of nothing but words of a newer API: an older build says
 * which ones it leaves out (0149).
 */
export function isLeftOutAlone(message: string): boolean {
  const lines = stripVTControlCharacters(message).split('\n');
  const complaints = lines.filter((line) => IN_LIST.test(line));
  const isOfConsole = lines[0] === 'Error: what the browser complains of';
  return isOfConsole && complaints.length > 0 && complaints.every((line) => LEFT_OUT.test(line));
}
