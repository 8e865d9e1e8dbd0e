import type { AuthType } from '@portal/shared/contract/auth';

/** Identification methods: a code to the phone, or the gateway. */
const METHODS = [
  { value: 'code', label: '문자 인증', description: '휴대폰으로 받은 여섯 자리 숫자를 입력합니다.' },
  { value: 1, label: '신용카드', description: '본인 명의의 신용카드로 확인합니다.' },
  { value: 2, label: '휴대폰 본인확인', description: '통신사에 등록된 정보로 확인합니다.' },
  { value: 3, label: '아이핀(i-PIN)', description: '발급받은 아이핀으로 확인합니다.' },
] as const;

export type Method = (typeof METHODS)[number];

/** The first method, which needs no gateway. */
export const [BY_CODE] = METHODS;

/** Available methods, given those that the gateway offers. */
export const methodsOf = (ways: readonly AuthType[]): Method[] =>
  METHODS.filter(({ value }) => value === 'code' || ways.includes(value));

/** Name of the field for the method. */
export const IDENTITY_METHOD = 'identity-method';
