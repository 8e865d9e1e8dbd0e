/** How a person can be identified: by a code to the phone, or by the gateway. */
export const METHODS = [
  { value: 'code', label: '문자 인증', description: '휴대폰으로 받은 여섯 자리 숫자를 입력합니다.' },
  { value: '1', label: '신용카드', description: '본인 명의의 신용카드로 확인합니다.' },
  { value: '2', label: '휴대폰 본인확인', description: '통신사에 등록된 정보로 확인합니다.' },
  { value: '3', label: '아이핀(i-PIN)', description: '발급받은 아이핀으로 확인합니다.' },
] as const;

export type Method = (typeof METHODS)[number]['value'];

export const isMethod = (value: string): value is Method => METHODS.some((method) => method.value === value);
export const methodName = (method: Method) => METHODS.find(({ value }) => value === method)?.label ?? '';

/** The name of the field in which one of them is chosen. */
export const IDENTITY_METHOD = 'identity-method';
