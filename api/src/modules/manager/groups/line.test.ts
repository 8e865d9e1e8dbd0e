import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { DAY_MS, HOUR_MS } from '../../../clock/durations.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { lineJob } from '../line/lineJob.ts';
import { openGroups } from '../testing/groups.ts';
import { addExam, seatsTaken } from '../testing/offerings.ts';

describeWithDatabase('a group in the queue', (open) => {
  /** Course filled by others, one person a seat. */
  async function openLine(capacity: number, columns: { apply_end_at?: Date } = {}) {
    const groups = await openGroups(open);
    const { db, course, person, run } = groups;
    const educationNo = await course({ capacity, price: 0, ...columns });
    const seated: { memberNo: number; cancel(): Promise<unknown> }[] = [];
    for (let count = 0; count < capacity; count += 1) {
      const { client, memberNo } = await person();
      const { entity } = await client.call('postIntEdu', { educationNo });
      const cancel = () => client.call('patchIntEduCancel', { userExaminationNo: entity as number });
      seated.push({ memberNo, cancel });
    }
    const marks = new Map<number, string>();
    /** Position of a member; on later calls, waits for a change. */
    const position = async ({ client, memberNo }: Awaited<ReturnType<typeof person>>) => {
      const since = marks.get(memberNo);
      const { entity } = await client.call('getMapLine', { educationNo, ...(since !== undefined && { since }) });
      const stands = entity as CallAnswer<Calls['getMapLine']>;
      marks.set(memberNo, stands.mark);
      return stands;
    };
    return {
      ...groups,
      educationNo,
      seated,
      standing: position,
      settle: () => run(lineJob),
      free: async (count: number) => {
        for (const { cancel } of seated.splice(0, count)) await cancel();
      },
      /** Employer with a place for this many seats. */
      waitingGroup: async (seats: number) => {
        const employer = await groups.employer();
        const answer = await employer.client.call('postIntGroupLine', { educationNo, seats });
        expect(answer).toMatchObject({ code: 1 });
        return { ...employer, placeNo: answer.entity as number };
      },
      waitingPerson: async () => {
        const member = await person();
        expect(await member.client.call('postIntLine', { educationNo })).toMatchObject({ code: 1 });
        return member;
      },
      places: async () => {
        const rows = await db
          .selectFrom('place_in_line')
          .innerJoin('line', 'line.line_no', 'place_in_line.line_no')
          .select(['status', 'place_in_line.seats', 'place_in_line.collected', 'stood_back_at'])
          .where('education_no', '=', educationNo)
          .orderBy('turn')
          .execute();
        return rows.map(({ status, seats, collected, stood_back_at }) =>
          [status, `${collected}/${seats}`, ...(stood_back_at ? ['stood back'] : [])].join(' '),
        );
      },
    };
  }

  test('freed seats are collected until it has all, and are offered together; its form takes them over', async () => {
    const {
      db,
      educationNo,
      free,
      waitingGroup,
      waitingPerson,
      places,
      standing: position,
      people,
      noticesOf,
    } = await openLine(4);
    const group = await waitingGroup(3);
    const behind = await waitingPerson();
    expect(await position(behind)).toMatchObject({ ahead: 3, waiting: 4, group: null });
    expect(await position(group)).toMatchObject({ ahead: 0, group: { collected: 0, collectedUntil: null } });
    await free(2);
    expect(await places()).toEqual(['WAITING 2/3', 'WAITING 0/1']);
    expect(await seatsTaken(db, educationNo)).toBe(4);
    expect(await position(group)).toMatchObject({
      ahead: 0,
      seatsLeft: 0,
      offered: 0,
      collected: 2,
      group: { seats: 3, collected: 2, collectedUntil: '2026-11-23T12:00:00+09:00', isStoodBack: false },
      allowedActions: ['leave'],
    });
    expect((await group.submit(educationNo, people(2))).code).toBe(CODES.GROUP_LINE_FORMED.code);
    await free(1);
    expect(await places()).toEqual(['OFFERED 3/3', 'WAITING 0/1']);
    expect(await noticesOf(group.memberNo)).toEqual(['lineOffered']);
    expect((await group.client.call('getListLine', {})).entity).toMatchObject([
      { placeNo: group.placeNo, status: 'OFFERED', isGroup: true, seats: 3 },
    ]);
    const tasks = (await group.client.call('getMapMyMatters', {})).entity as { waiting: { path: string }[] };
    expect(tasks.waiting.map(({ path }) => path)).toEqual([`/manager/group/write?educationNo=${educationNo}`]);
    // Neither a form for the employer alone nor one for more people takes them.
    expect((await group.client.call('postIntEdu', { educationNo })).code).toBe(CODES.LINE_FORMED.code);
    expect((await group.submit(educationNo, people(4))).code).toBe(CODES.GROUP_OFFER_SMALLER.code);
    const { entity: groupNo, code } = await group.submit(educationNo, people(3));
    expect(code).toBe(1);
    expect((await group.view(groupNo as number)).counts).toMatchObject({ seats: 3 });
    expect(await places()).toEqual(['TAKEN 0/3', 'WAITING 0/1']);
    expect(await seatsTaken(db, educationNo)).toBe(4);
  });

  test('a form with fewer people than seats passes the others on in the same transaction', async () => {
    const { db, educationNo, free, waitingGroup, waitingPerson, places, people } = await openLine(3);
    const group = await waitingGroup(3);
    await waitingPerson();
    await free(3);
    expect((await group.submit(educationNo, people(2))).code).toBe(1);
    expect(await places()).toEqual(['TAKEN 0/3', 'OFFERED 0/1']);
    expect(await seatsTaken(db, educationNo)).toBe(3);
  });

  test('after three days collecting ends: it is notified once, its seats go to others, and it keeps its position', async () => {
    const {
      server,
      db,
      educationNo,
      free,
      waitingGroup,
      waitingPerson,
      places,
      standing: position,
      later,
      settle,
      noticesOf,
    } = await openLine(4, { apply_end_at: new Date('2026-12-05T18:00:00+09:00') });
    const group = await waitingGroup(2);
    for (let count = 0; count < 3; count += 1) await waitingPerson();
    await position(group);
    later(2 * DAY_MS);
    await free(1);
    later(3 * DAY_MS - 1);
    await settle();
    expect(await places()).toEqual(['WAITING 1/2', 'WAITING 0/1', 'WAITING 0/1', 'WAITING 0/1']);
    later(1);
    await settle();
    await settle();
    expect(await places()).toEqual(['WAITING 0/2 stood back', 'OFFERED 0/1', 'WAITING 0/1', 'WAITING 0/1']);
    expect(await noticesOf(group.memberNo)).toEqual(['lineStoodBack']);
    expect(await position(group)).toMatchObject({
      ahead: 0,
      group: { collected: 0, collectedUntil: null, isStoodBack: true },
    });
    // A single seat goes to the entries after it.
    await free(1);
    expect((await places())[2]).toBe('OFFERED 0/1');
    // Two at once go to the group.
    const { client } = await addEmployee(server);
    expect(
      await client.call('officeAddSeats', { kind: 'education', offeringNo: educationNo, seats: 2, reason: '넓은 곳' }),
    ).toMatchObject({ entity: { offered: 1, collected: 0 } });
    expect((await places())[0]).toBe('OFFERED 2/2 stood back');
    expect((await places())[3]).toBe('WAITING 0/1');
    expect(await seatsTaken(db, educationNo)).toBe(6);
  });

  test('no seats are collected within two days before applying ends', async () => {
    const { free, waitingGroup, waitingPerson, places, noticesOf, later, settle } = await openLine(3, {
      apply_end_at: new Date('2026-11-23T12:00:00+09:00'),
    });
    const group = await waitingGroup(2);
    await free(1);
    expect(await places()).toEqual(['WAITING 1/2']);
    later(DAY_MS);
    await settle();
    expect(await places()).toEqual(['WAITING 0/2 stood back']);
    // Nobody waits after it: the seat is for the next member, and is not held back.
    await waitingPerson();
    expect(await places()).toEqual(['WAITING 0/2 stood back', 'OFFERED 0/1']);
    const late = await waitingGroup(2);
    await free(1);
    expect(await noticesOf(group.memberNo)).toEqual(['lineStoodBack']);
    expect(await noticesOf(late.memberNo)).toEqual(['lineStoodBack']);
    later(2 * DAY_MS);
    await settle();
    expect((await places())[0]).toBe('ENDED 0/2 stood back');
    expect(await noticesOf(group.memberNo)).toEqual(['lineStoodBack', 'lineEnded']);
  });

  test('a seat that a group cannot use is taken by the form, as if nobody waited', async () => {
    const {
      educationNo,
      person,
      free,
      waitingGroup,
      places,
      standing: position,
    } = await openLine(3, {
      apply_end_at: new Date('2026-11-22T11:00:00+09:00'),
    });
    const group = await waitingGroup(2);
    await free(1);
    expect(await places()).toEqual(['WAITING 0/2 stood back']);
    await position(group);
    const other = await person();
    expect(await position(other)).toMatchObject({ allowedActions: ['apply'], seatsLeft: 1 });
    expect(await other.client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
    await free(2);
    expect(await places()).toEqual(['OFFERED 2/2 stood back']);
    expect(await position(group)).toMatchObject({ status: 'OFFERED', offered: 2 });
  });

  test('an offer that lapses, is declined or given up passes all of its seats on', async () => {
    const { db, educationNo, free, waitingGroup, waitingPerson, places, later, settle } = await openLine(3);
    await waitingGroup(2);
    const second = await waitingGroup(2);
    await waitingPerson();
    await free(2);
    expect(await places()).toEqual(['OFFERED 2/2', 'WAITING 0/2', 'WAITING 0/1']);
    later(HOUR_MS);
    await settle();
    expect(await places()).toEqual(['LAPSED 0/2', 'OFFERED 2/2', 'WAITING 0/1']);
    await second.client.call('patchIntLineLeave', { educationNo });
    expect(await places()).toEqual(['LAPSED 0/2', 'DECLINED 0/2', 'OFFERED 0/1']);
    expect(await seatsTaken(db, educationNo)).toBe(2);
  });

  test('a group that leaves or is suspended while collecting seats releases them', async () => {
    const { db, educationNo, free, waitingGroup, waitingPerson, places, settle } = await openLine(3);
    const [leaving, suspended] = [await waitingGroup(3), await waitingGroup(2)];
    await waitingPerson();
    await free(1);
    await leaving.client.call('patchIntLineLeave', { educationNo });
    expect(await places()).toEqual(['LEFT 0/3', 'WAITING 1/2', 'WAITING 0/1']);
    await db.updateTable('member').set({ status: 'SUSPENDED' }).where('member_no', '=', suspended.memberNo).execute();
    await settle();
    expect(await places()).toEqual(['LEFT 0/3', 'ENDED 0/2', 'OFFERED 0/1']);
    expect(await seatsTaken(db, educationNo)).toBe(3);
  });

  test('a member has one place; a group is no larger than the course, and has none while another group is unpaid', async () => {
    const { educationNo, course, employer, free, waitingGroup, waitingPerson, people, seated } = await openLine(2);
    const { client } = await employer();
    const place = (seats: number) => client.call('postIntGroupLine', { educationNo, seats });
    expect((await place(3)).code).toBe(CODES.GROUP_OVER_CAPACITY.code);
    expect((await place(0)).status).toBe(400);
    expect((await place(51)).status).toBe(400);
    const { entity } = await place(2);
    expect((await place(2)).entity).toBe(entity);
    expect((await place(1)).code).toBe(CODES.LINE_PLACE_OTHER.code);
    expect((await client.call('postIntLine', { educationNo })).code).toBe(CODES.LINE_PLACE_OTHER.code);
    const single = await waitingPerson();
    expect((await single.client.call('postIntGroupLine', { educationNo, seats: 1 })).code).toBe(
      CODES.LINE_PLACE_OTHER.code,
    );
    await client.call('patchIntLineLeave', { educationNo });
    await single.client.call('patchIntLineLeave', { educationNo });
    const other = await waitingGroup(2);
    await free(seated.length);
    expect((await other.submit(educationNo, people(2))).code).toBe(1);
    const priced = await course({ capacity: 2, price: 50_000 });
    expect((await other.submit(priced, people(2))).code).toBe(1);
    expect((await other.client.call('postIntGroupLine', { educationNo: priced, seats: 1 })).code).toBe(
      CODES.GROUP_UNPAID.code,
    );
  });

  test('an employer with an own application may also wait for a group', async () => {
    const { educationNo, db, person, places, free, standing: position } = await openLine(2);
    const own = await person();
    await free(1);
    expect((await own.client.call('postIntEdu', { educationNo })).code).toBe(1);
    expect((await own.client.call('postIntGroupLine', { educationNo, seats: 2 })).code).toBe(1);
    await free(1);
    expect(await places()).toEqual(['WAITING 1/2']);
    expect(await position(own)).toMatchObject({ status: 'WAITING', group: { collected: 1 } });
    expect(await seatsTaken(db, educationNo)).toBe(2);
  });

  test('accepting a seat of another group leaves the place for an own group', async () => {
    const { course, employer, people, person, lastCode } = await openGroups(open);
    const educationNo = await course({ capacity: 1, price: 0 });
    const [{ submit }, guests] = [await employer(), people(1)];
    await submit(educationNo, guests);
    const own = await person({ user_phone: guests[0]?.userPhone ?? '' });
    expect((await own.client.call('postIntGroupLine', { educationNo, seats: 1 })).code).toBe(1);
    const code = await lastCode(guests[0]?.userPhone ?? '');
    expect((await own.client.call('postIntGroupAccept', { code, agreeSharing: true })).code).toBe(1);
    expect((await own.client.call('getListLine', {})).entity).toMatchObject([{ status: 'WAITING', isGroup: true }]);
  });

  test('calling off ends a waiting group and releases its collected seats', async () => {
    const { db, educationNo, free, waitingGroup, places, settle } = await openLine(2);
    await waitingGroup(2);
    await free(1);
    await db.updateTable('education').set({ called_off: true }).where('education_no', '=', educationNo).execute();
    await settle();
    expect(await places()).toEqual(['ENDED 0/2']);
    expect(await seatsTaken(db, educationNo)).toBe(1);
  });

  /** Group of two with a late deposit, at a time when its employer is offered three other seats. */
  async function offeredAfterHold() {
    const all = await openGroups(open);
    const { course, employer, people, checkout, laterMinutes } = all;
    const educationNo = await course({ capacity: 3 });
    const { client, submit, view } = await employer();
    const groupNo = (await submit(educationNo, people(2))).entity as number;
    const { entity } = await client.call('startPayment', { userExaminationNo: groupNo, payMethod: 'vbank' });
    const { checkoutUrl } = entity as { checkoutUrl: string };
    await checkout.press(checkoutUrl, 'issue');
    laterMinutes(48 * 60);
    await expireHeld(checkout.jobs());
    laterMinutes(3 * 24 * 60);
    expect((await client.call('postIntGroupLine', { educationNo, seats: 3 })).code).toBe(1);
    const isPaid = async () => {
      await checkout.press(checkoutUrl, 'lateDeposit');
      expect(await view(groupNo)).toMatchObject({ status: 'PAID', counts: { invited: 2 } });
    };
    return { ...all, educationNo, client, isPaid };
  }

  test('a late deposit takes over the seats that its employer is offered meanwhile', async () => {
    const { db, educationNo, client, isPaid } = await offeredAfterHold();
    expect(await seatsTaken(db, educationNo)).toBe(3);
    await isPaid();
    expect((await client.call('getListLine', {})).entity).toEqual([]);
    expect(await seatsTaken(db, educationNo)).toBe(2);
  });

  test('a late deposit takes the seats of its employer’s overdue offer before they are passed on', async () => {
    const { db, clock, educationNo, client, isPaid } = await offeredAfterHold();
    await db.updateTable('place_in_line').set({ offer_due_at: clock.now }).execute();
    await isPaid();
    expect((await client.call('getListLine', {})).entity).toEqual([]);
    expect(await seatsTaken(db, educationNo)).toBe(2);
  });

  test('an exam has places for groups too, for any employer', async () => {
    const { db, employer } = await openGroups(open);
    const examinationNo = await addExam(db, { capacity: 3, taken: 3 });
    const { client } = await employer();
    expect((await client.call('postIntGroupLine', { examinationNo, seats: 2 })).code).toBe(1);
    expect(await client.call('postIntGroupLine', { examinationNo, educationNo: 1, seats: 2 })).toMatchObject({
      status: 400,
    });
    expect(await client.call('postIntGroupLine', { examinationNo: 99_999, seats: 2 })).toMatchObject({ status: 404 });
  });
});
