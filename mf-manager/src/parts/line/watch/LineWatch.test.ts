import { CallError } from '@portal/shared/client';
import { aPosition, noPlace } from '../../testing/samples.ts';
import { LineWatch } from './LineWatch.ts';
import type { QueuePosition } from './queuePosition.ts';

/** Pending requests, each to be answered by the test. */
class Questions {
  readonly asked: (string | undefined)[] = [];
  open = 0;
  #settle: { resolve(standing: QueuePosition): void; reject(error: unknown): void } | undefined;

  readonly ask = (since: string | undefined, signal: AbortSignal): Promise<QueuePosition> => {
    this.asked.push(since);
    this.open += 1;
    return new Promise<QueuePosition>((resolve, reject) => {
      this.#settle = { resolve, reject };
      signal.addEventListener('abort', () => reject(new Error('given up')));
    }).finally(() => (this.open -= 1));
  };

  async answer(standing: QueuePosition): Promise<void> {
    this.#settle?.resolve(standing);
    await jest.advanceTimersByTimeAsync(0);
  }

  async fail(code = 0): Promise<void> {
    this.#settle?.reject(new CallError(code === 0 ? 'network' : 'http', code, '잠시 후 다시 시도해주세요.'));
    await jest.advanceTimersByTimeAsync(0);
  }
}

let questions: Questions;
let watch: LineWatch;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  questions = new Questions();
  watch = new LineWatch(questions.ask);
  watch.start();
});
afterEach(() => {
  watch.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('sends one request at a time, with the mark of the last answer, and never two in a second', async () => {
  await questions.answer(aPosition());
  expect(watch.read().standing).toMatchObject({ ahead: 3 });
  expect(questions.asked).toEqual([undefined]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(questions.asked).toEqual([undefined, '5.WAITING.3.leave']);
  // A long poll is followed at once, without a timer, which would fire once a minute in a hidden tab.
  await jest.advanceTimersByTimeAsync(20_000);
  expect(jest.getTimerCount()).toBe(0);
  await questions.answer(aPosition({ ahead: 2, mark: 'next' }));
  expect(questions.asked).toEqual([undefined, '5.WAITING.3.leave', 'next']);
  expect(questions.open).toBe(1);
});

test('continues after errors with growing pauses, reports the second one, and preserves the last state', async () => {
  await questions.answer(aPosition());
  await jest.advanceTimersByTimeAsync(1000);
  for (const [failure, pauseMs] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await questions.fail(failure % 2 === 0 ? 0 : 502);
    expect(watch.read()).toMatchObject({ isCutOff: failure > 0, standing: { ahead: 3 }, failure: null });
    const before = questions.asked.length;
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(questions.asked).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(questions.asked).toHaveLength(before + 1);
    // With the last mark the server would hold it, and the page would be reported as cut off meanwhile.
    expect(questions.asked.at(-1)).toBeUndefined();
  }
  await questions.answer(aPosition({ ahead: 1 }));
  expect(watch.read()).toMatchObject({ isCutOff: false, standing: { ahead: 1 } });
});

test('stops with a reason if a retry is useless', async () => {
  await questions.fail(404);
  expect(watch.read().failure).toMatchObject({ code: 404 });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(questions.asked).toHaveLength(1);
});

test('leaves nothing running when stopped during a request or a pause', async () => {
  watch.stop();
  await jest.advanceTimersByTimeAsync(0);
  expect([questions.open, jest.getTimerCount()]).toEqual([0, 0]);
  watch.start();
  await questions.answer(aPosition());
  watch.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([questions.open, jest.getTimerCount(), questions.asked.length]).toEqual([0, 0, 2]);
});

test("sends no request until the queue opens by the server's clock, and none after the member has applied", async () => {
  const opensAt = '2026-11-20T11:00:00+09:00';
  await questions.answer(noPlace({ opensAt, now: '2026-11-20T10:30:00+09:00', allowedActions: [] }));
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(questions.asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3000);
  expect(questions.asked).toHaveLength(2);
  await questions.answer(aPosition({ status: 'TAKEN', allowedActions: [] }));
  expect([questions.open, jest.getTimerCount()]).toEqual([0, 0]);
});
