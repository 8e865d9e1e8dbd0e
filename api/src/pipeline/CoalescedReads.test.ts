import { CoalescedReads } from './CoalescedReads.ts';

describe('concurrent reads', () => {
  /** Started reads, each with functions to end it. */
  const begun: { resolve(result: string): void; reject(error: Error): void }[] = [];
  const run = () => new Promise<string>((resolve, reject) => begun.push({ resolve, reject }));
  const begins = (count: number) => expect(begun).toHaveLength(count);
  /** Lets settled promises run their callbacks. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let reads: CoalescedReads<string>;
  beforeEach(() => {
    begun.length = 0;
    reads = new CoalescedReads();
  });

  test('while one is running, all others share the next, which begins after their call', async () => {
    const first = reads.read('list', run);
    const others = [reads.read('list', run), reads.read('list', run), reads.read('list', run)];
    begins(1);
    begun[0]?.resolve('before');
    expect(await first).toBe('before');
    await settled();
    begins(2);
    begun[1]?.resolve('after');
    expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  });

  test('another key waits for nobody, and nothing is cached', async () => {
    void reads.read('list', run);
    void reads.read('another', run);
    begins(2);
    for (const { resolve } of begun) resolve('done');
    await settled();
    void reads.read('list', run);
    begins(3);
  });

  test('a failed read fails for all who share it, and the next one is a retry', async () => {
    const first = reads.read('list', run);
    const second = reads.read('list', run);
    begun[0]?.reject(new Error('the database was gone'));
    await expect(first).rejects.toThrow('the database was gone');
    await settled();
    begun[1]?.resolve('back');
    expect(await second).toBe('back');
  });
});
