import { seoulDay, seoulTime } from '@portal/shared/time';
import { HOUR_MS } from '../../../clock/durations.ts';
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
