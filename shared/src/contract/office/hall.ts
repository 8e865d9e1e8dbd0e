import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { countNamed, integer, lines, numberText, requiredText, rowNumber, text, won } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { optionalReason, secureUrl } from './fields.ts';
import { MAX_SEATS } from './offeringForm.ts';

/** Halls in which courses and exams are held. */

const office = callsFor('qualification', '/api/office/halls');

const MAX_DAY_FEE = 100_000_000;

export const HALL_STATE_NAMES = { used: '쓰는 곳', retired: '쓰지 않는 곳' } as const;

const hallAction = v.picklist(['retire', 'useAgain', 'remove'], NOT_OFFERED);
export type HallAction = v.InferOutput<typeof hallAction>;

/** Fields of the form as typed. */
const hallFields = {
  name: requiredText(60, '이름을 입력해주세요.'),
  postCode: v.optional(numberText(5), ''),
  address: requiredText(200, '주소를 입력해주세요.'),
  /** Floor and room. */
  address2: v.optional(text(100), ''),
  seats: v.pipe(
    countNamed('좌석 수를 숫자로 입력해주세요.'),
    v.minValue(1, '좌석은 1석 이상 입력해주세요.'),
    v.maxValue(MAX_SEATS, `좌석은 ${MAX_SEATS.toLocaleString('ko')}석 이하로 입력해주세요.`),
  ),
  /** Page of the place at a map service. */
  mapUrl: secureUrl,
  phone: v.optional(numberText(30), ''),
  /** Won, paid by the association. */
  dayFee: v.pipe(
    countNamed('하루 사용료를 숫자로 입력해주세요. 무료이면 0을 입력합니다.'),
    v.maxValue(MAX_DAY_FEE, `하루 사용료는 ${MAX_DAY_FEE.toLocaleString('ko')}원 이하로 입력해주세요.`),
  ),
  directions: v.optional(lines(1000), ''),
};
export type HallValues = v.InferOutput<v.ObjectSchema<typeof hallFields, undefined>>;

const storedHall = {
  name: v.string(),
  postCode: v.string(),
  address: v.string(),
  address2: v.string(),
  seats: integer,
  mapUrl: v.string(),
  phone: v.string(),
  dayFee: won,
  directions: v.string(),
};

export const officeHalls = office.get('', {
  summary: 'Halls by name, with the number of coming courses and exams in each',
  input: v.object({ ...searchable, state: v.optional(wordOf(HALL_STATE_NAMES), 'used') }),
  entity: listOf(
    v.object({
      hallNo: integer,
      ...storedHall,
      /** Coming courses and exams there. `elsewhere`: those that still have another address. */
      coming: integer,
      elsewhere: integer,
      allowedActions: v.array(hallAction),
    }),
  ),
});

export const officeHall = office.get('hall', {
  summary: 'One hall, with the values of its form',
  input: v.object({ hallNo: rowNumber }),
  entity: v.object({
    hallNo: integer,
    /** Incremented by every change; a save must name the version that was edited. */
    version: integer,
    ...storedHall,
  }),
});

export const officeSaveHall = office.post('', {
  idempotent: true,
  summary: 'Makes a hall, or changes the one of this number; no course or exam is moved by it; entity is its number',
  input: v.object({ hallNo: v.optional(rowNumber), version: v.optional(rowNumber), ...hallFields }),
  entity: integer,
});

export const officeDecideHall = office.post('decide', {
  idempotent: true,
  summary: 'Retires a hall, uses it again, or removes one in which nothing was ever held; entity is the rows changed',
  input: v.object({ hallNo: rowNumber, decision: hallAction, reason: optionalReason }),
  entity: integer,
});
