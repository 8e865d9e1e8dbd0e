import * as v from 'valibot';
import { passwordRule } from '@portal/shared/rules';

/** A new password, typed twice. */
export const newPasswordEntries = {
  userPw: passwordRule,
  userPwCheck: v.pipe(v.string(), v.nonEmpty('비밀번호를 한 번 더 입력해주세요.')),
};

interface TwoPasswords {
  userPw: string;
  userPwCheck: string;
}

/** Whether both are the same; an empty second one has its own message. */
export const areSame = ({ userPw, userPwCheck }: TwoPasswords) => userPwCheck === '' || userPw === userPwCheck;
export const NOT_THE_SAME = '비밀번호가 서로 다릅니다.';
