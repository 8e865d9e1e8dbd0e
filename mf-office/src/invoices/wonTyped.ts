import * as v from 'valibot';

/** Schema of an amount typed with commas or 원, as a number that a rule of the contract checks. */
export const wonTyped = <const Rule extends v.GenericSchema<number, number>>(rule: Rule) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[,원\s]/g, '')),
    v.regex(/^\d+$/, '금액을 숫자로 입력해주세요.'),
    v.transform(Number),
    rule,
  );
