import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { decide } from '../applications/decisions.ts';
import { keepSession, staffOf } from '../testing/certificates.ts';
import { addCourse } from '../testing/offerings.ts';

describeWithDatabase('the completion paper of a course', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function completed(decision: 'complete' | 'notComplete' = 'complete') {
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    const educationNo = await addCourse(server.db, { price: 0, title: '외식경영관리사 2급 심화' });
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    await decide({ applicationNo: userExaminationNo, decision }, staffOf(server, now));
    return { client, memberNo, userExaminationNo };
  }
  const check = async (number: string) => (await server.client().call('getMapCertificate', { number })).entity;
  const correctTo = (applicationNo: number, status: 'NOT_COMPLETED' | 'COMPLETED') =>
    server.db.updateTable('application').set({ status }).where('application_no', '=', applicationNo).execute();

  test('gets a permanent number when it is first opened, and is one page that can be read back', async () => {
    const { client, userExaminationNo } = await completed();
    const detail = await client.call('getMapUserEdu', { userExaminationNo });
    expect(detail.entity).toMatchObject({ status: 'COMPLETED', allowedActions: ['printCompletion'] });
    const opened = await Promise.all([1, 2].map(() => client.call('postMapCompletion', { userExaminationNo })));
    const [first, second] = opened.map(({ entity }) => entity as { number: string });
    expect(first).toMatchObject({
      number: expect.stringMatching(/^2026-3-\d{5}-\d{5}$/),
      title: '외식경영관리사 2급 심화',
      name: '홍길동',
    });
    expect(second).toEqual(first);
    const number = first?.number ?? '';
    expect(await check(number)).toMatchObject({
      valid: true,
      kind: 'COMPLETION',
      title: '외식경영관리사 2급 심화',
      name: '홍*동',
    });

    const { rawPayload, headers } = await server.app.inject({
      method: 'POST',
      url: '/api/home/manager/downloadCompletion',
      headers: { authorization: client.token },
      payload: { number },
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(pagesOfPdf(rawPayload)).toBe(1);
    const words = (await wordsOnPdf(rawPayload)).replace(/\s/g, '');
    for (const text of [
      '수료증',
      `제${number}호`,
      '홍길동',
      '외식경영관리사2급심화',
      '2026.12.10(목)',
      '자격증이아닙니다',
    ])
      expect(words).toContain(text);
  });

  test('a corrected result makes it invalid, and it cannot be opened any more', async () => {
    const { client, userExaminationNo } = await completed();
    const { number } = (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    await correctTo(userExaminationNo, 'NOT_COMPLETED');
    expect(await check(number)).toEqual({ valid: false });
    expect(await client.call('postMapCompletion', { userExaminationNo })).toMatchObject({ code: -2009 });
    expect(await client.call('downloadCompletion', { number })).toMatchObject({ code: -2009 });
    await correctTo(userExaminationNo, 'COMPLETED');
    expect(await check(number)).toMatchObject({ valid: true });
  });

  test('there is none for an incomplete course, for an exam, or for anybody else', async () => {
    const { client, userExaminationNo } = await completed('notComplete');
    expect(await client.call('postMapCompletion', { userExaminationNo })).toMatchObject({ code: -2009 });
    const other = await completed();
    expect(await client.call('postMapCompletion', other)).toMatchObject({ status: 404 });
    const { number } = (await other.client.call('postMapCompletion', other)).entity as { number: string };
    expect(await client.call('downloadCompletion', { number })).toMatchObject({ status: 404 });
    expect(await server.client().call('postMapCompletion', other)).toMatchObject({ status: 401 });
  });

  test('a changed name makes a new one, and the old number is invalid', async () => {
    const { client, memberNo, userExaminationNo } = await completed();
    const open = async () =>
      (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    const before = await open();
    await server.db.updateTable('member').set({ name: '홍새롬' }).where('member_no', '=', memberNo).execute();
    const after = await open();
    expect(after).toMatchObject({ name: '홍새롬' });
    expect(after.number).not.toBe(before.number);
    expect([await check(before.number), await check(after.number)]).toMatchObject([
      { valid: false },
      { valid: true, name: '홍*롬' },
    ]);
  });

  test('the database rejects the change or deletion of a number', async () => {
    const { client, userExaminationNo } = await completed();
    const { number } = (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    const { db } = server;
    await expect(db.deleteFrom('paper').where('number', '=', number).execute()).rejects.toThrow(/stays/);
    await expect(
      db.updateTable('paper').set({ number: '2026-3-00000-00000' }).where('number', '=', number).execute(),
    ).rejects.toThrow(/does not change/);
  });
});
