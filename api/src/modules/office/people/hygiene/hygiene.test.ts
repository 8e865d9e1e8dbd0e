import { describeWithDatabase, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, becomeEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-11-20T02:00:00Z');
const business = { lcns_no: '20110012345', bssh_nm: '한빛국밥집', joined_at: new Date('2020-03-02T00:00:00Z') };

interface Checked {
  fingerprint: string;
  rows: { line: number; member: string; outcome: string; message: string }[];
}

describeWithDatabase('completions of hygiene education in the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['members']);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('hygiene_completion').execute();
    await server.db.updateTable('member').set({ lcns_no: null }).execute();
  });

  let last = 0;
  const person = async (columns: object = {}) => {
    last += 1;
    const userPhone = `0107000${String(last).padStart(4, '0')}`;
    const found = await server.member({ ...business, user_birth: '19700302', user_phone: userPhone, ...columns });
    return { ...found, row: (number: string, day: string) => `${number},기존,${day},홍길동,19700302,${userPhone}` };
  };
  const fileOf = (rows: readonly string[]) =>
    Buffer.from(['수료증번호,교육구분,수료일,이름,생년월일,휴대폰번호', ...rows].join('\r\n')).toString('base64');
  const check = async (rows: readonly string[], client: TestClient = employee.client) =>
    (await client.call('officeCheckHygieneFile', { file: fileOf(rows) })).entity as Checked;
  const enter = (rows: readonly string[], fingerprint: string, client: TestClient = employee.client) =>
    client.call('officeEnterHygieneFile', { file: fileOf(rows), fingerprint });
  const listed = async (state: string) =>
    (
      (await employee.client.call('officeHygiene', { state })).entity as {
        list: { memberNo: number; name: string; completedOn: string | null }[];
      }
    ).list;

  test('a file is entered as it was shown, moves its members to another list, and a second time changes nothing', async () => {
    const [first, second] = [await person(), await person()];
    expect((await listed('OVERDUE')).map(({ memberNo }) => memberNo)).toEqual([first.memberNo, second.memberNo]);
    const rows = [first.row('2026-0001', '2026-05-07'), second.row('2025-0002', '2025-05-07'), '2026-0003,기존,,,,'];
    const { fingerprint, rows: shown } = await check(rows);
    expect(shown).toMatchObject([
      { line: 2, member: '홍*동', outcome: 'enter' },
      { line: 3, outcome: 'enter' },
      { line: 4, outcome: 'refused', message: expect.stringContaining('수료일: 2011-03-02처럼 적어주세요.') },
    ]);
    expect(await enter(rows, fingerprint)).toMatchObject({ entity: 2 });
    expect(await newestAct(server)).toMatchObject({ act: 'enter hygiene completion', object: 'hygiene_completion' });
    expect(await listed('DONE')).toMatchObject([
      { memberNo: first.memberNo, name: '홍*동', completedOn: '2026-05-07' },
    ]);
    expect(await listed('DUE')).toMatchObject([{ memberNo: second.memberNo, completedOn: '2025-05-07' }]);
    expect(await listed('OVERDUE')).toEqual([]);
    const again = await check(rows);
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'refused']);
    expect(await enter(rows, fingerprint)).toMatchObject({ code: -2473 });
    expect(await enter(rows, again.fingerprint)).toMatchObject({ entity: 0 });
  });

  test('an own row is refused, and a file that is no table is an error at its field', async () => {
    const own = await person();
    const { client } = await becomeEmployee(server, own.memberNo, ['members']);
    const rows = [own.row('2026-0001', '2026-05-07')];
    const { fingerprint, rows: shown } = await check(rows, client);
    expect(shown).toMatchObject([{ outcome: 'refused' }]);
    expect(await enter(rows, fingerprint, client)).toMatchObject({ entity: 0 });
    expect(await newestAct(server)).toMatchObject({ act: 'refuse: enter hygiene completion' });
    const excel = Buffer.from('PK\u0003\u0004').toString('base64');
    expect(await employee.client.call('officeCheckHygieneFile', { file: excel })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'file', message: expect.stringContaining('엑셀 파일입니다.') }] },
    });
  });

  test('a list is exported with phones for a reason, and recorded', async () => {
    const { memberNo } = await person();
    expect(await employee.client.call('officeExportHygiene', { reason: '전화 안내' })).toMatchObject({
      entity: {
        members: 1,
        fileName: expect.stringContaining('기한을 넘긴 회원'),
        table: expect.stringContaining('0107000'),
      },
    });
    expect(await newestAct(server)).toMatchObject({ act: 'export hygiene states', reason: '전화 안내' });
    await server.db.updateTable('member').set({ lcns_no: null }).where('member_no', '=', memberNo).execute();
    expect(await employee.client.call('officeExportHygiene', { reason: '전화 안내' })).toMatchObject({ code: -2474 });
  });
});
