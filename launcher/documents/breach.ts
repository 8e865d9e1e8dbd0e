/** A false statement in a document. */
export interface Breach {
  file: string;
  line: number;
  fault: string;
}

/** Line of an index in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Line of the first occurrence of some words; 1 if there is none. */
export const lineOf = (text: string, words: string): number => lineAt(text, Math.max(0, text.indexOf(words)));
