import * as v from 'valibot';

const needed = (message: string, maximum: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`));

/** The fields of a certificate request; the full stops differ from other forms, as spec §5 has them. */
export const certificateRequestRules = {
  /** Asked for when it is typed by hand (isBefore above 0). */
  certName: needed('시험명을 입력해 주세요.', 100),
  userName: needed('이름을 입력해주세요', 50),
  userPhone: v.pipe(needed('휴대폰 번호를 입력해주세요', 11), v.regex(/^\d+$/, '휴대폰 번호는 숫자만 입력해주세요.')),
};
