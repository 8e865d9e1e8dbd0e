import * as v from 'valibot';
import { REPETITION_HINT } from './repetition.ts';
import { exactText } from './storableText.ts';
import { noSameCharacters, noSequences } from './unrepeated.ts';
import { hasWhitespace } from './whitespace.ts';

const SHAPE = '영문, 숫자, 특수문자를 모두 넣어 6~50자로 입력해주세요.';
/** Full rule for the hint below the field. */
export const PASSWORD_HINT = `${SHAPE} ${REPETITION_HINT}`;

/** Messages for which `adviceOn` has advice. */
export const PASSWORD_MESSAGES = {
  whitespace: '비밀번호에는 공백을 사용할 수 없습니다.',
  length: '비밀번호는 6자 이상 50자 이하로 입력해주세요.',
  kinds: '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.',
} as const;
export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 50;

/** Kinds of characters that a password must contain. */
export const PASSWORD_KINDS = [
  { name: '영문', pattern: /[A-Za-z]/ },
  { name: '숫자', pattern: /[0-9]/ },
  // Neither a letter of any script nor a digit.
  { name: '특수문자(예: ! @ #)', pattern: /[^\p{L}\p{N}\s]/u },
] as const;

/** Password chosen by a member. Not for passwords typed at login. */
export const passwordRule = v.pipe(
  exactText('비밀번호를 입력해주세요.'),
  v.nonEmpty('비밀번호를 입력해주세요.'),
  v.check((text) => !hasWhitespace(text), PASSWORD_MESSAGES.whitespace),
  v.minLength(MIN_PASSWORD_LENGTH, PASSWORD_MESSAGES.length),
  v.maxLength(MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES.length),
  v.check((text) => PASSWORD_KINDS.every(({ pattern }) => pattern.test(text)), PASSWORD_MESSAGES.kinds),
  noSameCharacters,
  noSequences,
  v.description(`${SHAPE} 같은 문자나 연속된 영문·숫자 3자는 사용할 수 없습니다.`),
);
