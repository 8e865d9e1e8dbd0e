import * as v from 'valibot';
import { REPETITION_HINT } from './repetition.ts';
import { storableText } from './storableText.ts';
import { noSameCharacters, noSequences } from './unrepeated.ts';
import { hasWhitespace } from './whitespace.ts';

const SHAPE = '영문으로 시작하는 영문·숫자 6~15자, s로 끝나지 않게 입력해주세요.';
/** Full rule for the hint below the field. */
export const USER_ID_HINT = `${SHAPE} ${REPETITION_HINT}`;

/** Messages for which `adviceOn` has advice. */
export const USER_ID_MESSAGES = {
  whitespace: '아이디에는 공백을 사용할 수 없습니다.',
  characters: '아이디는 영문과 숫자만 사용할 수 있습니다.',
  beginning: '아이디는 숫자로 시작할 수 없습니다.',
  end: '아이디는 영문 s로 끝날 수 없습니다.',
  length: '아이디는 6자 이상 15자 이하로 입력해주세요.',
} as const;
export const MIN_USER_ID_LENGTH = 6;
const MAX_USER_ID_LENGTH = 15;

/**
 * Id chosen by a new member. Ids are compared case-insensitively, so that it must end neither in s nor in S. Each step
 * has its own message; the final pattern is the whole rule except for repetition.
 */
export const userIdRule = v.pipe(
  storableText('아이디를 입력해주세요.'),
  v.nonEmpty('아이디를 입력해주세요.'),
  v.check((text) => !hasWhitespace(text), USER_ID_MESSAGES.whitespace),
  v.check((text) => /^[A-Za-z0-9\s]*$/.test(text), USER_ID_MESSAGES.characters),
  v.check((text) => !/^[0-9]/.test(text), USER_ID_MESSAGES.beginning),
  v.check((text) => !/s$/i.test(text), USER_ID_MESSAGES.end),
  v.minLength(MIN_USER_ID_LENGTH, USER_ID_MESSAGES.length),
  v.maxLength(MAX_USER_ID_LENGTH, USER_ID_MESSAGES.length),
  noSameCharacters,
  noSequences,
  v.regex(/^[A-Za-z][A-Za-z0-9]{4,13}[A-RT-Za-rt-z0-9]$/, SHAPE),
  v.description(`${SHAPE} 같은 문자나 연속된 문자 3자는 사용할 수 없습니다.`),
);
