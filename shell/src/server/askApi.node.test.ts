import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Job } from '@portal/platform/rendering/job';
import { getListBoxEdu } from '@portal/shared/contract/manager';
import { telemetry } from '@portal/shared/contract/telemetry';
import { sampleOf } from '@portal/shared/testing/rendering/sampleOf';
import { askApi, jobOfRender } from './askApi.ts';

// A render calls an API of another release, over a real socket.

const job: Job = {
  address: '/manager/info?educationNo=7',
  registry: '',
  section: null,
  frameOnly: false,
  visitor: null,
};
const reports: unknown[] = [];
let report: () => void = () => undefined;
let entity: unknown;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (data: unknown) =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ code: 1, message: '', entity: data }));
    if (request.url !== telemetry.path) return void answer(entity);
    void text(request).then((body) => {
      reports.push(JSON.parse(body));
      answer(null);
      report();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const ask = () => jobOfRender.run(job, () => askApi(origin)(getListBoxEdu, {}, {}));
const sample = () => {
  const found = sampleOf(getListBoxEdu.entity);
  if (!found) throw new Error('no sample of a list of courses');
  return found;
};

test('a page with an unknown status is rendered, and the owner is notified once, as by browsers', async () => {
  const { list, pageInfo } = sample();
  const course = list[0];
  entity = { list: [{ ...course, status: 'PAUSED' }, course], pageInfo };
  const isReported = new Promise<void>((resolve) => (report = resolve));
  await expect(ask()).resolves.toMatchObject({ list: [{ status: 'PAUSED' }, course] });
  await ask();
  await isReported;
  expect(reports).toEqual([
    {
      cause: 'unknown-answer',
      section: 'shell',
      build: '',
      owner: '',
      path: '/manager/info',
      call: getListBoxEdu.path,
      field: 'list[].status',
      word: 'PAUSED',
      effect: 'kept',
    },
  ]);
});

test('an unreadable answer is left to the browser', async () => {
  entity = { list: 'another day' };
  await expect(ask()).rejects.toMatchObject({ failure: 'unreadable' });
});
