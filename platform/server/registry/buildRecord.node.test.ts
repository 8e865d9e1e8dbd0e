import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildRecord } from '@portal/shared/section/registry';
import { aSectionBuild } from '../testing/sampleBuilds.ts';
import { readRecord } from './buildRecord.ts';

test('a record is read from the server of a section; a missing one is an error', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/section.json' ? 200 : 404;
    response.end(JSON.stringify(aSectionBuild('one')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(readRecord(`${origin}/section.json`, buildRecord)).resolves.toEqual(aSectionBuild('one'));
    await expect(readRecord(`${origin}/other.json`, buildRecord)).rejects.toThrow('answered 404');
  } finally {
    server.close();
  }
});
