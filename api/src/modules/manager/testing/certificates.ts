import type { TestServer } from '../../../testing/index.ts';
import { decide } from '../applications/decisions.ts';
import { addExam, completeCourse } from './offerings.ts';

/** Announcement of the results of `addExam`. */
export const ANNOUNCED = new Date('2026-12-24T10:00:00+09:00');

/** Deposit day for the fees of certificates requested then. */
export const TRANSFERRED = '2026-12-24';

export const staffOf = (server: TestServer, now: Date) => ({
  db: server.db,
  now,
  log: { warn: () => undefined },
  keys: server.configuration.encryptionKeys,
});

/** Extends a session beyond its 24 hours, for tests that advance the clock by weeks. */
export const keepSession = (server: TestServer, memberNo: number) =>
  server.db
    .updateTable('session')
    .set({ expires_at: new Date('2028-01-01'), used_at: new Date('2028-01-01') })
    .where('member_no', '=', memberNo)
    .execute();

/** Member who has passed the only part of a round; the server's clock must be within the apply period. */
export async function passedMember(server: TestServer, now: Date, columns: { grade?: 1 | 2; rounds?: number } = {}) {
  const { client, memberNo } = await server.member();
  const userExaminationNo = await passExam(server, { memberNo, client, now }, columns);
  await keepSession(server, memberNo);
  return { client, memberNo, userExaminationNo, name: '홍길동' };
}

interface Examinee {
  memberNo: number;
  client: Awaited<ReturnType<TestServer['member']>>['client'];
  now: Date;
}

/** Applies for a new free exam and passes it; announced at `ANNOUNCED`. */
export async function passExam(
  server: TestServer,
  { memberNo, client, now }: Examinee,
  { grade = 2, rounds = 4, part = '필기' }: { grade?: 1 | 2; rounds?: number; part?: string } = {},
): Promise<number> {
  const examinationNo = await addExam(server.db, { price: 0, grade, rounds, part });
  await completeCourse(server.db, memberNo, grade);
  const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
  for (const decision of ['sit', 'pass'] as const)
    await decide({ applicationNo: userExaminationNo, decision }, staffOf(server, now));
  return userExaminationNo;
}

/** Form of a request. */
export const requestForm = (exam: { userExaminationNo?: number; certName?: string; certificateNo?: number }) => ({
  userName: '홍길동',
  userPhone: '01012345678',
  count: 1,
  ...exam,
});
