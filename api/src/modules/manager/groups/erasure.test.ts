import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { openGroups } from '../testing/groups.ts';

describeWithDatabase('a person named by an employer', (open) => {
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
      isOpen: (memberNo: number) => hasOpenTasks(db, memberNo, clock.now),
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

  test('is erased with the employer, who may withdraw after the beginning', async () => {
    const { employer, isOpen, clock, erase, sealed, db } = await over();
    expect(await isOpen(employer.memberNo)).toBe(true);
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await isOpen(employer.memberNo)).toBe(false);
    await erase(employer.memberNo);
    expect(await sealed()).toEqual([false, false]);
    const group = await db.selectFrom('employer_group').selectAll().executeTakeFirstOrThrow();
    expect(group).toMatchObject({ business_name: '', business_number: '' });
  });

  test('a bill is retained for five years, and no invoice allowance remains', async () => {
    const { employer, clock, erase, db, run, server } = await over();
    const { group_no } = await db.selectFrom('employer_group').select('group_no').executeTakeFirstOrThrow();
    const business = { business_number: '1248100998', business_name: '한빛국밥집' };
    await db
      .insertInto('group_bill')
      .values({
        ...{ group_no, kind: 'ORIGINAL', status: 'WAITING', amount: 100_002, written_on: '2026-11-20', ...business },
        ...{ representative: '김사장', address: '서울', business_type: '음식점업', business_item: '한식' },
        ...{ email: 'boss@example.com', requested_at: clock.now },
      })
      .execute();
    await db
      .insertInto('invoice_allowance')
      .values({
        ...{ member_no: employer.memberNo, ...business, limit_won: 1, until_day: '2026-12-31', status: 'ALLOWED' },
        ...{ was_allowed: true, allowed_by: (await addEmployee(server)).memberNo, allowed_at: clock.now },
      })
      .execute();
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    await erase(employer.memberNo);
    expect(await db.selectFrom('invoice_allowance').select(['status', 'business_number']).execute()).toEqual([
      { status: 'ENDED', business_number: '' },
    ]);
    const stored = () => db.selectFrom('group_bill').select('business_name').execute();
    expect(await stored()).toEqual([{ business_name: '한빛국밥집' }]);
    clock.now = new Date('2032-03-31T12:00:00+09:00');
    await run(retentionJob);
    expect(await stored()).toHaveLength(1);
    clock.now = new Date('2032-04-01T12:00:00+09:00');
    await run(retentionJob);
    expect(await stored()).toEqual([]);
  });

  test('is erased with the account that has accepted', async () => {
    const { one, erase, sealed } = await over();
    await erase(one.memberNo);
    expect(await sealed()).toEqual([false, true]);
  });

  test('is erased a year after the day of the course', async () => {
    const { sealed, run, clock } = await over();
    clock.now = new Date('2027-12-10T12:00:00+09:00');
    await run(retentionJob);
    expect(await sealed()).toEqual([true, true]);
    clock.now = new Date('2027-12-12T12:00:00+09:00');
    await run(retentionJob);
    expect(await sealed()).toEqual([false, false]);
  });

  test('is erased three months after the group was never paid', async () => {
    const { employer, course, people, run, clock, db } = await openGroups(open);
    const groupNo = (await (await employer()).submit(await course(), people(2))).entity as number;
    const group = db.updateTable('application').where('application_no', '=', groupNo);
    await group.set({ status: 'EXPIRED', expired_at: clock.now }).execute();
    const named = () => db.selectFrom('group_seat').select('seat_no').where('person_sealed', 'is not', null).execute();
    clock.now = new Date('2027-02-19T12:00:00+09:00');
    await run(retentionJob);
    expect(await named()).toHaveLength(2);
    clock.now = new Date('2027-02-22T12:00:00+09:00');
    await run(retentionJob);
    expect(await named()).toEqual([]);
  });
});
