import { entryOfManifest } from './federationManifest.ts';
import { causeOf } from './SectionError.ts';

const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
afterEach(() => jest.restoreAllMocks());

test('a manifest tells where the entry is', async () => {
  answer('{"metaData":{"remoteEntry":{"path":"","name":"remoteEntry.js"}}}');
  await expect(entryOfManifest('http://localhost:5303/mf-manifest.json')).resolves.toBe(
    'http://localhost:5303/remoteEntry.js',
  );
});

test.each([
  ['http', '{"message":"down"}', 500],
  ['not-a-manifest', '<html>login</html>', 200],
  ['not-a-manifest', '{"code":1}', 200],
])('a bad answer is %s', async (cause, body, status) => {
  answer(body, status);
  const thrown = await entryOfManifest('http://localhost:5303/mf-manifest.json').catch((error: unknown) => error);
  expect(causeOf(thrown, true)).toBe(cause);
});
