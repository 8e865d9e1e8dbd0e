import type { CallEntity } from '@portal/shared/contract';
import type { awaitPublished } from '@portal/shared/contract/published';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { addEmployee, type Employee } from '../../office/testing/employee.ts';

/** Every timer but intervals: recurring work runs only when a test advances the clock. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];
const TICK_MS = 2 * SECOND_MS;

describeOnBothDatabases('a caller that waits for published content', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    jest.useFakeTimers({ doNotFake: REAL });
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['content']);
  });

  afterAll(() => void jest.useRealTimers());

  /** Resolves a waiting request by advancing the timers. */
  async function inTime(answer: Promise<string>): Promise<string> {
    let isAnswered = false;
    void answer.then(() => (isAnswered = true));
    while (!isAnswered) {
      jest.advanceTimersByTime(TICK_MS);
      await new Promise(setImmediate);
    }
    return answer;
  }

  const ask = async (since?: string) =>
    ((await server.client().call('awaitPublished', { since })).entity as CallEntity<typeof awaitPublished>).mark;
  const write = (title: string, more: object = {}) =>
    employee.client.call('officeSaveArticle', { kind: 'notice', article: { title, content: '<p>본문</p>', ...more } });

  test('is notified of a new notice without another request', async () => {
    const mark = await ask();
    const answer = ask(mark);
    expect(await write('새 공지')).toMatchObject({ code: 1 });
    // In tests, the embedded database sends no notification to its listeners.
    const next = await (kind === 'embedded' ? inTime(answer) : answer);
    expect(next).not.toBe(mark);
    expect(await ask(mark)).toBe(next);
  });

  test('is notified when a scheduled notice appears and when it ends', async () => {
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

  test('is not notified of changes that the public does not read', async () => {
    const mark = await ask();
    let isAnswered = false;
    const answer = ask(mark).then((told) => {
      isAnswered = true;
      return told;
    });
    await server.db
      .transaction()
      .execute((db) =>
        recordAct({ db, now, ip: '', caller: null }, { act: 'search members', object: 'member', objectNo: null }),
      );
    await server.services.publication.tick();
    expect(isAnswered).toBe(false);
    await server.services.publication.stop();
    expect(await answer).toBe(mark);
  });

  test('gets a response at once while the server stops', async () => {
    // A held request would never resolve here, because the timers do not advance.
    expect(await ask(await ask())).toHaveLength(27);
  });
});
