import { ENDINGS, FILLERS, SYNONYMS } from './language.ts';
import { nearest } from './nearest.ts';
import { lettersOf, MAX_WORDS, wordsOf } from './words.ts';

/** Minimum length of a part of a word that is worth searching for. */
const MIN_PART = 2;
/** Maximum words to search for instead: two for each that was typed. */
const MAX_OTHERS = 2 * MAX_WORDS;
/** Maximum length of a word that is split: spaces are left out of a few words only. */
const MAX_CUT = 30;

/** Replaces the words of a search without results by words from the titles that visitors may open. */
export class OtherWords {
  readonly #titles: string;
  readonly #words: ReadonlySet<string>;

  constructor(titles: readonly string[]) {
    this.#titles = titles.map(lettersOf).join('\n');
    this.#words = new Set(titles.flatMap((title) => wordsOf(title)));
  }

  /** Words to search for instead; a word without a similar one is left out. */
  instead(words: readonly string[]): string[] {
    const distinctive = words.filter((word) => !FILLERS.has(word));
    const others = new Set((distinctive.length > 0 ? distinctive : words).flatMap((word) => this.#for(word)));
    return [...others].slice(0, MAX_OTHERS);
  }

  #for(word: string): string[] {
    const known = this.#known(word) ?? this.#parts(word);
    if (known) return known;
    const like = nearest(word, this.#words) ?? nearest(this.#stem(word), this.#words);
    return like === null ? [] : [like];
  }

  /** Form of the word that occurs in a title: itself, its synonym, or without its ending. */
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

  /** Parts of a word that was written without spaces, the first one as long as possible. */
  #parts(word: string): string[] | null {
    return word.length > MAX_CUT ? null : this.#cut(word, new Set());
  }

  /** Tries each tail of the word once: `hopeless` are the tails that cannot be split, after any beginning. */
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
