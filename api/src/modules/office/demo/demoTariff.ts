import { addDays, seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';

/** Inserts one decided and one rejected change of the tariff. */
export async function loadTariffDemo(db: Queries, now: Date): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const employee = async (userId: string) =>
    (await db.selectFrom('member').select('member_no').where('user_id', '=', userId).executeTakeFirstOrThrow())
      .member_no;
  const [first, second] = [await employee('fees'), await employee('fees2')];
  const decided = { asked_by: first, asked_at: at(6), decided_by: second, decided_at: at(5) };
  await db
    .insertInto('tariff_change')
    .values([
      {
        ...decided,
        item: 'onlineCourse',
        amount: 38_000,
        from_day: addDays(seoulDay(now), 60),
        status: 'CONFIRMED',
        reason: '강의 영상을 새로 찍어 제작비가 늘었습니다.',
      },
      {
        ...decided,
        item: 'practical1',
        amount: 90_000,
        from_day: addDays(seoulDay(now), 30),
        status: 'REFUSED',
        reason: '실기 재료비가 올랐습니다.',
        answer: '한 번에 절반을 올릴 수는 없습니다. 이사회에서 다시 정합니다.',
      },
    ])
    .execute();
}
