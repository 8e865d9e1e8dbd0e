import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSectionManifest } from './sectionManifest.ts';
import { aManifest } from './testing/sampleManifest.ts';

test('a manifest is read from the server of a section; a missing one is an error', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/section.json' ? 200 : 404;
    response.end(JSON.stringify(aManifest('one')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(readSectionManifest(`${origin}/section.json`)).resolves.toEqual(aManifest('one'));
    await expect(readSectionManifest(`${origin}/other.json`)).rejects.toThrow('answered 404');
  } finally {
    server.close();
  }
});
