import { entryOfManifest } from './federationManifest.ts';
import { causeOf } from './SectionError.ts';

const respond = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
afterEach(() => jest.restoreAllMocks());

test('the manifest names the entry', async () => {
  respond('{"metaData":{"remoteEntry":{"path":"","name":"remoteEntry.js"}}}');
  await expect(entryOfManifest('http://localhost:5303/mf-manifest.json')).resolves.toBe(
    'http://localhost:5303/remoteEntry.js',
  );
});

test.each([
  ['http', '{"message":"down"}', 500],
  ['not-a-manifest', '<html>login</html>', 200],
  ['not-a-manifest', '{"code":1}', 200],
])('a bad response is classified as %s', async (cause, body, status) => {
  respond(body, status);
  const thrown = await entryOfManifest('http://localhost:5303/mf-manifest.json').catch((error: unknown) => error);
  expect(causeOf(thrown, true)).toBe(cause);
});
