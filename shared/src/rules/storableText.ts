import * as v from 'valibot';
import { typedLine, typedName, typedNumber, typedText } from './typedText.ts';

/** U+0000, which PostgreSQL cannot store, and half a surrogate pair, which is no character and cannot be sent. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const DEFAULT_MESSAGE = '입력하신 내용을 확인해주세요.';

/**
 * A text exactly as it was sent, every character of which can be stored and sent. For passwords alone: one that was
 * stored with a rare character must go on fitting.
 * @param message shown where there is no text at all; so below.
 */
export const exactText = (message = DEFAULT_MESSAGE) =>
  v.pipe(v.string(message), v.check(isStorable, '사용할 수 없는 문자가 들어 있습니다.'));

/** One line of text that is typed or sent, as it is read. */
export const storableText = (message?: string) => v.pipe(exactText(message), v.transform(typedLine));

/** Text of several lines, as it is read. */
export const storableLines = (message?: string) => v.pipe(exactText(message), v.transform(typedText));

/** The name of a person, a business or a bank. */
export const storableName = (message?: string) => v.pipe(exactText(message), v.transform(typedName), v.trim());

/** A number in the sense of a sequence of digits with or without signs between them, in ASCII. */
export const storableNumber = (message?: string) => v.pipe(exactText(message), v.transform(typedNumber));
