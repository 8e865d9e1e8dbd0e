import { calls, type Call, type CallName } from '@portal/shared/contract';
import { askedAs, describeCall } from '@portal/shared/contract/comparison/describeCall';
import { findings } from '@portal/shared/contract/comparison/findings';
import { PERMISSIONS } from '@portal/shared/contract/office/permission';
import { addEmployee } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../testing/index.ts';
import { describeRelease } from './release.ts';

// Changes around the input and output of a call. A client of another release is simulated by another view of a call;
// the comparison and this API's response must agree on whether it gets through.

type Row = [kind: string, name: CallName, view: Partial<Call>, finding: string | null];

const NOTICES = '/api/home/news/getListBoxNotice';

const VIEWS: Row[] = [
  ['the same call', 'getListBoxNotice', {}, null],
  ['a path that is gone', 'getListBoxNotice', { path: '/api/gone' }, 'is not served: GET /api/gone'],
  ['a path that is a former one now', 'searchPortal', { path: '/api/home/search/searchPortal' }, null],
  [
    'another method',
    'getListBoxNotice',
    { method: 'PATCH' },
    `is not served as PATCH ${NOTICES}, only as GET ${NOTICES}`,
  ],
  ['POST of what is also served by GET', 'downloadCnt', {}, null],
  [
    'POST where there is none yet',
    'getListBoxNotice',
    { alsoPost: true },
    `is not served as POST ${NOTICES}, only as GET ${NOTICES}`,
  ],
  [
    'for members now, no longer for everybody',
    'fetchUser',
    { access: 'public' },
    'is for members alone; the client takes it for public',
  ],
  ['for everybody now, no longer for members alone', 'getListBoxNotice', { access: 'member' }, null],
  [
    'for employees now',
    'officeOverview',
    { access: 'member' },
    'is for employees alone; the client takes it for member',
  ],
  ['for members now, no longer for employees alone', 'fetchUser', { access: 'employee', permission: 'any' }, null],
  ['another permission', 'officeAudit', { permission: 'content' }, 'needs the permission members, not content'],
  ['any permission', 'officeOverview', { permission: 'content' }, null],
  [
    'a reading that changes something now',
    'downloadCnt',
    { changes: false },
    'changes state and needs the csrf header; the client takes it for a reading',
  ],
  ['a change that is a reading now', 'getListBoxNotice', { changes: true }, null],
  ['a form where JSON is taken', 'postIntBoard', { body: 'multipart' }, 'takes no multipart form'],
  ['JSON where a form is taken too', 'patchIntEduCancel', { body: 'json' }, null],
];

const NOT_LET_IN = [401, 403, 404, 405, 415];

const FORM = '--end\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--end--\r\n';

describeWithDatabase('a release', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  /** The client that a view of a call is meant for. */
  async function browserFor({ access, permission }: Call): Promise<TestClient> {
    if (access === 'public') return server.client();
    if (access === 'member') return (await server.member()).client;
    const permissions = PERMISSIONS.filter((each) => each === permission);
    return (await addEmployee(server, permissions)).client;
  }

  /** HTTP status of a call made as the client sees it. Its input is empty and may be rejected for that. */
  async function statusOf(call: Call): Promise<number> {
    const browser = await browserFor(call);
    await browser.request({ method: 'GET', url: '/health/live' });
    const [method = '', url = ''] = askedAs(describeCall(call)).split(' ');
    const headers = {
      ...(!call.changes && { 'x-xsrf-token': '' }),
      ...(method !== 'GET' && {
        'content-type': call.body === 'multipart' ? 'multipart/form-data; boundary=end' : 'application/json',
      }),
    };
    const payload = call.body === 'multipart' ? FORM : '{}';
    const { status } = await browser.request({
      method: method as Call['method'],
      url,
      headers,
      ...(method !== 'GET' && { payload }),
    });
    return status;
  }

  test.each(VIEWS)('%s', async (_kind, name, view, finding) => {
    const call: Call = { ...calls[name], ...view };
    const { calls: served } = describeRelease();
    expect(findings({ [name]: describeCall(call) }, served)).toEqual(finding === null ? [] : [`${name}: ${finding}`]);
    expect(NOT_LET_IN.includes(await statusOf(call))).toBe(finding !== null);
  });

  test('knows calls by their paths, not by the names that the contract has for them', () => {
    const { calls: served } = describeRelease();
    expect(findings({ anotherName: describeCall(calls.getListBoxNotice) }, served)).toEqual([]);
  });

  test('fits all calls of a client of the same release', () => {
    const { calls: served } = describeRelease();
    expect(findings(served, served)).toEqual([]);
    expect(Object.keys(served)).toEqual(Object.keys(calls).toSorted());
  });

  test('serves over HTTP the same description as its file', async () => {
    const { body } = await server.client().request({ method: 'GET', url: '/api/release.json' });
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(describeRelease())));
  });
});
