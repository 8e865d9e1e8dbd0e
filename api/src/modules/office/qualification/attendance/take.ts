import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import { readEntryCode } from '../../../../enrolment/attendance/entryCode.ts';
import { lessonsOfRow } from '../../../../enrolment/attendance/store.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordActs, type Act } from '../../../../internalControls/audit/recordAct.ts';
import { refusalOf } from '../../../../internalControls/audit/refuseAct.ts';
import { findSamePerson } from '../../../../internalControls/persons/samePerson.ts';
import { attendanceLifecycle } from '../../../../lifecycles/attendance.ts';
import { transition } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { TAKE_ATTENDANCE_ACT } from '../../parts/objects.ts';
import { listNamed } from './applications.ts';
import { judgeEntry, OTHER_BRANCH, UNKNOWN_CODE, type JudgedEntry } from './judgeEntry.ts';

type Input = CallValue<Calls['officeTakeAttendance']>;
type Entry = Input['entries'][number];

/**
 * Marks applicants as present. Each entry is judged separately under the lock of its application, so an entry taken by
 * two devices, or sent twice, is stored once.
 */
export async function takeAttendance({ kind, offeringNo, lessonNo, entries }: Input, context: MemberContext) {
  const { db, now, log, caller, configuration } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  const lesson = offering && lessonsOfRow(offering).find((one) => one.lessonNo === lessonNo);
  if (!lesson) throw new HttpError('NOT_FOUND');
  if (offering.is_draft || offering.called_off) throw new BusinessError('OFFICE_STATE_CHANGED');

  const read = entries.map((entry) => ({ entry, found: applicationOf(entry, configuration.encryptionKeys) }));
  const numbers = [...new Set(read.flatMap(({ found }) => (found ? [found.applicationNo] : [])))];
  const named = await listNamed(db, { wanted: numbers, lessonNo });
  const memberNos = [...named.values()].map(({ memberNo }) => memberNo);
  const own = memberNos.length > 0 ? await findSamePerson(db, caller.memberNo, memberNos) : new Set<number>();
  const acts: Act[] = [];
  const answers: JudgedEntry[] = [];
  for (const { entry, found } of read) {
    const application = found && named.get(found.applicationNo);
    if (!found || !application) {
      answers.push(found && caller.branchNo !== null ? OTHER_BRANCH : UNKNOWN_CODE);
      continue;
    }
    const isOwn = own.has(application.memberNo);
    const judged = judgeEntry(application, { kind, offeringNo, lesson, isOwn, isProven: found.isProven, now });
    answers.push(judged);
    const object = { object: 'application' as const, objectNo: application.applicationNo };
    if (isOwn) acts.push(refusalOf('OWN_MATTER', { ...object, act: TAKE_ATTENDANCE_ACT }));
    if (judged.outcome !== 'taken') continue;
    const move = { from: application.mark?.status ?? null, event: 'take', by: 'staff' } as const;
    const line = await transition(attendanceLifecycle, move, () => false, log, object);
    if (!line) throw new BusinessError('OFFICE_STATE_CHANGED');
    const takenAt = takenWithin(entry.takenAt, seoulInstant(lesson.day), now);
    const way = entry.code !== undefined && found.isProven ? 'CODE' : 'LIST';
    await db
      .insertInto('attendance')
      .values({
        application_no: application.applicationNo,
        lesson_no: lessonNo,
        status: line.to,
        way,
        taken_at: takenAt,
        recorded_at: now,
        recorded_by: caller.memberNo,
      })
      .execute();
    // A later entry for the same person gets this mark as its outcome.
    application.mark = { status: line.to, takenAt, takenBy: '' };
    acts.push({ ...object, act: TAKE_ATTENDANCE_ACT, detail: { lesson: lessonNo, attendance: line.to } });
  }
  if (acts.length > 0) await recordActs(context, acts);
  return answers;
}

/**
 * Application of an entry; null if the code is not one of the portal's. A number chosen from the list counts as proven.
 */
const applicationOf = ({ code, userExaminationNo }: Entry, keys: MemberContext['configuration']['encryptionKeys']) =>
  code !== undefined
    ? readEntryCode(code, keys)
    : userExaminationNo === undefined
      ? null
      : { applicationNo: userExaminationNo, isProven: true };

/** Clamps a device's time, because its clock may be wrong, between the start of the lesson's day and the present. */
function takenWithin(said: string, from: Date, until: Date): Date {
  const at = new Date(said);
  return at > until ? until : at < from ? from : at;
}
