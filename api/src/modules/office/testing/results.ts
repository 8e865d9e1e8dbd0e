import { seoulDay, seoulTime } from '@portal/shared/time';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import type { TestServer } from '../../../testing/index.ts';

/** Announces the results of an exam an hour ago. */
export async function announceNow({ db, services }: TestServer, examinationNo: number): Promise<void> {
  const at = new Date(services.now().getTime() - HOUR_MS);
  await db
    .updateTable('examination')
    .set({ pass_date: seoulDay(at), pass_time: seoulTime(at), announced_at: at })
    .where('examination_no', '=', examinationNo)
    .execute();
}

/** Creates an open objection and returns its number. */
export async function addObjection({ db, services }: TestServer, applicationNo: number): Promise<number> {
  const now = services.now();
  const { objection_no } = await db
    .insertInto('result_objection')
    .values({
      application_no: applicationNo,
      status: 'OPEN',
      content: '2번 답안을 다시 봐주세요.',
      path: null,
      raised_at: now,
      due_at: new Date(now.getTime() + 14 * DAY_MS),
    })
    .returning('objection_no')
    .executeTakeFirstOrThrow();
  return objection_no;
}
