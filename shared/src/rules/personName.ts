import * as v from 'valibot';
import { storableName } from './storableText.ts';

/** Required name of a person. */
export const personNameRule = v.pipe(
  storableName('이름을 입력해주세요.'),
  v.nonEmpty('이름을 입력해주세요.'),
  v.maxLength(50, '50자 이내로 입력해주세요.'),
);

/**
 * Letters that papers print, digits, spaces and the signs of names: `홍길동`, `Nguyễn T. Hà`, `O'Neil-Kim (2)`. All of
 * them are in the papers' typeface. A second one with Hanja is not used: its two weights are 20 MB, for which the
 * thread that prints has no room, and it lacks the rare letters for which it is needed, while an ID has the name in
 * Hangul or Latin letters too. So the field names the letters instead.
 */
const PRINTED = /^(?![ŉǄҞҟ])[가-힣ㄱ-ㅎㅏ-ㅣA-Za-zÀ-ÖØ-öø-ɏЀ-ҁҊ-ӿḀ-ỿ\d\s.,'’·()-]$/u;
/** `evil.com`, but neither `J.R. Kim` nor `St.John`. */
const ADDRESS = /www\.|\.(?!\p{Lu}\p{Ll})\p{L}{2,}/u;

/** Letters of a text that papers do not print, each once; empty if there are none. */
export const unprinted = (text: string, more = /^$/): string =>
  [...new Set([...text].filter((letter) => !PRINTED.test(letter) && !more.test(letter)))].join(' ');

/**
 * Name of a new member or of a person whom an employer names: it is printed on papers, and sent by SMS in the
 * association's name. Stored names remain valid by `personNameRule`.
 */
export const newPersonNameRule = v.pipe(
  personNameRule,
  v.check(
    (name) => unprinted(name) === '',
    ({ input }) =>
      `수료증과 자격증에 인쇄할 수 없는 글자가 있습니다: ${unprinted(String(input))}. 신분증의 이름을 한글이나 로마자로 입력해주세요.`,
  ),
  v.check((name) => !ADDRESS.test(name), '이름만 입력해주세요. 인터넷 주소는 적을 수 없습니다.'),
);
