import type { CallEntity } from '@portal/shared/contract';
import type { awaitPublished } from '@portal/shared/contract/published';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';

describeOnBothDatabases('who waits for what is published', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['content']);
  });

  const ask = async (since?: string) =>
    ((await server.client().call('awaitPublished', { since })).entity as CallEntity<typeof awaitPublished>).mark;
  const write = (title: string, more: object = {}) =>
    employee.client.call('officeSaveArticle', { kind: 'notice', article: { title, content: '<p>본문</p>', ...more } });

  test('is told of a new notice, without asking again', async () => {
    const mark = await ask();
    const answer = ask(mark);
    expect(await write('새 공지')).toMatchObject({ code: 1 });
    const next = await answer;
    expect(next).not.toBe(mark);
    expect(await ask(mark)).toBe(next);
  });

  test('is told when the time of a notice has come, and when it is over', async () => {
    await write('내일의 공지', {
      fromDay: '2026-11-20',
      fromTime: '12:10',
      untilDay: '2026-11-20',
      untilTime: '12:20',
    });
    const marks = [await ask()];
    for (let step = 0; step < 2; step += 1) {
      const answer = ask(marks.at(-1));
      now = new Date(now.getTime() + 10 * MINUTE_MS);
      marks.push(await answer);
    }
    expect(new Set(marks).size).toBe(3);
  });

  test('is told of nothing that the public does not read', async () => {
    const mark = await ask();
    let isTold = false;
    const answer = ask(mark).then((told) => {
      isTold = true;
      return told;
    });
    await server.db
      .transaction()
      .execute((db) =>
        recordAct({ db, now, ip: '', caller: null }, { act: 'search members', object: 'member', objectNo: null }),
      );
    await server.services.publication.tick();
    expect(isTold).toBe(false);
    await server.services.publication.stop();
    expect(await answer).toBe(mark);
  });

  test('is answered at once while the server stops, and held no more', async () => {
    const began = performance.now();
    expect(await ask(await ask())).toHaveLength(27);
    expect(performance.now() - began).toBeLessThan(10 * SECOND_MS);
  });
});
