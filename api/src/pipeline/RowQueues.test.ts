import { HttpError } from '../errors/errors.ts';
import { RowQueues } from './RowQueues.ts';

describe('work on a contended row', () => {
  /** Started work, each with functions to end it. */
  const begun: { resolve(): void; reject(error: Error): void }[] = [];
  const work = () => new Promise<void>((resolve, reject) => begun.push({ resolve, reject }));
  /** Lets settled promises run their callbacks. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let queues: RowQueues;
  beforeEach(() => {
    begun.length = 0;
    queues = new RowQueues();
  });

  test('runs two at a time; the next begins when one has ended or failed', async () => {
    const all = Array.from({ length: 4 }, () => queues.run('course 1', work));
    await settled();
    expect(begun).toHaveLength(2);
    begun[0]?.resolve();
    begun[1]?.reject(new Error('no seat'));
    await expect(all[1]).rejects.toThrow('no seat');
    await settled();
    expect(begun).toHaveLength(4);
  });

  test('another row is not blocked', async () => {
    for (let count = 0; count < 3; count += 1) void queues.run('course 1', work);
    void queues.run('course 2', work);
    await settled();
    expect(begun).toHaveLength(3);
  });

  test('more than a thousand waiting callers are refused for now', async () => {
    for (let count = 0; count < 1_002; count += 1) void queues.run('course 1', work);
    const tooMany = queues.run('course 1', work);
    await expect(tooMany).rejects.toThrow(HttpError);
    await expect(tooMany).rejects.toMatchObject({ codeName: 'NOT_READY' });
  });
});
