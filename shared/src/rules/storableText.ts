import * as v from 'valibot';
import { typedLine, typedName, typedNumber, typedText } from './typedText.ts';

/** Rejects U+0000, which PostgreSQL cannot store, and unpaired surrogates, which cannot be encoded. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const DEFAULT_MESSAGE = '입력하신 내용을 확인해주세요.';

/**
 * Text exactly as sent, if it can be stored. Only for passwords: one stored with a rare character must still match.
 * @param message for a missing text; likewise below.
 */
export const exactText = (message = DEFAULT_MESSAGE) =>
  v.pipe(v.string(message), v.check(isStorable, '사용할 수 없는 문자가 들어 있습니다.'));

/** Single normalized line of text. */
export const storableText = (message?: string) => v.pipe(exactText(message), v.transform(typedLine));

/** Normalized text of several lines. */
export const storableLines = (message?: string) => v.pipe(exactText(message), v.transform(typedText));

/** Name of a person, a business or a bank. */
export const storableName = (message?: string) => v.pipe(exactText(message), v.transform(typedName), v.trim());

/** Number in the sense of digits with optional separators, in ASCII. */
export const storableNumber = (message?: string) => v.pipe(exactText(message), v.transform(typedNumber));
