import { waitAtMost } from './waitAtMost.ts';

test('work is waited for, and so is its failure', async () => {
  expect(await waitAtMost(60_000, Promise.resolve(1))).toBe('done');
  await expect(waitAtMost(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('late work goes on alone', async () => {
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  expect(await waitAtMost(1, work)).toBe('late');
  finish();
  await work;
});
