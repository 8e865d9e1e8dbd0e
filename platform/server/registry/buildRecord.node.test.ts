import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildRecord } from '@portal/shared/section/registry';
import { aSectionBuild } from '../testing/sampleBuilds.ts';
import { readRecord } from './buildRecord.ts';

const RECORD = JSON.stringify(aSectionBuild('one'));

const servers: Server[] = [];
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const read = (origin: string, file = 'section.json') => readRecord(`${origin}/${file}`, buildRecord);

afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

test('a record is read from the server of a section; a missing one is an error', async () => {
  const origin = await serving((request, response) => {
    response.statusCode = request.url === '/section.json' ? 200 : 404;
    response.end(RECORD);
  });
  await expect(read(origin)).resolves.toEqual(aSectionBuild('one'));
  await expect(read(origin, 'other.json')).rejects.toThrow('answered 404');
});

test('a redirect is not followed', async () => {
  const asked: string[] = [];
  const internal = await serving(({ url = '' }, response) => {
    asked.push(url);
    response.end(RECORD);
  });
  const origin = await serving((_request, response) => response.writeHead(302, { Location: internal }).end());
  await expect(read(origin)).rejects.toThrow('answered 302');
  expect(asked).toEqual([]);
});

test('an answer larger than any record is given up', async () => {
  const origin = await serving((_request, response) => response.end(RECORD.padEnd(2_000_001)));
  await expect(read(origin)).rejects.toThrow('has more than 2000000 bytes');
});

test('an answer that does not end in time is given up', async () => {
  const giveUp = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  const origin = await serving((_request, response) => response.write('{', () => giveUp.abort()));
  await expect(read(origin)).rejects.toThrow('aborted');
});
