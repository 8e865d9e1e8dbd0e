import { describeWithDatabase } from '../../../testing/index.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';
import { hasOpenMatters } from '../../user/withdrawal/openMatters.ts';
import { openGroups } from '../testing/groups.ts';

describeWithDatabase('whom an employer has named', (open) => {
  async function over() {
    const all = await openGroups(open);
    const employer = await all.employer();
    const people = all.people(2);
    const groupNo = (await employer.submit(await all.course(), people)).entity as number;
    await employer.pay(groupNo);
    const one = await all.accept(people[0]?.userPhone ?? '');
    const { db, clock, server } = all;
    return {
      ...all,
      employer,
      one,
      isOpen: (memberNo: number) => hasOpenMatters(db, memberNo, clock.now),
      sealed: async () => {
        const rows = await db.selectFrom('group_seat').select('person_sealed').orderBy('seat_no').execute();
        return rows.map(({ person_sealed }) => person_sealed !== null);
      },
      erase: async (memberNo: number) => {
        const member = await db
          .selectFrom('member')
          .selectAll()
          .where('member_no', '=', memberNo)
          .executeTakeFirstOrThrow();
        const { configuration } = server;
        await db
          .transaction()
          .execute((transaction) => eraseMember(member, { db: transaction, now: clock.now, configuration }));
      },
    };
  }

  test('goes with the employer, who may leave once it has begun', async () => {
    const { employer, isOpen, clock, erase, sealed, db } = await over();
    expect(await isOpen(employer.memberNo)).toBe(true);
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await isOpen(employer.memberNo)).toBe(false);
    await erase(employer.memberNo);
    expect(await sealed()).toEqual([false, false]);
    const group = await db.selectFrom('employer_group').selectAll().executeTakeFirstOrThrow();
    expect(group).toMatchObject({ business_name: '', business_number: '' });
  });

  test('goes with the person who has accepted', async () => {
    const { one, erase, sealed } = await over();
    await erase(one.memberNo);
    expect(await sealed()).toEqual([false, true]);
  });

  test('is erased a year behind its day', async () => {
    const { sealed, run, clock } = await over();
    clock.now = new Date('2027-12-10T12:00:00+09:00');
    await run(retentionJob);
    expect(await sealed()).toEqual([true, true]);
    clock.now = new Date('2027-12-12T12:00:00+09:00');
    await run(retentionJob);
    expect(await sealed()).toEqual([false, false]);
  });
});
