import { sql } from 'kysely';
import { arrivalTime, SLIP_NEEDS, TICKET_NEEDS } from '@portal/shared/papers';
import { addDays, endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import { HOUR_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { changeApplication } from '../../../enrolment/application/change.ts';
import { evidenceState } from '../../../enrolment/application/evidenceState.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { lackOfTicket } from '../../../enrolment/application/ticket.ts';
import { applicationValues, occasionValues } from '../../../enrolment/applicationValues.ts';
import { beginsAt } from '../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';

/** Minimum age of what the reminder repeats: nobody is reminded of something just read. */
const MIN_AGE_MS = 3 * HOUR_MS;

/** Reminds members of tomorrow's course or exam, in the daytime, unless they switched it off. */
export const dayBeforeJob: Job = {
  name: 'day-before',
  everySeconds: 5 * MINUTE_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    if (isNight(now)) return;
    for (const kind of ['education', 'exam'] as const)
      for (const applicationNo of await listTomorrows(db, kind, now))
        await inTransaction(db, (transaction) => remind(applicationNo, { db: transaction, now }));
  },
};

/** Newest change of an application; null if there is none. */
const newestChangeNo = sql<number | null>`(
  select max(application_change_no) from application_change
  where application_change.application_no = application.application_no
)`;

/** Applications for tomorrow, by the current times and places, without a reminder yet. */
async function listTomorrows(db: Queries, kind: OfferingKind, now: Date): Promise<number[]> {
  const tomorrow = addDays(seoulDay(now), 1);
  const { table, key } = OFFERING_KINDS[kind];
  const longAgo = new Date(now.getTime() - MIN_AGE_MS);
  const { rows } = await sql<{ application_no: number }>`
    select application.application_no
    from ${sql.table(table)} as offering
    join application on application.${sql.ref(key)} = offering.${sql.ref(key)}
    join member on member.member_no = application.member_no
    where not offering.called_off and offering.held_at >= ${seoulInstant(tomorrow)}
      and offering.held_at < ${endOfSeoulDay(tomorrow)}
      and application.status = 'CONFIRMED' and application.confirmed_at <= ${longAgo}
      and not exists (
        select from application_change
        where application_change.application_no = application.application_no and changed_at > ${longAgo}
      )
      and member.notice_day_before
      and not exists (
        select from member_notice
        where (event, subject_no) = ('dayBefore', application.application_no) and ${newestChangeNo} is null
          or (event, subject_no) = ('dayBeforeChanged', ${newestChangeNo})
      )
    order by application.application_no`.execute(db);
  return rows.map(({ application_no }) => application_no);
}

async function remind(applicationNo: number, { db, now }: { db: Queries; now: Date }): Promise<void> {
  const application = await lockApplication(db, applicationNo);
  // Cancelled meanwhile; or changed meanwhile, and then notified of that instead.
  if (application?.status !== 'CONFIRMED' || (await changeApplication(application, { db, now }))) return;
  const terms = currentTerms(application);
  const values = { ...applicationValues(application), ...occasionValues(terms), beginsAt: beginsAt(terms) };
  const isOnline = values.place === '';
  const { change, evidence_state } = await db
    .selectFrom('application')
    .select([newestChangeNo.as('change'), evidenceState.as('evidence_state')])
    .where('application_no', '=', applicationNo)
    .executeTakeFirstOrThrow();
  await raiseNotice(
    {
      event: change === null ? 'dayBefore' : 'dayBeforeChanged',
      memberNo: application.member_no,
      subjectNo: change ?? applicationNo,
      values: {
        ...values,
        arrival: isOnline ? '' : arrivalTime(terms.time),
        bring: isOnline ? '' : NEEDS[termsKind(application.terms)].join(', '),
        lacksTicket: lackOfTicket({ ...application, evidence_state }) !== null,
      },
    },
    { db, now },
  );
}

const NEEDS: Record<OfferingKind, readonly string[]> = { education: SLIP_NEEDS, exam: TICKET_NEEDS };
