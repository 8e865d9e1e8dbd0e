import type { Queries } from '../../../database/types/tables.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import { describeWithDatabase, duringChange, type TestClient } from '../../../testing/index.ts';
import { callOff } from '../applications/decisions.ts';
import { leftOf, violationsOf } from '../testing/groupBooks.ts';
import { BUSINESS, openGroups } from '../testing/groups.ts';
import { addCourse, addExam, cancelForm, completeCourse, seatsTaken } from '../testing/offerings.ts';

/** Rounds in which the calls collide in another order each time. */
const ROUNDS = 8;

describeWithDatabase('concurrently', (open, kind) => {
  async function acceptedBy(count: number) {
    const all = await openGroups(open);
    const employer = await all.employer();
    return {
      ...all,
      employer,
      round: async (number: number) => {
        const educationNo = await all.course({ capacity: 10 });
        const people = all.people(count, number * 10);
        const groupNo = (await employer.submit(educationNo, people)).entity as number;
        await employer.pay(groupNo);
        return { educationNo, people, groupNo, seatNos: await employer.seatNos(groupNo) };
      },
    };
  }

  test('accepting one link twice makes one application', async () => {
    const { round, person, lastCode, db } = await acceptedBy(1);
    const { people, educationNo } = await round(0);
    const userPhone = people[0]?.userPhone ?? '';
    const { client } = await person({ user_phone: userPhone });
    const form = { code: await lastCode(userPhone), agreeSharing: true } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call('postIntGroupAccept', form)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await violationsOf(educationNo, db)).toEqual([]);
  });

  test.each(['education', 'exam'] as const)(
    'the people of several groups accept, and others apply (%s)',
    async (kind) => {
      const { db, employer, people, person, lastCode } = await openGroups(open);
      const columns = { price: 0, capacity: 40 };
      const offering =
        kind === 'exam' ? { examinationNo: await addExam(db, columns) } : { educationNo: await addCourse(db, columns) };
      const invited: { client: TestClient; code: string }[] = [];
      for (let group = 0; group < 4; group += 1) {
        const named = people(5, 100 * group);
        await (await employer()).client.call('postIntGroup', { kind, ...offering, people: named, ...BUSINESS });
        for (const { userPhone } of named) {
          const { client, memberNo } = await person({ user_phone: userPhone });
          await completeCourse(db, memberNo, 2);
          invited.push({ client, code: await lastCode(userPhone) });
        }
      }
      const alone = await Promise.all(Array.from({ length: 8 }, () => person()));
      for (const { memberNo } of alone) await completeCourse(db, memberNo, 2);
      const answers = await Promise.all([
        ...invited.map(({ client, code }) => client.call('postIntGroupAccept', { code, agreeSharing: true })),
        ...alone.map(({ client }) => client.call(kind === 'exam' ? 'postIntExam' : 'postIntEdu', offering)),
      ]);
      expect(answers.filter(({ code }) => code !== 1)).toEqual([]);
    },
  );

  // The embedded database has one connection, so that nothing runs concurrently.
  if (kind === 'postgresql')
    test('a course is locked while others insert rows that reference it', async () => {
      const { db, clock, course } = await openGroups(open);
      const educationNo = await course();
      await db.transaction().execute(async (adding) => {
        await adding
          .insertInto('line')
          .values({ education_no: educationNo, examination_no: null, seed: null, drawn_at: null })
          .execute();
        await settleQueue({ kind: 'education', offeringNo: educationNo }, { db, now: clock.now });
      });
    });

  if (kind === 'postgresql') {
    test('people who cancel and accept, an employer who replaces or cancels, and a call-off end in no deadlock and no lost seat', async () => {
      const { round, accept, person, lastCode, employer, people, db, server, clock, laterMinutes } =
        await acceptedBy(4);
      const { configuration } = server;
      for (let number = 0; number < ROUNDS; number += 1) {
        laterMinutes(1);
        const { educationNo, people: named, groupNo, seatNos } = await round(number);
        const [one, two] = [await accept(named[0]?.userPhone ?? ''), await accept(named[1]?.userPhone ?? '')];
        const [first = 0, second = 0, third = 0] = seatNos;
        const [other] = people(1, 500 + number);
        const fourth = named[3]?.userPhone ?? '';
        const invited = await person({ user_phone: fourth });
        const form = { code: await lastCode(fourth), agreeSharing: true } as const;
        const money = moneyContext({ db, now: clock.now, log: { warn: () => undefined }, configuration });
        const answers = await Promise.all([
          one.client.call('patchIntEduCancel', cancelForm(one.applicationNo)),
          employer.client.call('patchIntGroupSeat', { seatNo: first, name: '다른', userPhone: other?.userPhone ?? '' }),
          employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [second, third], ...cancelForm(0) }),
          two.client.call('patchIntEduCancel', cancelForm(two.applicationNo)),
          invited.client.call('postIntGroupAccept', form),
          ...(number % 2 === 0
            ? [callOff({ kind: 'education', offeringNo: educationNo }, money).then(() => ({ status: 200 }))]
            : []),
        ]);
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        expect([...(await violationsOf(educationNo, db)), ...(await leftOf(educationNo, db))]).toEqual([]);
      }
    });

    test('cancelling while a call-off ends the group does not free the same seat twice', async () => {
      const { round, accept, db, server, clock } = await acceptedBy(1);
      const { educationNo, people, groupNo } = await round(0);
      const one = await accept(people[0]?.userPhone ?? '');
      const { configuration } = server;
      const endGroup = async (changing: Queries) => {
        const group = await lockApplication(changing, groupNo);
        const money = moneyContext({ db: changing, now: clock.now, log: { warn: () => undefined }, configuration });
        if (group) await moveApplication(group, { event: 'callOff', by: 'staff' }, money);
      };
      const leave = () => one.client.call('patchIntEduCancel', cancelForm(one.applicationNo));
      expect(await duringChange(db, endGroup, leave)).toMatchObject({ code: 1 });
      expect(await violationsOf(educationNo, db)).toEqual([]);
      expect(await seatsTaken(db, educationNo)).toBe(0);
    });
  }
});
