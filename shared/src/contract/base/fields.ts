import * as v from 'valibot';
import { personNameRule, storableLines, storableName, storableNumber, storableText } from '../../rules/index.ts';
import { NOT_OFFERED } from './words.ts';

/** Fields shared by several files of the contract, in the formats of the wire. */

/** Integer that JavaScript represents exactly, or its digits, with a message for any other input. */
const digits = (message: string) =>
  v.pipe(
    // A union without its own message returns an English one if no option matches.
    v.union(
      [v.number(message), v.pipe(storableNumber(message), v.regex(/^\d{1,15}$/, message), v.transform(Number))],
      message,
    ),
    v.integer(message),
    v.safeInteger(message),
  );

const WRONG_ROW = '번호가 올바르지 않습니다.';
/** Row number: a positive integer, as a number or as digits of a query. */
export const rowNumber = v.pipe(digits(WRONG_ROW), v.minValue(1, WRONG_ROW));

/** Integer of at least zero, as a number or as digits, with a message for other input. */
export const countNamed = (message: string) => v.pipe(digits(message), v.minValue(0, message));

/** Integer of at least zero, as a number or as digits. */
export const count = countNamed('숫자를 입력해주세요.');

/** One of a few integers, as a number or as digits. */
export const oneOf = <const Values extends readonly [number, ...number[]]>(values: Values, message = NOT_OFFERED) =>
  v.pipe(digits(message), v.picklist(values, message));

/** Boolean: `true`, `1`, `'1'`, `'true'`, `'Y'` and their opposites. */
export const yesNo = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false', 'Y', 'N'])], NOT_OFFERED),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'Y'),
);

const WRONG_DAY = '날짜 형식이 올바르지 않습니다.';
/** Calendar day in Asia/Seoul: `YYYY-MM-DD`. */
export const day = v.pipe(v.string(WRONG_DAY), v.isoDate(WRONG_DAY));

const WRONG_TIME = '시각은 09:30처럼 입력해주세요.';
/** Time of day in Asia/Seoul: `HH:mm`. */
export const clockTime = v.pipe(v.string(WRONG_TIME), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, WRONG_TIME));

/** Date and time: ISO 8601 with an offset, for example `2026-11-20T14:00:00+09:00`. */
export const dateTime = v.pipe(v.string(), v.isoTimestamp());

/** Won, an integer of at least zero. */
export const won = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Percentage, an integer from 0 to 100. */
export const percentage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

type Text = v.GenericSchema<string, string>;

const within = (schema: Text, maximum: number) =>
  v.pipe(schema, v.trim(), v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`));
const filled = (schema: Text, maximum: number, message: string) =>
  v.pipe(schema, v.trim(), v.nonEmpty(message), v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`));

/** Single line of limited length, trimmed. */
export const text = (maximum: number) => within(storableText(), maximum);

/** Single line that must not be empty, with the message for a missing one. */
export const requiredText = (maximum: number, message: string) => filled(storableText(message), maximum, message);

/** Like `text`, with several lines. */
export const lines = (maximum: number) => within(storableLines(), maximum);

/** Like `requiredText`, with several lines. */
export const requiredLines = (maximum: number, message: string) => filled(storableLines(message), maximum, message);

/** Number of a phone or document, of limited length. */
export const numberText = (maximum: number) => within(storableNumber(), maximum);

/** Number that must not be empty, with the message for a missing one. */
export const requiredNumber = (maximum: number, message: string) => filled(storableNumber(message), maximum, message);

/** Optional name of a person. */
export const optionalName = (maximum: number) => within(storableName(), maximum);

/** Required name of a person. */
export const personName = personNameRule;

/** Required phone number, digits only. Rules of mobile phone numbers are in `rules/`. */
export const phoneDigits = v.pipe(
  requiredNumber(11, '휴대폰 번호를 입력해주세요.'),
  v.regex(/^\d+$/, '휴대폰 번호는 숫자만 입력해주세요.'),
);

/** 1: general restaurant, 2: group catering, 3: contracted catering. */
export const industryType = oneOf([1, 2, 3]);

/** Integer: a count, the number of a new row, or the number of changed rows. */
export const integer = v.pipe(v.number(), v.integer());
