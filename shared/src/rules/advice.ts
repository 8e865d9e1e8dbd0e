import { MIN_PASSWORD_LENGTH, PASSWORD_KINDS, PASSWORD_MESSAGES } from './password.ts';
import { findRepetition, SAME_CHARACTER_MESSAGE, SEQUENCE_MESSAGE } from './repetition.ts';
import { MIN_USER_ID_LENGTH, USER_ID_MESSAGES } from './userId.ts';

type Advise = (text: string) => string | undefined;

const quoted = (characters: string) => `‘${characters}’`;

const withoutSpaces: Advise = () => '띄어 쓴 곳을 붙여주세요.';

const longerThan =
  (min: number): Advise =>
  ({ length }) =>
    length < min ? `지금 ${length}자입니다. ${min - length}자 더 입력해주세요.` : undefined;

const otherThanRepeated: Advise = (text) => {
  const found = findRepetition(text);
  return found ? `${quoted(found.characters)} 부분을 다른 글자로 바꿔주세요.` : undefined;
};

/** Distinct characters that are not allowed, in the order of input. */
const otherCharacters = (text: string, allowed: RegExp) => [
  ...new Set(Array.from(text.normalize('NFC')).filter((character) => !allowed.test(character))),
];

/** Advice for each message of the rules for ids and passwords. */
const ADVICE: Readonly<Record<string, Advise>> = {
  [SEQUENCE_MESSAGE]: otherThanRepeated,
  [SAME_CHARACTER_MESSAGE]: otherThanRepeated,
  [USER_ID_MESSAGES.whitespace]: withoutSpaces,
  [USER_ID_MESSAGES.characters]: (text) =>
    `${otherCharacters(text, /[A-Za-z0-9\s]/)
      .map(quoted)
      .join(', ')} 부분을 영문이나 숫자로 바꿔주세요.`,
  [USER_ID_MESSAGES.beginning]: (text) => `맨 앞의 ${quoted(text.slice(0, 1))} 앞에 영문을 넣어주세요.`,
  [USER_ID_MESSAGES.end]: (text) => `맨 뒤의 ${quoted(text.slice(-1))} 뒤에 다른 글자를 더해주세요.`,
  [USER_ID_MESSAGES.length]: longerThan(MIN_USER_ID_LENGTH),
  [PASSWORD_MESSAGES.whitespace]: withoutSpaces,
  [PASSWORD_MESSAGES.length]: longerThan(MIN_PASSWORD_LENGTH),
  [PASSWORD_MESSAGES.kinds]: (text) =>
    `${PASSWORD_KINDS.filter(({ pattern }) => !pattern.test(text))
      .map(({ name }) => name)
      .join(', ')}도 넣어주세요.`,
};

/**
 * Advice for an id or a password rejected with a message of their rules: names the offending characters, in a sentence
 * shown with the message. Also for a password, because those characters cannot stay in it.
 */
export const adviceOn = (message: string | undefined, text: string): string | undefined =>
  message === undefined ? undefined : ADVICE[message]?.(text);
