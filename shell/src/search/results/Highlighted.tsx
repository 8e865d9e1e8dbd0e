import { Fragment } from 'react';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a word, whose letters may be separated by spaces in a title. */
const patternOf = (word: string) => [...word].map(escaped).join('\\s?');

/** A text with the searched words marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  // Odd pieces are the captured matches.
  const pieces = text.split(new RegExp(`(${longestFirst.map(patternOf).join('|')})`, 'iu'));
  return pieces.map((piece, place) =>
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : <Fragment key={place}>{piece}</Fragment>,
  );
}
