import { Fragment } from 'react';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The letters of a word, which a title may have with spaces between them. */
const patternOf = (word: string) => [...word].map(escaped).join('\\s?');

/** A text in which the words that were looked for are marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  // Every second piece is what the brackets have caught.
  const pieces = text.split(new RegExp(`(${longestFirst.map(patternOf).join('|')})`, 'iu'));
  return pieces.map((piece, place) =>
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : <Fragment key={place}>{piece}</Fragment>,
  );
}
