import { describeWithDatabase } from '../../../testing/index.ts';
import { addExam, completeCourse } from '../testing/offerings.ts';
import { decide } from './decisions.ts';

describeWithDatabase('results', (open) => {
  async function start() {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    return { clock, ...(await open({ now: () => clock.now })) };
  }

  async function passed() {
    const server = await start();
    const { db } = server;
    const examinationNo = await addExam(db, { price: 0 });
    const { client, memberNo } = await server.member();
    await completeCourse(db, memberNo, 2);
    const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
    const staff = {
      db,
      now: server.clock.now,
      log: { warn: () => undefined },
      keys: server.configuration.encryptionKeys,
    };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'sit' }, staff)).toBe('SAT');
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBe('PASSED');
    return { ...server, client, memberNo, examinationNo, userExaminationNo };
  }

  test('a result is sealed until its announcement, in the detail, the list and the passes', async () => {
    const { client, userExaminationNo, clock, db, memberNo } = await passed();
    const seen = async () => {
      const detail = (await client.call('getMapUserExam', { userExaminationNo })).entity;
      const list = (await client.call('getListBoxUserExam')).entity as { list: unknown[] };
      const passes = (await client.call('fetchUserCertList')).entity as { list: unknown[] };
      return { detail, item: list.list[0], passes: passes.list.length, text: JSON.stringify([detail, list]) };
    };
    // A session ends after 24 hours; this one is extended, because the test is not about sessions.
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01'), used_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    clock.now = new Date('2026-12-24T09:59:59.999+09:00');
    const before = await seen();
    expect(before.detail).toMatchObject({ status: 'SAT', statusName: '응시', allowedActions: [] });
    expect(before.item).toMatchObject({ status: 'SAT' });
    expect(before.passes).toBe(0);
    expect(before.text).not.toMatch(/PASSED|합격/);
    clock.now = new Date('2026-12-24T10:00:00+09:00');
    const after = await seen();
    expect(after.detail).toMatchObject({
      status: 'PASSED',
      statusName: '합격',
      allowedActions: ['requestCertificate', 'object'],
    });
    expect(after.passes).toBe(1);
  });

  test('results stay sealed when their announcement is postponed', async () => {
    const { client, userExaminationNo, clock, db, examinationNo, memberNo } = await passed();
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-01-01'), used_at: new Date('2027-01-01') })
      .where('member_no', '=', memberNo)
      .execute();
    await db
      .updateTable('examination')
      .set({ pass_date: '2026-12-28', announced_at: new Date('2026-12-28T10:00:00+09:00') })
      .where('examination_no', '=', examinationNo)
      .execute();
    clock.now = new Date('2026-12-27T10:00:00+09:00');
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({ status: 'SAT' });
    expect((await client.call('fetchUserCertList')).entity).toMatchObject({ list: [] });
  });

  test('a result of the other kind, or a second one, is rejected', async () => {
    const { db, clock, configuration, userExaminationNo } = await passed();
    const staff = { db, now: clock.now, log: { warn: () => undefined }, keys: configuration.encryptionKeys };
    expect(await decide({ applicationNo: userExaminationNo, decision: 'pass' }, staff)).toBeNull();
    expect(await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staff)).toBeNull();
  });
});
