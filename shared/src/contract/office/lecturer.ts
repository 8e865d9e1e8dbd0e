import * as v from 'valibot';
import { emailRule, mobilePhoneRule } from '../../rules/index.ts';
import { callsFor } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import {
  countNamed,
  day,
  integer,
  numberText,
  optionalName,
  personName,
  requiredText,
  rowNumber,
  won,
} from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { optionalReason, reason } from './fields.ts';
import { typedDay } from './typedTimes.ts';

/** Lecturers of courses. Contact and account are sealed, and masked until an employee gives a reason. */

const office = callsFor('qualification', '/api/office/lecturers');

const MAX_FEE = 10_000_000;

export const LECTURER_STATE_NAMES = { current: '계약 중', over: '계약 끝' } as const;
/** Unit of a lecturer's fee. */
export const FEE_UNIT_NAMES = { HOUR: '시간', DAY: '하루' } as const;
export type FeeUnit = keyof typeof FEE_UNIT_NAMES;

const lecturerAction = v.picklist(['endContract', 'remove'], NOT_OFFERED);
export type LecturerAction = v.InferOutput<typeof lecturerAction>;

const emptyOr = <Rule extends v.GenericSchema<string, string>>(rule: Rule, message: string) =>
  v.optional(v.union([v.literal(''), rule], message), '');

/** Fields of the form as typed; an empty one of the sealed ones is left unchanged. */
const lecturerFields = {
  name: personName,
  subjects: requiredText(200, '맡는 과목을 입력해주세요.'),
  feeUnit: v.picklist(['HOUR', 'DAY'], NOT_OFFERED),
  fee: v.pipe(
    countNamed('강사료를 숫자로 입력해주세요.'),
    v.maxValue(MAX_FEE, `강사료는 ${MAX_FEE.toLocaleString('ko')}원 이하로 입력해주세요.`),
  ),
  contractFrom: typedDay('계약 시작일을 입력해주세요.'),
  contractUntil: typedDay('계약 종료일을 입력해주세요.'),
  phone: emptyOr(mobilePhoneRule, '휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)'),
  email: emptyOr(emailRule, '이메일 주소를 정확히 입력해주세요. (예: name@example.com)'),
  bank: v.optional(optionalName(30), ''),
  account: v.optional(v.pipe(numberText(30), v.regex(/^\d*$/, '계좌번호는 숫자만 입력해주세요.')), ''),
};
export type LecturerValues = v.InferOutput<v.ObjectSchema<typeof lecturerFields, undefined>>;

const storedLecturer = {
  lecturerNo: integer,
  name: v.string(),
  subjects: v.string(),
  feeUnit: wordOf(FEE_UNIT_NAMES),
  fee: won,
  contractFrom: day,
  contractUntil: day,
  /** Masked, like mail and account; empty if none is stored, or once erased. */
  phone: v.string(),
  email: v.string(),
  bank: v.string(),
  account: v.string(),
};

export const officeLecturers = office.get('', {
  shows: { object: 'lecturer', by: 'lecturerNo', purpose: '강사 확인' },
  summary: 'Lecturers by name, masked; those with a contract, or those whose contract is over',
  input: v.object({ ...searchable, state: v.optional(wordOf(LECTURER_STATE_NAMES), 'current') }),
  entity: listOf(v.object({ ...storedLecturer, allowedActions: v.array(lecturerAction) })),
});

export const officeLecturer = office.get('lecturer', {
  shows: { object: 'lecturer', by: 'lecturerNo', purpose: '강사 정보 고치기' },
  summary: 'One lecturer, masked, with the values of the form',
  input: v.object({ lecturerNo: rowNumber }),
  entity: v.object({
    ...storedLecturer,
    /** Incremented by every change; a save must name the version that was edited. */
    version: integer,
  }),
});

export const officeShowLecturer = office.post('show', {
  stepUp: 'always',
  unanswered: null,
  summary: 'Phone, mail and account of one lecturer in clear; each view is in the audit log',
  input: v.object({ lecturerNo: rowNumber, reason }),
  entity: v.object({ phone: v.string(), email: v.string(), bank: v.string(), account: v.string() }),
});

export const officeSaveLecturer = office.post('', {
  idempotent: true,
  summary: 'Makes a lecturer, or changes the one of this number; entity is the number',
  input: v.pipe(
    v.object({ lecturerNo: v.optional(rowNumber), version: v.optional(rowNumber), ...lecturerFields }),
    v.forward(
      v.partialCheck(
        [['contractFrom'], ['contractUntil']],
        ({ contractFrom, contractUntil }) => contractFrom <= contractUntil,
        '계약 종료일은 시작일보다 앞설 수 없습니다.',
      ),
      ['contractUntil'],
    ),
    v.forward(
      v.partialCheck(
        [['lecturerNo'], ['phone']],
        ({ lecturerNo, phone }) => lecturerNo !== undefined || phone !== '',
        '휴대폰 번호를 입력해주세요.',
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['bank'], ['account']],
        ({ bank, account }) => account === '' || bank !== '',
        '은행명을 입력해주세요.',
      ),
      ['bank'],
    ),
  ),
  entity: integer,
});

export const officeDecideLecturer = office.post('decide', {
  idempotent: true,
  summary: 'Ends a contract today, or removes a lecturer whom no course names; entity is the rows changed',
  input: v.object({ lecturerNo: rowNumber, decision: lecturerAction, reason: optionalReason }),
  entity: integer,
});
