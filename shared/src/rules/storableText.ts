import * as v from 'valibot';

/** U+0000, which PostgreSQL cannot store, and half a surrogate pair, which is no character and cannot be sent. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * Any text that is typed or sent begins with this: every character of it can be stored and sent.
 * @param message shown where there is no text at all.
 */
export const storableText = (message = '입력하신 내용을 확인해주세요.') =>
  v.pipe(v.string(message), v.check(isStorable, '사용할 수 없는 문자가 들어 있습니다.'));
