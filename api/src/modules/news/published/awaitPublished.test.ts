import type { CallEntity } from '@portal/shared/contract';
import type { awaitPublished } from '@portal/shared/contract/published';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';

/** All but intervals: what is done from time to time is done when the test says so, and never by itself. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];
const TICK_MS = 2 * SECOND_MS;

describeOnBothDatabases('who waits for what is published', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    jest.useFakeTimers({ doNotFake: REAL });
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['content']);
  });

  afterAll(() => void jest.useRealTimers());

  /** The answer to a question that waits until somebody looks at the clock. */
  async function inTime(answer: Promise<string>): Promise<string> {
    let isTold = false;
    void answer.then(() => (isTold = true));
    while (!isTold) {
      jest.advanceTimersByTime(TICK_MS);
      await new Promise(setImmediate);
    }
    return answer;
  }

  const ask = async (since?: string) =>
    ((await server.client().call('awaitPublished', { since })).entity as CallEntity<typeof awaitPublished>).mark;
  const write = (title: string, more: object = {}) =>
    employee.client.call('officeSaveArticle', { kind: 'notice', article: { title, content: '<p>본문</p>', ...more } });

  test('is told of a new notice, without asking again', async () => {
    const mark = await ask();
    const answer = ask(mark);
    expect(await write('새 공지')).toMatchObject({ code: 1 });
    // Nothing tells the embedded database's readers of it, in a test.
    const next = await (kind === 'embedded' ? inTime(answer) : answer);
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
      marks.push(await inTime(answer));
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
    // A question that is held is never answered here: no time passes.
    expect(await ask(await ask())).toHaveLength(27);
  });
});
