import type { CertificateItem } from '@portal/shared/contract/manager';
import type { ApplicationStatus } from '@portal/shared/contract/statuses';
import { formatDate } from '@portal/shared/format';
import type { Application } from '../../parts/kind/application.ts';
import type { Kind, Offering } from '../../parts/kind/offering.ts';

/** Statuses of applications that make another one unlikely to be wanted; not those being cancelled. */
const ACTIVE: Record<Kind, readonly ApplicationStatus[]> = {
  education: ['COMPLETED'],
  exam: ['HELD', 'CONFIRMED', 'SAT', 'PASSED'],
};

const stands = ({ kind, status }: Application) => ACTIVE[kind].some((standing) => standing === status);

/** Same grade for courses; same grade, part and round for exams. */
const isAlike = (one: Offering | Application, other: Offering | Application) =>
  one.grade === other.grade &&
  one.round === other.round &&
  (one.kind === 'education' || one.typeName === other.typeName);

const SENTENCES: Record<Kind, (application: Application) => string> = {
  education: ({ grade, title, day }) => `${grade}급 교육을 이미 수료하셨습니다: ${title} (${formatDate(day)}).`,
  exam: ({ round, grade, typeName, day, statusName }) =>
    `${round} ${grade}급 ${typeName} 시험을 이미 신청하셨습니다: ${formatDate(day)} (${statusName}).`,
};

interface Own {
  certificates: readonly CertificateItem[];
  /** Applications of the offering's kind. */
  applications: readonly Application[];
}

/** Sentences that name what a member already has of an offering. */
export function ownedOf(offering: Offering, { certificates, applications }: Own): string[] {
  const { grade } = offering;
  const number = certificates.find(({ document }) => document?.rating === grade)?.document?.number;
  const same = applications.find((application) => stands(application) && isAlike(application, offering));
  return [
    ...(number === undefined ? [] : [`유효한 ${grade}급 자격증(${number})을 이미 가지고 계십니다.`]),
    ...(same ? [SENTENCES[offering.kind](same)] : []),
  ];
}
