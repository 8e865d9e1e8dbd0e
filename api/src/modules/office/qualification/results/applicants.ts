import { sql } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { ScoreSheet } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import { comparedName } from '@portal/shared/rules';
import type { Queries } from '../../../../database/types/tables.ts';
import { scoreSheetOf } from '../../../../enrolment/application/resultFacts.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { APPLICATION_DEAD_STATES } from '../../../../lifecycles/application.ts';
import { applicantName } from '../../parts/described.ts';
import type { ResultRow } from './readResults.ts';

/** An applicant, with the fields by which a table of results can name one. */
export interface Applicant {
  applicationNo: number;
  memberNo: number;
  status: ApplicationStatus;
  examinationCode: string;
  name: string;
  /** YYYYMMDD; empty once erased. */
  birth: string;
  /** Digits of the member's current phone. */
  phone: string;
  scoreSheet: ScoreSheet | null;
  /** True if a correction of the result waits for a second employee. */
  isBeingCorrected: boolean;
}

/** Lists all applicants of a course or exam; `lock` locks their applications until the transaction ends. */
export async function listApplicantsOf(
  db: Queries,
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  { lock }: { lock: boolean },
): Promise<Applicant[]> {
  const query = db
    .selectFrom('application')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .select([
      'application.application_no as applicationNo',
      'application.member_no as memberNo',
      'application.status',
      applicantName.as('name'),
      sql<string>`coalesce(application.examination_code, '')`.as('examinationCode'),
      sql<string>`coalesce(application.answers ->> 'userBirth', '')`.as('birth'),
      sql<string>`coalesce(member.user_phone, '')`.as('phone'),
      scoreSheetOf('application').as('scoreSheet'),
      sql<boolean>`exists (
        select from result_correction
        where result_correction.application_no = application.application_no and result_correction.status = 'WAITING'
      )`.as('isBeingCorrected'),
    ])
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .orderBy('application.application_no');
  return (lock ? query.forNoKeyUpdate('application') : query).execute();
}

/** The applicant of a row, or the reason why there is no unique one. */
export type Match = { applicant: Applicant } | { problem: string };

/** Compares a row with an applicant's data; empty fields do not contradict. */
const contradicts = {
  name: (row: ResultRow, { name }: Applicant) => row.name !== '' && comparedName(row.name) !== comparedName(name),
  // A six-digit date omits the century.
  birth: (row: ResultRow, { birth }: Applicant) =>
    row.birth !== '' && row.birth !== birth && !(row.birth.length === 6 && birth.slice(2) === row.birth),
  // Spreadsheets strip leading zeros.
  phone: (row: ResultRow, { phone }: Applicant) => row.phone !== '' && !phone.endsWith(row.phone.padStart(4, '0')),
  examinationCode: (row: ResultRow, { examinationCode }: Applicant) =>
    row.examinationCode !== '' && row.examinationCode !== examinationCode,
};
const WORDS = { name: '이름', birth: '생년월일', phone: '휴대폰번호', examinationCode: '수험번호' } as const;
const CHECKED = Object.keys(WORDS) as (keyof typeof WORDS)[];

/**
 * Returns a function that finds a row's applicant: by number if it has one, in which case no other field may
 * contradict.
 */
export function applicantFinder(applicants: readonly Applicant[]): (row: ResultRow) => Match {
  const byNo = new Map(applicants.map((applicant) => [String(applicant.applicationNo), applicant]));
  const byCode = new Map(applicants.map((applicant) => [applicant.examinationCode, applicant]));
  const byName = new Map<string, Applicant[]>();
  for (const applicant of applicants) {
    const name = comparedName(applicant.name);
    const others = byName.get(name);
    if (others) others.push(applicant);
    else byName.set(name, [applicant]);
  }

  const byNumber = (row: ResultRow): Match => {
    const applicant = row.applicationNo
      ? byNo.get(row.applicationNo.replace(/^0+/, ''))
      : byCode.get(row.examinationCode);
    if (!applicant) return { problem: '이 번호의 신청자가 없습니다.' };
    const wrong = CHECKED.find((field) => contradicts[field](row, applicant));
    return wrong ? { problem: `이 번호의 신청자와 ${WORDS[wrong]}이(가) 다릅니다.` } : { applicant };
  };

  const byPerson = (row: ResultRow): Match => {
    if (row.name === '' || (row.birth === '' && row.phone === ''))
      return { problem: "누구인지 알 수 없습니다. '신청번호', 또는 '이름'과 '생년월일'을 적어주세요." };
    const found = (byName.get(comparedName(row.name)) ?? []).filter((applicant) =>
      CHECKED.every((field) => !contradicts[field](row, applicant)),
    );
    // After a cancellation and a new application, the live one is meant.
    const live = found.filter(({ status }) => !APPLICATION_DEAD_STATES.includes(status));
    const [applicant, another] = live.length > 0 ? live : found;
    if (!applicant) return { problem: '이 이름과 생년월일(휴대폰번호)의 신청자가 없습니다.' };
    return another ? { problem: "같은 사람이 여럿입니다. '신청번호'를 적어주세요." } : { applicant };
  };

  return (row) => (row.applicationNo || row.examinationCode ? byNumber(row) : byPerson(row));
}
