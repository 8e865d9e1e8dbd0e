import { ENDINGS, FILLERS, SYNONYMS } from './language.ts';
import { nearest } from './nearest.ts';
import { lettersOf, MAX_WORDS, wordsOf } from './words.ts';

/** A part of a word that is still worth looking for. */
const MIN_PART = 2;
/** Words to look for instead: two for each that was typed. */
const MAX_OTHERS = 2 * MAX_WORDS;
/** Letters of a word that is cut into parts: whoever leaves the spaces out leaves them out of a few words. */
const MAX_CUT = 30;

/** Finds other words for those of a search that found nothing, among the words of the titles that visitors may open. */
export class OtherWords {
  readonly #titles: string;
  readonly #words: ReadonlySet<string>;

  constructor(titles: readonly string[]) {
    this.#titles = titles.map(lettersOf).join('\n');
    this.#words = new Set(titles.flatMap((title) => wordsOf(title)));
  }

  /** The words to look for instead; those that nothing is like are left out. */
  instead(words: readonly string[]): string[] {
    const telling = words.filter((word) => !FILLERS.has(word));
    const others = new Set((telling.length > 0 ? telling : words).flatMap((word) => this.#for(word)));
    return [...others].slice(0, MAX_OTHERS);
  }

  #for(word: string): string[] {
    const known = this.#known(word) ?? this.#parts(word);
    if (known) return known;
    const like = nearest(word, this.#words) ?? nearest(this.#stem(word), this.#words);
    return like === null ? [] : [like];
  }

  /** The word as a title has it: by itself, by another name, or without its ending. */
  #known(word: string): string[] | null {
    const called = SYNONYMS.get(word);
    if (called && this.#occurs(called)) return [called];
    if (this.#occurs(word)) return [word];
    for (const ending of ENDINGS) {
      const stem = word.slice(0, -ending.length);
      if (!word.endsWith(ending) || stem.length < MIN_PART) continue;
      const found = SYNONYMS.get(stem) ?? stem;
      if (this.#occurs(found)) return [found];
    }
    return null;
  }

  /** A word that was written without its spaces, in its parts, the first one as long as can be. */
  #parts(word: string): string[] | null {
    return word.length > MAX_CUT ? null : this.#cut(word, new Set());
  }

  /** Each end of the word is tried once: `hopeless` are those that cannot be cut, whatever stands before them. */
  #cut(word: string, hopeless: Set<string>): string[] | null {
    for (let end = word.length - MIN_PART; end >= MIN_PART; end -= 1) {
      const first = this.#known(word.slice(0, end));
      if (!first) continue;
      const rest = word.slice(end);
      if (FILLERS.has(rest) || ENDINGS.includes(rest)) return first;
      if (hopeless.has(rest)) continue;
      const others = this.#known(rest) ?? this.#cut(rest, hopeless);
      if (others) return [...first, ...others];
    }
    hopeless.add(word);
    return null;
  }

  #stem(word: string): string {
    const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= MIN_PART);
    return ending ? word.slice(0, -ending.length) : word;
  }

  #occurs(word: string): boolean {
    return this.#titles.includes(word);
  }
}
