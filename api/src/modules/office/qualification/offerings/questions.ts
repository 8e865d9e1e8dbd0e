import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { CourseForm, ExamForm, OfferingKind } from '@portal/shared/contract/office';
import { formatDate, formatPeriod } from '@portal/shared/format';
import { formatLesson } from '@portal/shared/papers';
import { type Hours, overlapOf } from '@portal/shared/rules';
import type { HallRow, LecturerRow } from '../../../../database/types/tables/halls.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { findOffering, type CourseRow, type ExamRow } from '../../../manager/offerings/store.ts';
import { branchOfCaller, listReach } from './courseBranch.ts';
import { courseFormOf, examFormOf } from './form.ts';
import { listInHall, listOfLecturers, type HeldOffering } from './heldAtOnce.ts';
import { lessonColumns } from './lessons.ts';

export type Questions = CallAnswer<Calls['officeCheckCourse']>;
type Question = Questions[number]['question'];
type AskContext = Pick<ActContext, 'db' | 'now' | 'caller'>;

/** Facts of a course or exam to be stored that questions are about. */
interface Planned {
  kind: OfferingKind;
  /** Undefined for a new one. */
  offeringNo: number | undefined;
  capacity: number;
  hours: readonly Hours[];
}

const asked = (question: Question, message: string) => ({ question, message });

/** Sentence parts of another course or exam at the same time: `외식경영관리사 2급 (초안), 2026.12.10 (목) 10:00 ~ 17:00`. */
async function othersAt(
  hours: readonly Hours[],
  others: readonly HeldOffering[],
  context: AskContext,
): Promise<string[]> {
  const nameOf = await namer(context);
  return others.flatMap((other) => {
    const overlap = overlapOf(hours, other.hours);
    return overlap ? [`${nameOf(other)}, ${formatLesson(overlap[1])}`] : [];
  });
}

/** Titles as the employee may read them: to one of a branch, a draft of another one has none. */
async function namer({ db, caller }: AskContext): Promise<(other: HeldOffering) => string> {
  const own = branchOfCaller(caller);
  const reach = own === null ? null : await listReach(own, db);
  return ({ title, isDraft, branchNo }) => {
    if (!isDraft) return title;
    const isReadable = reach === null || (branchNo !== null && reach.includes(branchNo));
    return isReadable ? `${title} (초안)` : '이미 예정된 교육·시험';
  };
}

const isItself =
  ({ kind, offeringNo }: Planned) =>
  (other: HeldOffering) =>
    other.kind === kind && other.offeringNo === offeringNo;

/** Questions about the hall: what else is held there at the time, and its seats. */
async function askOfHall(hallNo: number, planned: Planned, context: AskContext): Promise<Questions> {
  const { db } = context;
  const hall = await db.selectFrom('hall').selectAll().where('hall_no', '=', hallNo).executeTakeFirst();
  if (!hall) return [];
  const others = (await listInHall(hallNo, planned.hours, db)).filter((other) => !isItself(planned)(other));
  return [
    ...(await othersAt(planned.hours, others, context)).map((other) => asked('HALL_TAKEN', `${hall.name}: ${other}`)),
    ...askOfSeats(hall, planned),
  ];
}

const askOfSeats = ({ name, seats }: Pick<HallRow, 'name' | 'seats'>, { capacity }: Planned): Questions =>
  capacity > seats ? [asked('SEATS', `${name}: 좌석 ${seats}석, 정원 ${capacity}명`)] : [];

/** Questions about lecturers: their other courses at the time, and days without a contract. */
async function askOfLecturers(
  lecturerNos: readonly number[],
  { days, ...planned }: Planned & { days: readonly string[] },
  context: AskContext,
): Promise<Questions> {
  const { db } = context;
  if (lecturerNos.length === 0) return [];
  const lecturers = await db.selectFrom('lecturer').selectAll().where('lecturer_no', 'in', lecturerNos).execute();
  const courses = await listOfLecturers(lecturerNos, planned.hours, db);
  const questions: Questions[number][] = [];
  for (const lecturer of lecturers) {
    const others = courses.filter(
      ({ lecturerNo, ...other }) => lecturerNo === lecturer.lecturer_no && !isItself(planned)(other),
    );
    for (const other of await othersAt(planned.hours, others, context))
      questions.push(asked('LECTURER_TAKEN', `${lecturer.name} 강사: ${other}`));
    questions.push(...askOfContract(lecturer, days));
  }
  return questions;
}

function askOfContract(lecturer: LecturerRow, days: readonly string[]): Questions {
  const { name, contract_from: from, contract_until: until } = lecturer;
  const outside = days.filter((day) => day < from || day > until);
  if (outside.length === 0) return [];
  const named = outside.map((day) => formatDate(day)).join(', ');
  return [asked('CONTRACT', `${name} 강사: 계약 ${formatPeriod(from, until)}, 계약 밖 ${named}`)];
}

const firstHours = (day: string, { time, endTime }: CourseForm | ExamForm): Hours => ({ day, time, endTime });

/** Questions that the stored values do not raise, so that each is asked once. */
const notAskedBefore = (questions: Questions, stored: Questions): Questions =>
  questions.filter(({ message }) => !stored.some((one) => one.message === message));

/** Returns what is to be confirmed before a course is stored with these values. */
export async function checkCourse(
  { educationNo, course }: CallValue<Calls['officeCheckCourse']>,
  context: AskContext,
): Promise<Questions> {
  if (educationNo === undefined) return askOfCourse(course, null, context);
  const before = await findOffering(context.db, 'education', educationNo, context.now);
  if (!before) throw new HttpError('NOT_FOUND');
  return notAskedBefore(
    await askOfCourse(course, before, context),
    await askOfCourse(courseFormOf(before), before, context),
  );
}

async function askOfCourse(course: CourseForm, before: CourseRow | null, context: AskContext): Promise<Questions> {
  const isOnline = course.eduType === 2;
  const further = JSON.parse(lessonColumns(course, before).further_lessons) as Hours[];
  // An online course has no hours.
  const hours = isOnline ? [] : [firstHours(course.eduDate, course), ...further];
  const days = isOnline ? [course.eduDate, course.lastDay] : hours.map(({ day }) => day);
  const offeringNo = before?.education_no;
  const planned = { kind: 'education', offeringNo, capacity: course.capacity, hours } as const;
  const hallNo = isOnline ? null : (course.hallNo ?? before?.hall_no);
  const lecturerNos = course.lecturerNos ?? before?.lecturer_nos ?? [];
  return [
    ...(hallNo ? await askOfHall(hallNo, planned, context) : []),
    ...(await askOfLecturers(lecturerNos, { ...planned, days: [...new Set(days)] }, context)),
  ];
}

/** Returns what is to be confirmed before an exam is stored with these values. */
export async function checkExam(
  { examinationNo, exam }: CallValue<Calls['officeCheckExam']>,
  context: AskContext,
): Promise<Questions> {
  if (examinationNo === undefined) return askOfExam(exam, null, context);
  const before = await findOffering(context.db, 'exam', examinationNo, context.now);
  if (!before) throw new HttpError('NOT_FOUND');
  return notAskedBefore(await askOfExam(exam, before, context), await askOfExam(examFormOf(before), before, context));
}

async function askOfExam(exam: ExamForm, before: ExamRow | null, context: AskContext): Promise<Questions> {
  const hallNo = exam.hallNo ?? before?.hall_no;
  const hours = [firstHours(exam.examDate, exam)];
  const offeringNo = before?.examination_no;
  const planned = { kind: 'exam', offeringNo, capacity: exam.capacity, hours } as const;
  return hallNo ? askOfHall(hallNo, planned, context) : [];
}

const askOfStored = (row: CourseRow | ExamRow, context: AskContext): Promise<Questions> =>
  'title' in row ? askOfCourse(courseFormOf(row), row, context) : askOfExam(examFormOf(row), row, context);

/**
 * Returns what is to be confirmed before a draft is published, or before seats are added. A publication asks again:
 * others may have been stored since.
 */
export async function checkOffering(
  { kind, offeringNo, seats }: CallValue<Calls['officeCheckOffering']>,
  context: AskContext,
): Promise<Questions> {
  const row = await findOffering<OfferingKind>(context.db, kind, offeringNo, context.now);
  if (!row) throw new HttpError('NOT_FOUND');
  const stored = await askOfStored(row, context);
  if (seats === undefined) return stored;
  return notAskedBefore(await askOfStored({ ...row, capacity: row.capacity + seats }, context), stored);
}
