/** The messages of the specification (§5), word for word. */
export const SEQUENCE_MESSAGE = '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.';
export const SAME_CHARACTER_MESSAGE = '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.';

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

/**
 * What is wrong with a text that must not contain three of the same character, or three that ascend or descend, in
 * a row. Upper and lower case count as the same character.
 * @returns the message to show, or null.
 */
export function repetitionProblem(text: string): string | null {
  // Some systems enter Hangul decomposed; composed, a syllable is one character everywhere.
  const characters = Array.from(text.slice(0, MAX_LETTERS).normalize('NFC').toLowerCase());
  for (let last = 2; last < characters.length; last += 1) {
    const [first = '', second = '', third = ''] = characters.slice(last - 2, last + 1);
    if (first === second && second === third) return SAME_CHARACTER_MESSAGE;
    if (isRun(first, second, third)) return SEQUENCE_MESSAGE;
  }
  return null;
}
