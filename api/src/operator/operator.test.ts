import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../database/embedded/folderLock.ts';
import { verifyChain } from '../internalControls/audit/verifyChain.ts';
import { addApplication } from '../modules/office/testing/applications.ts';
import { newestAct } from '../modules/office/testing/employee.ts';
import { OFFERING_TERMS } from '../modules/office/testing/offeringTerms.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';
import { runLine } from './testing/runLine.ts';
import { writeNewFile } from './writeNewFile.ts';

const course = {
  ...OFFERING_TERMS,
  title: '외식경영관리사 2급 봄 과정',
  eduType: 1,
  eduDate: '2027-03-10',
  lastDay: '2027-03-10',
};
let folder: string;

describeOnBothDatabases('the operator', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = new Date('2026-11-20T12:00:00+09:00');
  });

  const run = (line: string, file = '') => runLine(server, line, file);
  const make = async (changes: object = {}) => {
    const { out } = await run('offerings save --kind course --file it.json', JSON.stringify({ ...course, ...changes }));
    return Number(out.replace('made: ', ''));
  };

  test('makes a course that is listed, shown, and changed by the shown text; each act is in the audit log', async () => {
    const number = await make();
    expect(await newestAct(server)).toMatchObject({
      act: 'make',
      object: 'education',
      object_no: number,
      employee_no: null,
      ip: 'operator:deploy',
    });
    expect((await run('offerings list --kind course')).out).toContain(
      `${number}\t2027-03-10\tOPEN\t0/30\t${course.title}`,
    );
    const shown = (await run(`offerings show --kind course --number ${number}`)).out;
    expect(JSON.parse(shown)).toMatchObject(course);
    const changed = JSON.stringify({ ...(JSON.parse(shown) as object), capacity: 40 });
    const save = `offerings save --kind course --number ${number} --file it.json`;
    expect(await run(save, changed)).toEqual({ code: 0, out: `changed: ${number}`, errors: '' });
    // The shown version is outdated by now.
    expect(await run(save, changed)).toMatchObject({ code: 1, errors: expect.stringContaining('EDITED_MEANWHILE') });
    expect((await verifyChain(server.db)).broken).toBeNull();
  });

  test('closes and opens applying', async () => {
    const one = `--kind course --number ${await make()}`;
    expect(await run(`offerings close ${one} --reason flood`)).toMatchObject({ code: 0 });
    expect(await run(`offerings close ${one} --reason flood`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('OFFICE_STATE_CHANGED'),
    });
    expect(await run(`offerings open ${one} --until 2026-12-31 --reason dry`)).toMatchObject({ code: 0 });
    expect(await newestAct(server)).toMatchObject({ act: 'open applying', reason: 'dry', ip: 'operator:deploy' });
  });

  test.each([
    ['', 0],
    ['offerings list --help', 0],
    ['offerings', 2],
    ['offerings toString', 2],
    ['offerings list', 2],
    ['offerings list --kind lecture', 2],
    ['offerings list --kind course --colour red', 2],
    ['offerings show --kind course --number x', 2],
    ['offerings close --kind course --number 1', 2],
    ['offerings show --kind course --number 999999', 1],
  ])('answers "%s" with %i', async (line, code) => {
    const answer = await run(line);
    expect(answer).toMatchObject({ code });
    expect(code === 0 ? answer.out : answer.errors).toContain(code === 1 ? 'there is none' : 'npm run operator');
  });

  test('refuses a form at its fields, and a file that is no JSON, and makes nothing', async () => {
    const acts = (await newestAct(server)).audit_no;
    const save = (file: string) => run('offerings save --kind course --file it.json', file);
    expect(await save(JSON.stringify({ ...course, percent: 101 }))).toMatchObject({
      code: 1,
      errors: 'course.percent: 첫째 기간의 환불 비율은 100 이하로 입력해주세요.',
    });
    expect(await save('{')).toMatchObject({ code: 1, errors: expect.stringContaining('not JSON') });
    expect((await newestAct(server)).audit_no).toBe(acts);
  });

  test('shows the effect of a table of results, and enters all of it or nothing', async () => {
    const { applicationNo, offeringNo } = await addApplication(server, { kind: 'education', status: 'CONFIRMED' });
    now = new Date('2026-12-10T15:00:00+09:00');
    const status = async () =>
      (
        await server.db
          .selectFrom('application')
          .select('status')
          .where('application_no', '=', applicationNo)
          .executeTakeFirstOrThrow()
      ).status;
    const line = `results import --kind course --number ${offeringNo} --file results.csv`;
    const good = `신청번호,결과\n${applicationNo},수료`;

    const dry = await run(`${line} --dry-run`, good);
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('line 2\tenter') });
    expect(dry.out).toContain('nothing was entered');
    const mixed = await run(line, `${good}\n999999,수료`);
    expect(mixed).toMatchObject({ code: 1, errors: '1 rows are refused: nothing was entered' });
    expect(mixed.out).toContain('line 3\tREFUSED');
    expect(await status()).toBe('CONFIRMED');

    expect(await run(line, good)).toMatchObject({ code: 0, out: expect.stringContaining('entered: 1') });
    expect(await status()).toBe('COMPLETED');
    expect(await newestAct(server)).toMatchObject({
      object: 'application',
      object_no: applicationNo,
      ip: 'operator:deploy',
    });

    // An existing result is corrected in the office, by two employees.
    const other = await run(line, `신청번호,결과\n${applicationNo},미수료`);
    expect(other).toMatchObject({ code: 1, errors: '1 rows are refused: nothing was entered' });
    expect(other.out).toContain('정정은 사무국 화면에서 합니다.');
    expect(await status()).toBe('COMPLETED');
  });
});

test('the command says that the portal must be stopped while it holds the embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-operator-'));
  const unlock = lockFolder(join(folder, 'database'));
  const answer = await new Promise<{ code: unknown; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'operator.ts'), 'offerings', 'list', '--kind', 'course'],
      { env: { ...process.env, PORTAL_DATA: folder, PORTAL_DEMO: '1', DATABASE_URL: undefined } },
      (error, _out, errors) => resolve({ code: error?.code, errors }),
    );
  });
  unlock();
  rmSync(folder, { recursive: true });
  expect(answer).toMatchObject({ code: 1, errors: expect.stringContaining('stop the portal first') });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-file-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a file of the operator can be read by its owner alone', async () => {
  const path = join(folder, 'member.json');
  await writeNewFile(path, '{}');
  expect(readFileSync(path, 'utf8')).toBe('{}');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});

test('an existing file is left as it is', async () => {
  const path = join(folder, 'member.json');
  writeFileSync(path, 'other', { mode: 0o644 });
  await expect(writeNewFile(path, '{}')).rejects.toThrow('EEXIST');
  expect(readFileSync(path, 'utf8')).toBe('other');
});
