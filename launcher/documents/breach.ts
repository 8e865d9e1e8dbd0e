/** A place where a document says what is not so. */
export interface Breach {
  file: string;
  line: number;
  fault: string;
}

/** The line, counted from 1, at which a part of a text begins. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The line of the first place that has some words; 1 where none has. */
export const lineOf = (text: string, words: string): number => lineAt(text, Math.max(0, text.indexOf(words)));
