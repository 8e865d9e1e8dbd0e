import * as v from 'valibot';
import { storableText } from './storableText.ts';
import { noSameCharacters, noSequences } from './unrepeated.ts';
import { hasWhitespace } from './whitespace.ts';

/** The rule in one sentence, for the hint under the field. */
export const PASSWORD_HINT = '영문, 숫자, 특수문자를 모두 넣어 6~50자로 입력해주세요.';

const LENGTH_MESSAGE = '비밀번호는 6자 이상 50자 이하로 입력해주세요.';

/** A password that a member chooses. A password typed to log in is not checked by it. */
export const passwordRule = v.pipe(
  storableText('비밀번호를 입력해주세요.'),
  v.nonEmpty('비밀번호를 입력해주세요.'),
  v.check((text) => !hasWhitespace(text), '비밀번호에는 공백을 사용할 수 없습니다.'),
  v.minLength(6, LENGTH_MESSAGE),
  v.maxLength(50, LENGTH_MESSAGE),
  v.check(
    // A special character is neither a letter of any script nor a digit.
    (text) => /[0-9]/.test(text) && /[A-Za-z]/.test(text) && /[^\p{L}\p{N}\s]/u.test(text),
    '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.',
  ),
  noSameCharacters,
  noSequences,
  v.description(`${PASSWORD_HINT} 같은 문자나 연속된 영문·숫자 3자는 사용할 수 없습니다.`),
);
