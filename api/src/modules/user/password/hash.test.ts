import { hashPassword } from './hash.ts';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test('a flood of passwords fills the queue and no more; what follows is refused at once', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 400 }, () => hashPassword('Portal!2026', CHEAP)));
  const refused = hashes.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]?.reason).toMatchObject({ codeName: 'NOT_READY' });
  expect(await hashPassword('Portal!2026', CHEAP)).toMatch(/^\$argon2id\$/);
});

test('a password is stored by Argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('Portal!2026'), await hashPassword('Portal!2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
