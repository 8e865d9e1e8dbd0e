import * as v from 'valibot';
import { birthDateRule, passwordRule, postCodeRule, storableText } from '../rules/index.ts';
import { formatSeoul, serverNow } from '../time/index.ts';

/** Maximum characters of each address line, as in the API. */
const MAX_ADDRESS_LENGTH = 200;
const TOO_LONG = `${MAX_ADDRESS_LENGTH}자 이내로 입력해주세요.`;

/** Schema entries of `AddressFields`, for the `v.object` of a form. */
export const addressEntries = {
  postCode: postCodeRule,
  userAddress: v.pipe(
    storableText('주소를 입력해주세요.'),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(MAX_ADDRESS_LENGTH, TOO_LONG),
  ),
  userAddress2: v.pipe(storableText(TOO_LONG), v.trim(), v.maxLength(MAX_ADDRESS_LENGTH, TOO_LONG)),
};

/** Birth date that is not in the future. */
export const pastBirthDateRule = v.pipe(
  birthDateRule,
  v.check((birth) => birth <= formatSeoul(serverNow(), 'YYYYMMDD'), '생년월일을 다시 확인해주세요.'),
);

/**
 * New password and its repetition: `userPw` and `userPwCheck`. Combined with further fields by
 * `v.intersect([v.object({ … }), newPasswordSchema])`.
 */
export const newPasswordSchema = v.pipe(
  v.object({
    userPw: passwordRule,
    userPwCheck: v.pipe(v.string('비밀번호를 한 번 더 입력해주세요.'), v.nonEmpty('비밀번호를 한 번 더 입력해주세요.')),
  }),
  v.forward(
    v.partialCheck(
      [['userPw'], ['userPwCheck']],
      // A missing repetition has a message of its own.
      ({ userPw, userPwCheck }) => userPwCheck === '' || userPw === userPwCheck,
      '비밀번호가 서로 다릅니다.',
    ),
    ['userPwCheck'],
  ),
);
