import * as v from 'valibot';
import { personNameRule, storableLines, storableName, storableNumber, storableText } from '../../rules/index.ts';
import { NOT_OFFERED } from './words.ts';

/** Building blocks that more than one file of the contract uses. Formats are those of the wire. */

/** A number that JavaScript holds exactly, or its digits, with the message for whatever else there is. */
const digits = (message: string) =>
  v.pipe(
    // A union without a message of its own answers in English for what is neither.
    v.union(
      [v.number(message), v.pipe(storableNumber(message), v.regex(/^\d{1,15}$/, message), v.transform(Number))],
      message,
    ),
    v.integer(message),
    v.safeInteger(message),
  );

const WRONG_ROW = '번호가 올바르지 않습니다.';
/** A row's number: a positive integer, accepted as a number or as the digits of a query value. */
export const rowNumber = v.pipe(digits(WRONG_ROW), v.minValue(1, WRONG_ROW));

/** An integer of zero or more, accepted as a number or as digits, with the message where it is none. */
export const countNamed = (message: string) => v.pipe(digits(message), v.minValue(0, message));

/** An integer of zero or more, accepted as a number or as digits. */
export const count = countNamed('숫자를 입력해주세요.');

/** A whole number out of a fixed few, accepted as a number or as digits. */
export const oneOf = <const Values extends readonly [number, ...number[]]>(values: Values, message = NOT_OFFERED) =>
  v.pipe(digits(message), v.picklist(values, message));

/** A yes or no: `true`, `1`, `'1'`, `'true'`, `'Y'` and their opposites. */
export const yesNo = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false', 'Y', 'N'])], NOT_OFFERED),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true' || value === 'Y'),
);

const WRONG_DAY = '날짜 형식이 올바르지 않습니다.';
/** A calendar day in Asia/Seoul: `YYYY-MM-DD`. */
export const day = v.pipe(v.string(WRONG_DAY), v.isoDate(WRONG_DAY));

const WRONG_TIME = '시각은 09:30처럼 입력해주세요.';
/** A clock time in Asia/Seoul: `HH:mm`. */
export const clockTime = v.pipe(v.string(WRONG_TIME), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, WRONG_TIME));

/** A date and time: ISO 8601 with an offset, for example `2026-11-20T14:00:00+09:00`. */
export const dateTime = v.pipe(v.string(), v.isoTimestamp());

/** Won, a whole number of zero or more. */
export const won = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A percentage, 0 to 100. */
export const percentage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

type Text = v.GenericSchema<string, string>;

const within = (schema: Text, maximum: number) =>
  v.pipe(schema, v.trim(), v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`));
const filled = (schema: Text, maximum: number, message: string) =>
  v.pipe(schema, v.trim(), v.nonEmpty(message), v.maxLength(maximum, `${maximum}자 이내로 입력해주세요.`));

/** One line of limited length, surrounding white space removed. */
export const text = (maximum: number) => within(storableText(), maximum);

/** One line that must not be empty, with the message shown where it is. */
export const requiredText = (maximum: number, message: string) => filled(storableText(message), maximum, message);

/** Text of several lines, like `text` otherwise. */
export const lines = (maximum: number) => within(storableLines(), maximum);

/** Text of several lines, like `requiredText` otherwise. */
export const requiredLines = (maximum: number, message: string) => filled(storableLines(message), maximum, message);

/** The number of a phone or a paper, of limited length. */
export const numberText = (maximum: number) => within(storableNumber(), maximum);

/** A number that must not be empty, with the message shown where it is. */
export const requiredNumber = (maximum: number, message: string) => filled(storableNumber(message), maximum, message);

/** The name of a person who need not be named. */
export const optionalName = (maximum: number) => within(storableName(), maximum);

/** A person's name, as it must be given. */
export const personName = personNameRule;

/** A phone number as it must be given: digits only. Which digits are a mobile phone is a rule of `rules/`. */
export const phoneDigits = v.pipe(
  requiredNumber(11, '휴대폰 번호를 입력해주세요.'),
  v.regex(/^\d+$/, '휴대폰 번호는 숫자만 입력해주세요.'),
);

/** 1 general restaurant, 2 group catering, 3 contracted catering. */
export const industryType = oneOf([1, 2, 3]);

/** An integer answer: a count, a new row's number or the rows that changed. */
export const integer = v.pipe(v.number(), v.integer());
