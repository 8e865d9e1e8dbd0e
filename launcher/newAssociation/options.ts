import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Options of the other association. */
export interface Options {
  /** Destination of the copy. */
  folder: string;
  name: string;
  englishName: string;
  /** Its short name in lower-case Latin letters, for mail addresses and file names. */
  word: string;
  /** `#1b5138`. */
  primary: string;
  accent: string;
}

const HELP = `Makes a copy of this repository for another association.
  npm run new-association -- ../other-portal --name 다른조리협회 --english "Other Cooks Association" \\
    --word other --primary "#1c4f8a" --accent "#a3341a"`;

const FINALS = 28;
const FIRST_SYLLABLE = 0xac00;

/** True if a Korean word ends in a vowel, like 협회 and 학회, and unlike 조합 and 연합. */
const endsInVowel = (word: string) => ((word.codePointAt(word.length - 1) ?? 0) - FIRST_SYLLABLE) % FINALS === 0;

/** Parses the command line. @throws Error that describes the mistake */
export function parseOptions(commandLine: readonly string[], workingFolder: string): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { name: text, english: text, word: text, primary: text, accent: text },
  });
  const [folder, ...rest] = positionals;
  const { name, english, word, primary, accent } = values;
  if (!folder || rest.length > 0 || !name || !english || !word || !primary || !accent) throw new Error(HELP);
  if (!/^[가-힣]{4,20}$/.test(name)) throw new Error(`${name} is no name: 4 to 20 Korean syllables`);
  if (!endsInVowel(name))
    throw new Error(`${name} ends in a consonant: the texts say …가, …는, …를 and …와, as behind 협회`);
  if (!/^[A-Za-z][A-Za-z -]{2,60}$/.test(english)) throw new Error(`${english} is no English name`);
  if (!/^[a-z]{4,12}$/.test(word)) throw new Error(`${word} is no word: 4 to 12 small Latin letters`);
  for (const colour of [primary, accent])
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${colour} is no colour: #1b5138`);
  return {
    folder: resolve(workingFolder, folder),
    name,
    englishName: english,
    word,
    primary: primary.toLowerCase(),
    accent: accent.toLowerCase(),
  };
}
