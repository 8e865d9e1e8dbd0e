import { hashPassword } from './hash.ts';

test('a flood of passwords fills the queue and no more; what follows is refused at once', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 400 }, () => hashPassword('Portal!2026')));
  const refused = hashes.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]?.reason).toMatchObject({ codeName: 'NOT_READY' });
  expect(await hashPassword('Portal!2026')).toMatch(/^\$argon2id\$/);
});
