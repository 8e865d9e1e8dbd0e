import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxUserExam } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';

export type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];

/** Whoever never came to the exam's day has no result to look up. */
const WITHOUT_RESULT: readonly ExamRow['status'][] = ['HELD', 'EXPIRED', 'CANCEL_REQUESTED', 'CANCELLED'];
export const hasResult = ({ status }: ExamRow) => !WITHOUT_RESULT.includes(status);

const announcement = ({ passDate, passTime }: ExamRow) => formatDateTime(passDate, passTime);
const isPast = (day: string, time: string, now: Date) => new Date(`${day}T${time}:00+09:00`) <= now;

/** The result as far as it may be told. Which it is, the API decides: a sealed one arrives as SAT. */
export function resultText(row: ExamRow, now: Date): string {
  switch (row.status) {
    case 'PASSED':
      return '합격하셨습니다. 축하드립니다.';
    case 'FAILED':
      return '아쉽게도 합격 기준에 이르지 못했습니다.';
    case 'ABSENT':
      return '시험에 응시하지 않으셨습니다.';
    case 'CONFIRMED':
      if (!isPast(row.examDate, row.time, now)) return `아직 시험 전입니다. 결과는 ${announcement(row)}에 발표합니다.`;
  }
  return isPast(row.passDate, row.passTime, now)
    ? '결과를 정리하고 있습니다. 잠시 후 다시 확인해 주세요.'
    : `아직 발표 전입니다. ${announcement(row)}에 발표합니다.`;
}
