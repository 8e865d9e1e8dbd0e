import { join } from 'node:path';
import * as v from 'valibot';
import { qualification } from '@portal/shared/association';
import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { readProse, type Block, type Values } from '@portal/shared/prose';
import { listBlock, tableBlock } from '../../../../demo/documents/blocks.ts';
import { EXAM_RULES } from '../facts/examRules.ts';
import { dateTime, distinct, examName, roundName, type Exam, type Round } from './rounds.ts';

/** Department responsible for the exams. */
export const WRITER = '자격검정국';

const { subjects, entryMinutes, passMark, conditions, toBring } = EXAM_RULES;

/** Reads a text of the folder `texts`, with the common rules of all exams and the values of this one. */
export const readNoticeText = (name: 'call' | 'results' | 'entry' | 'guide', values: Values): readonly Block[] =>
  readProse(join(import.meta.dirname, `texts/${name}.md`), v.strictObject({}), {
    writer: WRITER,
    entryMinutes,
    passMark,
    certificateFee: formatMoney(FIRST_TARIFF.certificate),
    toBring: toBring.join(', '),
    ...values,
  }).blocks;

/** Distinct halls with their addresses. */
const halls = (exams: readonly Exam[]) =>
  tableBlock(
    ['시험장', '주소'],
    distinct(exams.map(({ address, address2 }) => `${address2}|${address}`)).map((hall) => hall.split('|')),
  );

const heldAt = (exam: Exam) => `${formatDateTime(exam.exam_date, exam.time)}~${exam.end_time}`;

/** Schedule in two tables: a single one would be too wide for a phone. */
const schedule = (exams: readonly Exam[]) => [
  tableBlock(
    ['번호', '시험', '시험 일시', '시험장'],
    exams.map((exam, index) => [
      index + 1,
      examName(exam).replace(`${qualification.name} `, ''),
      heldAt(exam),
      exam.address2,
    ]),
  ),
  tableBlock(
    ['번호', '접수 기간', '합격자 발표'],
    exams.map((exam, index) => [
      index + 1,
      `${dateTime(exam.apply_start_at)} ~ ${dateTime(exam.apply_end_at)}`,
      dateTime(exam.announced_at),
    ]),
  ),
];

const GRADES = [1, 2] as const;

/** Call for a round: dates, places, subjects, fees, conditions, things to bring, and contact. */
export function announcement(round: Round): readonly Block[] {
  const held = round.exams.filter(({ called_off }) => !called_off);
  const calledOff = round.exams
    .filter(({ called_off }) => called_off)
    .map(
      (exam) => `${examName(exam)} ${formatDateTime(exam.exam_date, exam.time)} ${exam.address2}: 시행하지 않습니다.`,
    );
  const parts = (['필기', '실기'] as const).filter((part) => held.some((exam) => exam.part === part));
  const grades = GRADES.filter((grade) => held.some((exam) => exam.grade === grade));
  const fees = distinct(held.map(({ grade, part, price }) => `${grade}급 ${part}|${formatMoney(price)}`)).toSorted();
  return readNoticeText('call', {
    round: roundName(round),
    schedule: schedule(held),
    calledOff: calledOff.length > 0 ? [listBlock(calledOff)] : [],
    halls: [halls(held)],
    fees: [
      tableBlock(
        ['구분', '응시료'],
        fees.map((fee) => fee.split('|')),
      ),
    ],
    subjects: parts.map((part) =>
      tableBlock(
        [`${part} 과목`, '방법', '시간'],
        subjects[part].map(({ name, way, minutes }) => [name, way, `${minutes}분`]),
      ),
    ),
    conditions: grades.flatMap((grade): Block[] => [
      { kind: 'paragraph', words: `${grade}급: ${grade}급 교육과정을 수료하고, 다음 가운데 하나에 해당하는 회원` },
      listBlock(conditions[grade]),
    ]),
  });
}

/** Notice of the announced results of these exams. */
export const results = (exams: readonly Exam[]): readonly Block[] =>
  readNoticeText('results', {
    exams: [
      tableBlock(
        ['시험', '시험일', '합격자 발표'],
        exams.map((exam) => [examName(exam), formatDateTime(exam.exam_date, exam.time), dateTime(exam.announced_at)]),
      ),
    ],
  });

/** Directions for an exam that is near. */
export const entry = (exam: Exam): readonly Block[] =>
  readNoticeText('entry', {
    exam: examName(exam),
    heldAt: heldAt(exam),
    hall: exam.address2,
    address: exam.address,
  });
