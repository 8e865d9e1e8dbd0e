/** The messages of the specification (§5), word for word. */
export const SEQUENCE_MESSAGE = '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.';
export const SAME_CHARACTER_MESSAGE = '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.';

/** The rule before it is broken, for the hint under a field. */
export const REPETITION_HINT = '111, 123, abc처럼 같거나 차례로 이어지는 글자는 3자 이상 쓸 수 없습니다.';

/** Alphabets whose order differs from the order of the code points. */
const ALPHABETS = ['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ', 'ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ', '가나다라마바사아자차카타파하'];
/** No field that has this rule takes more; what follows is refused for its length. */
const MAX_LETTERS = 100;
const KINDS = [/^[a-z]+$/, /^[0-9]+$/, /^[가-힣]+$/, /^[ㄱ-ㅣ]+$/];

function isRun(first: string, second: string, third: string): boolean {
  const three = first + second + third;
  const backwards = third + second + first;
  if (ALPHABETS.some((alphabet) => alphabet.includes(three) || alphabet.includes(backwards))) return true;
  if (!KINDS.some((kind) => kind.test(three))) return false;
  const step = second.charCodeAt(0) - first.charCodeAt(0);
  return Math.abs(step) === 1 && third.charCodeAt(0) - second.charCodeAt(0) === step;
}

/** Three characters in a row that break the rule, as they were typed, and the message of the rule. */
interface Repetition {
  characters: string;
  message: string;
}

/**
 * The first place in a text that must not contain three of the same character, or three that ascend or descend, in a
 * row. Upper and lower case count as the same character.
 */
export function findRepetition(text: string): Repetition | null {
  // Some systems enter Hangul decomposed; composed, a syllable is one character everywhere.
  const characters = Array.from(text.slice(0, MAX_LETTERS).normalize('NFC'));
  for (let last = 2; last < characters.length; last += 1) {
    const three = characters.slice(last - 2, last + 1);
    const [first = '', second = '', third = ''] = three.map((character) => character.toLowerCase());
    const isSame = first === second && second === third;
    if (isSame || isRun(first, second, third))
      return { characters: three.join(''), message: isSame ? SAME_CHARACTER_MESSAGE : SEQUENCE_MESSAGE };
  }
  return null;
}

/** The message of the repetition rule that a text breaks, or null. */
export const repetitionProblem = (text: string): string | null => findRepetition(text)?.message ?? null;
