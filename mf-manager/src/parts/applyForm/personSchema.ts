import * as v from 'valibot';
import { pastBirthDateRule } from '@portal/shared/form';
import { personNameRule, postCodeRule } from '@portal/shared/rules';

const agreed = (message: string) => v.pipe(v.boolean(), v.literal(true, message));

/** What every application asks of a person, with the messages next to the fields. */
export const personFields = {
  name: personNameRule,
  userBirth: pastBirthDateRule,
  postCode: postCodeRule,
  userAddress: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(200, '200자 이내로 입력해주세요.'),
  ),
  userAddress2: v.pipe(v.string(), v.trim(), v.maxLength(200, '200자 이내로 입력해주세요.')),
  memo: v.pipe(v.string(), v.trim(), v.maxLength(500, '500자 이내로 입력해주세요.')),
  agreeRefund: agreed('환불 기준에 동의해주세요.'),
  agreePrivacy: agreed('개인정보 수집·이용에 동의해주세요.'),
};

/** The fields that every application form has, as they stand in the form. */
export interface PersonValues {
  name: string;
  userBirth: string;
  postCode: string;
  userAddress: string;
  userAddress2: string;
  memo: string;
  agreeRefund: boolean;
  agreePrivacy: boolean;
}

/** A consent is given anew each time, so that it is not part of a draft. */
export const CONSENTS = ['agreeRefund', 'agreePrivacy'] as const;
