import { CODES } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { retentionJob } from '../../user/retention/retentionJob.ts';
import { eraseMember } from '../../user/withdrawal/eraseMember.ts';
import { hasOpenTasks } from '../../user/withdrawal/openTasks.ts';
import { openGroups } from '../testing/groups.ts';
import { seatsTaken } from '../testing/offerings.ts';

describeWithDatabase('unpaid seats of a group', (open) => {
  async function groups() {
    const all = await openGroups(open);
    const { checkout, db } = all;
    type Employer = Awaited<ReturnType<typeof all.employer>>;
    const byAccount = async ({ client }: Employer, userExaminationNo: number) => {
      const { entity } = await client.call('startPayment', { userExaminationNo, payMethod: 'vbank' });
      const { checkoutUrl } = entity as { checkoutUrl: string };
      await checkout.press(checkoutUrl, 'issue');
      return checkoutUrl;
    };
    /** Submits the form of an employer for another employer's business. */
    const forBusinessOf = ({ client }: Employer, { business }: Employer, educationNo: number) =>
      client.call('postIntGroup', { kind: 'education', educationNo, people: all.people(2, 50), ...business });
    return { ...all, byAccount, forBusinessOf, taken: (educationNo: number) => seatsTaken(db, educationNo) };
  }

  test('are held for half an hour with a virtual account too; a later deposit takes seats that are left', async () => {
    const { course, employer, people, byAccount, laterMinutes, checkout, taken } = await groups();
    const educationNo = await course({ capacity: 3 });
    const { submit, view, ...own } = await employer();
    const groupNo = (await submit(educationNo, people(3))).entity as number;
    const url = await byAccount({ submit, view, ...own }, groupNo);
    expect(await view(groupNo)).toMatchObject({
      payDueAt: '2026-11-20T12:30:00+09:00',
      payment: { virtualAccount: { dueAt: '2026-11-20T12:30:00+09:00' } },
    });
    laterMinutes(31);
    expect(await expireHeld(checkout.jobs())).toBe(1);
    expect(await taken(educationNo)).toBe(0);
    await checkout.press(url, 'lateDeposit');
    expect(await view(groupNo)).toMatchObject({ status: 'PAID', counts: { invited: 3 } });
    expect(await taken(educationNo)).toBe(3);
  });

  test('are held once in three days by one member, and the error names the end of the pause', async () => {
    const { course, employer, people, laterMinutes, laterDays, checkout, taken } = await groups();
    const [educationNo, other, free] = [await course(), await course(), await course({ price: 0 })];
    const { submit, client } = await employer();
    await submit(educationNo, people(2));
    expect((await submit(other, people(2))).code).toBe(CODES.GROUP_UNPAID.code);
    laterMinutes(31);
    await expireHeld(checkout.jobs());
    for (const course of [educationNo, other])
      expect(await submit(course, people(2))).toMatchObject({
        code: CODES.GROUP_HOLD_REPEATED.code,
        message: expect.stringContaining('2026.11.23 (월) 12:00까지'),
      });
    expect((await client.call('postIntGroupLine', { educationNo, seats: 2 })).code).toBe(
      CODES.GROUP_HOLD_REPEATED.code,
    );
    expect(await taken(educationNo)).toBe(0);
    expect((await submit(free, people(2))).code).toBe(1);
    laterDays(3);
    expect((await submit(educationNo, people(2))).code).toBe(1);
  });

  test('that no job has expired for days bar their employer from a further group and from the queue', async () => {
    const { course, employer, people, laterDays } = await groups();
    const educationNo = await course();
    const { submit, client } = await employer();
    await submit(educationNo, people(2));
    laterDays(4);
    expect((await submit(educationNo, people(2))).code).toBe(CODES.GROUP_UNPAID.code);
    expect((await client.call('postIntGroupLine', { educationNo, seats: 2 })).code).toBe(CODES.GROUP_UNPAID.code);
  });

  test('can be cancelled once after a mistake, but not to hold them again and again', async () => {
    const { course, employer, people } = await groups();
    const educationNo = await course();
    const { submit, client } = await employer();
    for (const code of [1, 1, CODES.GROUP_HOLD_REPEATED.code]) {
      const answer = await submit(educationNo, people(2));
      expect(answer.code).toBe(code);
      if (code === 1) await client.call('patchIntGroupCancel', { groupNo: answer.entity });
    }
  });

  test('are held once for one business number by anybody; an employer who has paid for it before is not barred', async () => {
    const { course, employer, people, forBusinessOf, laterMinutes, checkout } = await groups();
    const educationNo = await course();
    const [known, stranger] = [await employer(), await employer()];
    const groupNo = (await known.submit(educationNo, people(1))).entity as number;
    await known.pay(groupNo);
    expect((await forBusinessOf(stranger, known, educationNo)).code).toBe(1);
    const third = await employer();
    expect((await forBusinessOf(third, known, educationNo)).code).toBe(CODES.GROUP_HOLD_REPEATED.code);
    laterMinutes(31);
    await expireHeld(checkout.jobs());
    expect((await forBusinessOf(third, known, educationNo)).code).toBe(CODES.GROUP_HOLD_REPEATED.code);
    expect((await third.submit(educationNo, people(1, 20))).code).toBe(1);
    expect((await known.submit(educationNo, people(1, 30))).code).toBe(1);
  });

  test('do not bar an employer who has paid too late', async () => {
    const { course, employer, people, byAccount, laterMinutes, checkout, person } = await groups();
    const educationNo = await course({ capacity: 1 });
    const own = await employer();
    const groupNo = (await own.submit(educationNo, people(1))).entity as number;
    const url = await byAccount(own, groupNo);
    laterMinutes(31);
    await expireHeld(checkout.jobs());
    await (await person()).client.call('postIntEdu', { educationNo });
    await checkout.press(url, 'lateDeposit');
    expect(await own.view(groupNo)).toMatchObject({ status: 'CLOSED', amountAwaitingAccount: 50_001 });
    expect((await own.submit(await course(), people(1))).code).toBe(1);
  });

  test('and unaccepted free ones are at most fifty per course', async () => {
    const { course, employer, people, accept, taken } = await groups();
    const educationNo = await course({ price: 0, capacity: 100 });
    const { submit } = await employer();
    expect((await submit(educationNo, people(50))).code).toBe(1);
    expect((await submit(educationNo, people(1, 50))).code).toBe(CODES.GROUP_UNACCEPTED.code);
    expect(await taken(educationNo)).toBe(50);
    await accept(people(1)[0]?.userPhone ?? '');
    expect((await submit(educationNo, people(1, 50))).code).toBe(1);
  });

  test('are shown to the office if they are more than one group has', async () => {
    const { course, employer, people, server } = await groups();
    const educationNo = await course({ capacity: 100 });
    const { client } = await addEmployee(server, ['qualification']);
    const count = async () => {
      const { waiting } = (await client.call('officeOverview')).entity as {
        waiting: { kind: string; count: number }[];
      };
      return waiting.find(({ kind }) => kind === 'unpaidGroups')?.count;
    };
    await (await employer()).submit(educationNo, people(50));
    expect(await count()).toBe(0);
    await (await employer()).submit(educationNo, people(1, 50));
    expect(await count()).toBe(1);
  });
});

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
