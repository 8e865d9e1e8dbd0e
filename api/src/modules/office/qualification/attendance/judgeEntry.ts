import { CODES, type ApplicationStatus } from '@portal/shared/contract';
import type { Lesson } from '@portal/shared/contract/manager';
import type { EntryOutcome, OfferingKind } from '@portal/shared/contract/office';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { seoulDay, seoulTime } from '@portal/shared/time';
import type { NamedApplication } from './applications.ts';

/** Outcome of an entry, with the message for the employee at the door. */
export interface JudgedEntry {
  userExaminationNo: number | null;
  name: string;
  outcome: EntryOutcome;
  message: string;
}

export const UNKNOWN_CODE: JudgedEntry = {
  userExaminationNo: null,
  name: '',
  outcome: 'refused',
  message: '협회의 수강증이나 수험표가 아닙니다.',
};

/** Answer to an employee of a branch, who does not learn whose paper of another one it is. */
export const OTHER_BRANCH: JudgedEntry = { ...UNKNOWN_CODE, message: '우리 지회·지부의 교육 신청이 아닙니다.' };

/** Messages per status that does not admit the applicant. */
const NOT_ATTENDING: Partial<Record<ApplicationStatus, string>> = {
  HELD: '아직 결제하지 않은 신청입니다.',
  EXPIRED: '기한 안에 결제하지 않아 끝난 신청입니다.',
  CANCELLED: '취소된 신청입니다.',
  CANCEL_REQUESTED: '취소를 요청한 신청입니다. 취소 요청을 먼저 처리해주세요.',
};

/** Messages per reason for a missing exam ticket. */
export const NO_TICKET = {
  photo: '사진을 내지 않아 수험표가 없는 신청입니다. 입실하실 수 없습니다.',
  evidence: '응시 자격 증빙이 인정되지 않아 수험표가 없는 신청입니다. 증빙을 인정한 뒤에 다시 기록해주세요.',
} as const;

/**
 * States in which a ticket is needed: an applicant entered as absent has not been admitted; other results were decided
 * by an employee.
 */
const NEEDS_TICKET: readonly ApplicationStatus[] = ['CONFIRMED', 'ABSENT'];

/** Message about the missing ticket; null if nothing is missing. */
export const ticketBar = ({ status, lack }: Pick<NamedApplication, 'status' | 'lack'>): string | null =>
  lack && NEEDS_TICKET.includes(status) ? NO_TICKET[lack] : null;

interface AtTheDoor {
  kind: OfferingKind;
  offeringNo: number;
  lesson: Lesson;
  isOwn: boolean;
  /**
   * True if the code was generated here or the number chosen from the list; an old ticket may carry another applicant's
   * number.
   */
  isProven: boolean;
  now: Date;
}

const isFor = (application: NamedApplication, { kind, offeringNo }: AtTheDoor) =>
  application.kind === kind && application.offeringNo === offeringNo;

/** Reason why the applicant cannot be marked; null if none. */
function barTo(application: NamedApplication, door: AtTheDoor): string | null {
  if (!isFor(application, door))
    return `다른 ${application.kind === 'exam' ? '시험' : '교육'}의 신청입니다: ${application.title} (${formatDate(application.day)})`;
  if (door.isOwn) return CODES.OWN_MATTER.message;
  if (door.lesson.day > seoulDay(door.now)) return `${formatDate(door.lesson.day)} 수업은 그날부터 기록할 수 있습니다.`;
  return ticketBar(application) ?? NOT_ATTENDING[application.status] ?? null;
}

/** Judges an entry against the current application. */
export function judgeEntry(application: NamedApplication, door: AtTheDoor): JudgedEntry {
  const { applicationNo: userExaminationNo, name, mark } = application;
  const said = (outcome: EntryOutcome, message: string) => ({ userExaminationNo, name, outcome, message });
  const bar = barTo(application, door);
  if (bar !== null) return said('refused', bar);
  if (mark?.status === 'ABSENT')
    return said('refused', '결석으로 정정된 분입니다. 출석이면 명단에서 다시 정정해주세요.');
  if (mark) {
    const when = formatDateTime(seoulDay(mark.takenAt), seoulTime(mark.takenAt));
    return said('already', `이미 출석입니다. (${[when, mark.takenBy].filter(Boolean).join(' ')})`);
  }
  return said('taken', door.isProven ? '출석했습니다.' : '출석했습니다. 예전 수강증이니 신분증을 확인해주세요.');
}
