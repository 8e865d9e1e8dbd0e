/** Messages of the specification (§5), word for word. */
export const SEQUENCE_MESSAGE = '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.';
export const SAME_CHARACTER_MESSAGE = '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.';

/** Rule for the hint below a field. */
export const REPETITION_HINT = '111, 123, abc처럼 같거나 차례로 이어지는 글자는 3자 이상 쓸 수 없습니다.';

/** Alphabets with an order other than that of code points. */
const ALPHABETS = ['ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ', 'ㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ', '가나다라마바사아자차카타파하'];
/** Maximum length of any field with this rule; longer input is rejected for its length. */
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

/** Three consecutive characters that violate the rule, as typed, with the rule's message. */
interface Repetition {
  characters: string;
  message: string;
}

/**
 * First violation in a text that must not contain three equal, ascending or descending characters in a row.
 * Case-insensitive.
 */
export function findRepetition(text: string): Repetition | null {
  // Some systems enter decomposed Hangul; composed, a syllable is one character everywhere.
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

/** Message of the violated repetition rule; null if none. */
export const repetitionProblem = (text: string): string | null => findRepetition(text)?.message ?? null;
