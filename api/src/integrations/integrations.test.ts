import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createHttpAddresses } from './addresses/httpAddresses.ts';
import { createHttpLicences } from './licences/httpLicences.ts';

/** Starts a local service that returns the test's response and records its requests. */
async function service(answer: { status?: number; headers?: Record<string, string>; body: string }) {
  const requests: { url: URL; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      requests.push({ url: new URL(request.url ?? '', 'http://service'), headers: request.headers, body });
      response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/service`, requests, close };
}
const licenceQuery = {
  foodType: '001',
  businessName: '국밥',
  representative: '',
  region: '11',
  industries: ['101', '105'],
  page: 3,
};
const licence = {
  lcns_no: '20180123456',
  bssh_nm: '정식당',
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '김*식',
  site_addr: '서울특별시',
};
const SOURCES = join(import.meta.dirname, '..');
const OPENS = /\bfetch\(|from '(?:node:(?:https?|net|tls|dgram)|undici|nodemailer)'/;
const TYPES_ALONE = /^import type .*$/gm;
/**
 * Modules that connect to other servers: each takes the address from the settings, none from a caller, except that of a
 * device, which must be at a known push service.
 */
const OUTGOING = [
  'integrations/addresses/httpAddresses.ts',
  'integrations/files/s3FileStore.ts',
  'integrations/foodNews/httpFeed.ts',
  'integrations/licences/httpLicences.ts',
  'integrations/message/mail/smtpMailSender.ts',
  'integrations/message/push/httpPushSender.ts',
  'pipeline/network.ts',
];

test.each([
  ['JSONP', `licences({"data":{"total_count":"24","row":[${JSON.stringify({ rno: '21', ...licence })}]}});`, 21, 24],
  ['JSON without numbers', JSON.stringify({ list: [licence], totalCnt: 21 }), 21, 21],
])('licences: %s', async (_kind, body, rno, totalRow) => {
  const { url, requests, close } = await service({ body });
  expect(await createHttpLicences(url, 'the key').search(licenceQuery)).toEqual({
    rows: [{ rno, ...licence }],
    totalRow,
  });
  expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toMatchObject({
    key: 'the key',
    food_gbn: '001',
    upsoname: '국밥',
    sido_cd: '11',
    induty_cd: '101,105',
    start_idx: '3',
    callback: 'licences',
  });
  await close();
});

test.each([
  [500, '{}'],
  [200, '<html>'],
  [200, '{"error":"no key"}'],
])('licences: the answer %i %s is rejected', async (status, body) => {
  const { url, close } = await service({ status, body });
  await expect(createHttpLicences(url, '').search(licenceQuery)).rejects.toThrow();
  await close();
});

test('addresses: reads the answer of the road-name service', async () => {
  const juso = [{ zipNo: '04595', roadAddr: '서울특별시 중구 한빛로 27', jibunAddr: '서울특별시 중구 신당동 304' }];
  const { url, requests, close } = await service({
    body: JSON.stringify({ results: { common: { errorCode: '0', errorMessage: '정상', totalCount: '31' }, juso } }),
  });
  expect(await createHttpAddresses(url, 'the key').search({ keyword: '한빛로 % OR 27', page: 2, limit: 10 })).toEqual({
    rows: [{ postCode: '04595', roadAddress: '서울특별시 중구 한빛로 27', jibunAddress: '서울특별시 중구 신당동 304' }],
    totalRow: 31,
  });
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    confmKey: 'the key',
    currentPage: '2',
    countPerPage: '10',
    keyword: expect.stringMatching(/^한빛로\s+27$/),
    resultType: 'json',
  });
  await close();
});

test.each([
  ['E0006', true],
  ['E0001', false],
])('addresses: error %s', async (errorCode, isMerelyEmpty) => {
  const { url, close } = await service({
    body: JSON.stringify({ results: { common: { errorCode, errorMessage: '', totalCount: '0' }, juso: null } }),
  });
  const search = createHttpAddresses(url, '').search({ keyword: '한', page: 1, limit: 10 });
  if (isMerelyEmpty) expect(await search).toEqual({ rows: [], totalRow: 0 });
  else await expect(search).rejects.toThrow('E0001');
  await close();
});

test.each([
  ['licences', (url: string) => createHttpLicences(url, 'the key').search(licenceQuery)],
  ['addresses', (url: string) => createHttpAddresses(url, 'the key').search({ keyword: '한', page: 1, limit: 10 })],
])('%s: a service that leads elsewhere is not followed', async (_name, search) => {
  const { url, requests, close } = await service({ status: 307, headers: { location: '/elsewhere' }, body: '' });
  await expect(search(url)).rejects.toThrow();
  expect(requests.map((request) => request.url.pathname)).toEqual(['/service']);
  await close();
});

test('no module opens a connection but those whose address is a setting', () => {
  const found = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', '**/testing/**'] }).filter((file) =>
    OPENS.test(readFileSync(join(SOURCES, file), 'utf8').replace(TYPES_ALONE, '')),
  );
  expect(found.sort()).toEqual(OUTGOING);
});
