import * as v from 'valibot';

/** A sum as people type it, with commas or 원, read as a number that a rule of the contract checks. */
export const wonTyped = <const Rule extends v.GenericSchema<number, number>>(rule: Rule) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[,원\s]/g, '')),
    v.regex(/^\d+$/, '금액을 숫자로 입력해주세요.'),
    v.transform(Number),
    rule,
  );
