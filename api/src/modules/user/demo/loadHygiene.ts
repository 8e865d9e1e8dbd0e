import { maskName } from '@portal/shared/format';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { demoTime } from '../../../demo/writing.ts';
import { yearOf } from '../hygiene/dueState.ts';
import { numberOfFormerSystem } from '../imports/papers/formerNumber.ts';

/** Years since a member's newest completion: done, due and overdue ones for the office's lists. */
const YEARS_AGO: Readonly<Record<string, number>> = { member13: 1, member14: 1, member15: 2, member16: 3 };
/** Years of completions before the newest. */
const EARLIER_YEARS = 2;

/** Loads completions of hygiene education of members with a business, and this year's reminders of the others. */
export async function loadHygiene(db: Queries, now: Date): Promise<void> {
  const year = yearOf(now);
  const members = await db
    .selectFrom('member')
    .select(['member_no', 'user_id', 'name', 'lcns_no', 'bssh_nm'])
    .where('lcns_no', 'is not', null)
    .where('role', '=', 'member')
    .orderBy('member_no')
    .execute();
  const today = seoulDay(now);
  const dayIn = (completedIn: number) => (`${completedIn}-05-14` < today ? `${completedIn}-05-14` : today);
  const completions = members.flatMap((member) => {
    const newest = year - (YEARS_AGO[member.user_id ?? ''] ?? 0);
    return Array.from({ length: EARLIER_YEARS + 1 }, (_, ago) => {
      const number = `${newest - ago}-${String(member.member_no).padStart(5, '0')}`;
      return {
        member_no: member.member_no,
        batch_no: null,
        number,
        compared_number: numberOfFormerSystem(number),
        course: 'YEARLY' as const,
        completed_on: dayIn(newest - ago),
        provider: '온라인 학습실',
        holder_masked: maskName(member.name ?? ''),
        lcns_no: member.lcns_no,
        bssh_nm: member.bssh_nm ?? '',
        entered_at: demoTime(now, 1, 5),
      };
    });
  });
  await db.insertInto('hygiene_completion').values(completions).execute();
  // The job reminds nobody a second time.
  const reminded = members.filter(({ user_id: userId }) => (YEARS_AGO[userId ?? ''] ?? 0) > 0);
  await db
    .insertInto('hygiene_reminder')
    .values(reminded.map(({ member_no }) => ({ member_no, year, raised_at: demoTime(now, 1, 5) })))
    .execute();
}
