import { addEmployee } from '../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { createLogger } from './logging.ts';

test('a line break in what is logged begins no other entry', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const words = '한소라\n{"level":60,"msg":"made up"}\r\u2028끝';
  log.info({ name: words, err: new Error(words) }, words);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/[\r\n]/g)).toEqual(['\n']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, name: words, msg: words, err: { message: words } });
});

test('neither a secret nor the rows of an error are written', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const secret = 'Portal!2026';
  log.info({ userPw: secret, headers: { authorization: secret, cookie: secret } }, 'a request');
  log.info({ request: { body: { userPw: secret, password: secret, token: secret, account: secret } } }, 'a body');
  const refused = Object.assign(new Error('refused'), { detail: `(user_phone)=(${secret})`, parameters: [secret] });
  log.error({ err: refused }, 'a query');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain(secret);
});

describeWithDatabase('the line of a request', (open) => {
  const lines: { call?: string; status?: number; memberNo?: number }[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ log: (line) => lines.push(JSON.parse(line) as object) });
  });

  test('names an employee, and a member whose session was denied a right, and otherwise nobody', async () => {
    const { client, memberNo } = await server.member();
    expect(await client.call('officeRoster', {})).toMatchObject({ status: 403 });
    expect(await server.client().call('fetchUser')).toMatchObject({ status: 401 });
    expect(await client.call('fetchUser')).toMatchObject({ status: 200 });
    const employee = await addEmployee(server);
    expect(await employee.client.call('officeRoster', {})).toMatchObject({ status: 200 });
    const requests = lines.filter(({ call }) => call !== undefined).map(({ status, memberNo: of }) => [status, of]);
    expect(requests).toEqual([
      [403, memberNo],
      [401, undefined],
      [200, undefined],
      [200, employee.memberNo],
    ]);
  });
});
