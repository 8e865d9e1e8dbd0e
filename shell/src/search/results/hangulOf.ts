/** Letters of the Korean keyboard (두벌식) on the Latin keys; a capital without a letter of its own is the small one. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ q: 'ㅂ', w: 'ㅈ', e: 'ㄷ', r: 'ㄱ', t: 'ㅅ', y: 'ㅛ', u: 'ㅕ', i: 'ㅑ', o: 'ㅐ', p: 'ㅔ' },
  ...{ a: 'ㅁ', s: 'ㄴ', d: 'ㅇ', f: 'ㄹ', g: 'ㅎ', h: 'ㅗ', j: 'ㅓ', k: 'ㅏ', l: 'ㅣ' },
  ...{ z: 'ㅋ', x: 'ㅌ', c: 'ㅊ', v: 'ㅍ', b: 'ㅠ', n: 'ㅜ', m: 'ㅡ' },
  ...{ Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' },
};

/** In the order of Unicode's syllables. */
const INITIALS = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  ',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(',');
const FIRST_SYLLABLE = 0xac00;

const oneOf = (parts: readonly string[]) => [...parts].sort((a, b) => b.length - a.length).join('|');
/** A consonant before a vowel begins the next syllable. */
const SYLLABLE = new RegExp(`(${oneOf(INITIALS)})(${oneOf(VOWELS)})((?:${oneOf(FINALS)})(?![ㅏ-ㅣ]))`, 'g');

/** Word that was meant with the Korean keyboard: `위생교육` of `dnltodrydbr`; null if the keys give no whole syllables. */
export function hangulOf(typed: string): string | null {
  const letters = [...typed].map((key) => KEYS[key] ?? KEYS[key.toLowerCase()] ?? key).join('');
  const word = letters.replace(SYLLABLE, (_, initial: string, vowel: string, final: string) =>
    String.fromCharCode(
      FIRST_SYLLABLE +
        (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length +
        FINALS.indexOf(final),
    ),
  );
  return /^[가-힣\s\d]*[가-힣][가-힣\s\d]*$/.test(word) && /[a-z]/i.test(typed) ? word : null;
}
