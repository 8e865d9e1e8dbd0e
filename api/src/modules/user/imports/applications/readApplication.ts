import * as v from 'valibot';
import { IMPORTED_STATUS_NAMES, type ImportedStatus } from '@portal/shared/contract/manager';
import { storableNumber, storableText } from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import { wonIn } from '../../../../csv/wonIn.ts';
import { dayIn } from '../dayIn.ts';
import type { FileRow } from '../importFile.ts';
import type { Problem } from '../plan.ts';
import { APPLICATION_HEADINGS, type ApplicationField } from './headings.ts';

export interface PastApplication {
  number: string;
  kind: 'education' | 'exam';
  oldNumber: string;
  title: string;
  heldOn: string;
  appliedOn: string;
  status: ImportedStatus;
  grade: 1 | 2 | null;
  part: string;
  place: string;
  score: number | null;
  paid: number;
  paidBy: string;
  paidOn: string | null;
  refunded: number;
  refundedOn: string | null;
}

const KINDS: Readonly<Record<string, 'education' | 'exam'>> = { 교육: 'education', 시험: 'exam' };
const GRADES: Readonly<Record<string, 1 | 2>> = { 1: 1, '1급': 1, 2: 2, '2급': 2 };
/** Words of former systems beside the names of the statuses. */
const STATUSES: Readonly<Record<string, ImportedStatus>> = {
  ...Object.fromEntries(Object.entries(IMPORTED_STATUS_NAMES).map(([status, name]) => [name, status])),
  ...{ 응시: 'ATTENDED', 출석: 'ATTENDED', 결시: 'ABSENT', 결석: 'ABSENT', 미응시: 'ABSENT' },
  ...{ 취소완료: 'CANCELLED', 신청취소: 'CANCELLED', 환불완료: 'CANCELLED' },
};
/** Outcomes that only one kind can have. */
const KIND_OF: Readonly<Partial<Record<ImportedStatus, PastApplication['kind']>>> = {
  ...{ COMPLETED: 'education', NOT_COMPLETED: 'education', PASSED: 'exam', FAILED: 'exam' },
};
/** Largest amount of an application, in won. */
const MAX_WON = 100_000_000;

const wordIn = (cell: string) => cell.normalize('NFKC').replace(/\s/g, '');
const within = (maximum: number) => v.maxLength<string, number, string>(maximum, `${maximum}자 이내로 적어주세요.`);
const filled = (message: string, maximum: number) => v.pipe(storableText(), v.nonEmpty(message), within(maximum));

const oneOf = <Value>(words: Readonly<Record<string, Value>>, message: string) =>
  v.pipe(
    v.string(),
    v.transform((cell) => (Object.hasOwn(words, wordIn(cell)) ? words[wordIn(cell)] : undefined)),
    v.custom<NonNullable<Value>>((value) => value !== undefined, message),
  );
const orNull = <Rule extends v.GenericSchema<string, unknown>>(rule: Rule) =>
  v.pipe(
    v.string(),
    v.transform((cell) => (cell === '' ? null : cell)),
    v.nullable(rule),
  );

const DAY_MESSAGE = '2011-03-02처럼 적어주세요.';
const pastDay = v.pipe(
  v.string(),
  v.transform(dayIn),
  v.custom<string>((value) => value !== null, DAY_MESSAGE),
);
const amount = v.pipe(
  v.string(),
  v.transform(wonIn),
  v.custom<number>((value) => typeof value === 'number' && value <= MAX_WON, '금액을 15,000처럼 적어주세요.'),
);

const applicationRow = v.object({
  number: v.pipe(storableNumber(), v.nonEmpty('신청번호를 적어주세요.'), within(50)),
  kind: oneOf(KINDS, '교육과 시험 중 하나를 적어주세요.'),
  oldNumber: v.pipe(storableNumber(), v.nonEmpty('회원번호를 적어주세요.'), within(50)),
  title: filled('교육이나 시험의 이름을 적어주세요.', 150),
  heldOn: pastDay,
  appliedOn: pastDay,
  status: oneOf(STATUSES, `${Object.values(IMPORTED_STATUS_NAMES).join(', ')} 중 하나를 적어주세요.`),
  grade: orNull(oneOf(GRADES, '1급과 2급 중 하나를 적거나 비워주세요.')),
  part: v.pipe(storableText(), within(20)),
  place: v.pipe(storableText(), within(150)),
  score: orNull(
    v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/, '점수를 72나 72.5처럼 적어주세요.'), v.transform(Number)),
  ),
  paid: amount,
  paidBy: v.pipe(storableText(), within(20)),
  paidOn: orNull(pastDay),
  refunded: amount,
  refundedOn: orNull(pastDay),
});

const problemAt = (field: ApplicationField, message: string): Problem => ({
  column: APPLICATION_HEADINGS[field][0],
  message,
});

/** The application of a row, or the problems of its cells. */
export function readApplication(
  { cells }: FileRow<ApplicationField>,
  now: Date,
): { application: PastApplication } | { problems: Problem[] } {
  const result = v.safeParse(applicationRow, cells);
  if (!result.success)
    return {
      problems: result.issues.map((issue) =>
        problemAt((v.getDotPath(issue) ?? 'number') as ApplicationField, issue.message),
      ),
    };
  const problems = contradictions(result.output, seoulDay(now));
  return problems.length > 0 ? { problems } : { application: result.output };
}

/** Cells that contradict each other, or name a day to come. */
function contradictions(application: PastApplication, today: string): Problem[] {
  const { kind, status, paid, paidOn, refunded, refundedOn } = application;
  const other = KIND_OF[status];
  const days = ['heldOn', 'appliedOn', 'paidOn', 'refundedOn'] as const;
  const coming = days.filter((field) => (application[field] ?? '') > today);
  return [
    ...coming.map((field) => problemAt(field, '아직 오지 않은 날입니다. 지난 신청만 가져옵니다.')),
    ...(other !== undefined && other !== kind
      ? [problemAt('status', `${kind === 'exam' ? '시험' : '교육'}에는 없는 결과입니다.`)]
      : []),
    ...(refunded > paid ? [problemAt('refunded', '환불금액이 결제금액보다 큽니다.')] : []),
    ...(paid === 0 && paidOn !== null ? [problemAt('paid', '결제일이 있는데 결제금액이 없습니다.')] : []),
    ...(refunded === 0 && refundedOn !== null ? [problemAt('refunded', '환불일이 있는데 환불금액이 없습니다.')] : []),
  ];
}
