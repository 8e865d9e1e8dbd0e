import type { KyselyPlugin } from 'kysely';
import { InsertQueryNode } from 'kysely';
import { CODES } from '@portal/shared/contract';
import { IMPORT_PART_BYTES, type ImportKind } from '@portal/shared/contract/office';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../clock/durations.ts';
import { verifyChain } from '../../../../internalControls/audit/verifyChain.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { openSession } from '../../../user/session/session.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { claimUpload } from './claim.ts';
import { importsJob } from './importsJob.ts';
import { runUpload } from './runUpload.ts';

const HEADINGS = '회원번호,아이디,이름,휴대폰번호,생년월일';
const memberRow = (number: number) => `${number},old${number},홍길동,010${20_000_000 + number},19700302`;
const members = (...numbers: number[]) => [HEADINGS, ...numbers.map(memberRow)].join('\n');
const BAD_ROW = '77,old77,홍길동,010,19700302';

/** Ends a process before its nth INSERT of members. */
function endsBeforeMembers(nth: number): KyselyPlugin {
  let inserts = 0;
  return {
    transformQuery({ node }) {
      if (InsertQueryNode.is(node) && JSON.stringify(node.into).includes('"imported_member"')) inserts += 1;
      if (inserts === nth) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

interface Viewed {
  status: string;
  batchNo: number | null;
  batch: string | null;
  undoFailure: string;
  rowsDone: number;
  checked: { outcomes: { outcome: string; rows: number }[]; words: object[] } | null;
  result: { outcomes: { outcome: string; rows: number }[] } | null;
  problems: { line: number; column: string; message: string }[];
  problemCount: number;
  failure: string;
  allowedActions: string[];
}

describeWithDatabase('imports by employees', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['members']);
  });

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const work = () => importsJob.run(context());
  const begin = async (size: number, kind: ImportKind = 'members') =>
    (await employee.client.call('officeBeginImport', { kind, fileName: '회원.csv', size })).entity as number;
  const send = (uploadNo: number, partNo: number, part: Uint8Array, { client } = employee) =>
    client.call('officeSendImportPart', { uploadNo, partNo, bytes: Buffer.from(part).toString('base64') });
  const upload = async (table: string | Uint8Array, kind: ImportKind = 'members') => {
    const bytes = Buffer.from(table);
    const uploadNo = await begin(bytes.length, kind);
    for (let at = 0; at < bytes.length; at += IMPORT_PART_BYTES)
      await send(uploadNo, at / IMPORT_PART_BYTES, bytes.subarray(at, at + IMPORT_PART_BYTES));
    return uploadNo;
  };
  const view = async (uploadNo: number) => (await employee.client.call('officeImport', { uploadNo })).entity as Viewed;
  const start = (uploadNo: number) => employee.client.call('officeStartImport', { uploadNo, reason: '이전' });
  const undo = (batchNo: number | null) => employee.client.call('officeUndoImport', { batchNo, reason: '잘못' });
  const rowsOf = (counts: Viewed['checked'] | Viewed['result']) =>
    Object.fromEntries(counts?.outcomes.map(({ outcome, rows }) => [outcome, rows]) ?? []);
  const uploaded = async (...numbers: number[]) => {
    const uploadNo = await upload(members(...numbers));
    await work();
    await start(uploadNo);
    await work();
    return uploadNo;
  };
  const imported = async (...numbers: number[]) => (await view(await uploaded(...numbers))).batchNo;
  const storedParts = () => server.db.selectFrom('import_part').selectAll().execute();
  const stored = () => server.db.selectFrom('imported_member').select('old_number').orderBy('old_number').execute();

  test('checks a file in the background, shows its bad row, and imports the others in the name of the employee', async () => {
    const uploadNo = await upload(`${members(1, 2)}\n${BAD_ROW}`);
    expect(await view(uploadNo)).toMatchObject({ status: 'CHECKING', allowedActions: [] });
    await work();
    const checked = await view(uploadNo);
    expect(checked).toMatchObject({
      ...{ status: 'CHECKED', allowedActions: ['start', 'discard'], batch: null, rowsDone: 3 },
      problems: [{ line: 4, column: '휴대폰번호' }],
    });
    expect(rowsOf(checked.checked)).toEqual({ make: 2, unchanged: 0, changed: 0, refused: 1, expired: 0 });
    expect(await stored()).toEqual([]);
    expect(await start(uploadNo)).toMatchObject({ code: 1 });
    await work();
    const done = await view(uploadNo);
    expect(done).toMatchObject({ status: 'DONE', batch: 'OPEN', allowedActions: ['undo', 'close'], problemCount: 1 });
    expect(rowsOf(done.result)).toMatchObject({ make: 2, refused: 1 });
    expect(await stored()).toHaveLength(2);
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'import file', object: 'import_batch', object_no: done.batchNo },
      employee_no: employee.memberNo,
    });
    expect((await verifyChain(server.db)).broken).toBeNull();
    const list = await employee.client.call('officeImports', {});
    expect(list.entity).toMatchObject({ list: [{ uploadNo, batchNo: done.batchNo, imported: 2, left: 1 }] });
    const { entity } = await employee.client.call('officeImportProblems', { uploadNo });
    expect((entity as { table: string }).table).toContain('\r\n4,가져오지 않음,휴대폰번호,');
  });

  test('stores its file sealed, and deletes it when it is imported, unreadable, given up or a week old', async () => {
    const one = await upload(members(1));
    const [part] = await storedParts();
    expect(part?.sealed.includes('홍길동')).toBe(false);
    expect(part?.sealed.includes(Buffer.from(members(1)).toString('base64').slice(0, 40))).toBe(false);
    await work();
    await start(one);
    await work();
    expect(await storedParts()).toEqual([]);
    const broken = await upload('%PDF-1.7');
    await work();
    expect(await view(broken)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('PDF 파일입니다.') });
    const unwanted = await upload(members(2));
    await work();
    await employee.client.call('officeDiscardImport', { uploadNo: unwanted });
    expect([(await view(unwanted)).status, await storedParts()]).toEqual(['DISCARDED', []]);
    const forgotten = await upload(members(3));
    await work();
    now = new Date(now.getTime() + 7 * DAY_MS + 1);
    await work();
    employee = await addEmployee(server, ['members']);
    expect([(await view(forgotten)).status, await storedParts()]).toEqual(['EXPIRED', []]);
    expect(await start(forgotten)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });

  test('receives a file in parts of one employee, each once, and gives an upload up after an hour without one', async () => {
    const bytes = Buffer.from(`${HEADINGS}\n${'\n'.repeat(IMPORT_PART_BYTES)}${memberRow(1)}\n`);
    const uploadNo = await begin(bytes.length);
    const parts = [bytes.subarray(0, IMPORT_PART_BYTES), bytes.subarray(IMPORT_PART_BYTES)] as const;
    const other = await addEmployee(server, ['members'], '이직원');
    expect(await send(uploadNo, 0, parts[0], other)).toMatchObject({ status: 404 });
    expect(await send(uploadNo, 1, parts[0])).toMatchObject({ status: 400 });
    expect(await send(uploadNo, 2, parts[1])).toMatchObject({ status: 400 });
    expect(await send(uploadNo, 1, parts[1])).toMatchObject({ entity: parts[1].length });
    expect(await send(uploadNo, 1, parts[1])).toMatchObject({ entity: parts[1].length });
    expect(await send(uploadNo, 0, parts[0])).toMatchObject({ entity: bytes.length });
    expect(await send(uploadNo, 0, parts[0])).toMatchObject({ entity: bytes.length });
    await work();
    expect(rowsOf((await view(uploadNo)).checked)).toMatchObject({ make: 1 });
    const lost = await begin(bytes.length);
    await send(lost, 0, parts[0]);
    now = new Date(now.getTime() + HOUR_MS + 1);
    await work();
    employee = await addEmployee(server, ['members']);
    expect(await view(lost)).toMatchObject({ status: 'EXPIRED', allowedActions: [] });
    expect((await storedParts()).map(({ upload_no }) => upload_no)).not.toContain(lost);
    for (let open = 1; open < 5; open += 1) await begin(10);
    expect(await employee.client.call('officeBeginImport', { kind: 'members', fileName: 'a', size: 9 })).toMatchObject(
      CODES.IMPORTS_EXCEEDED,
    );
  });

  test('continues an import after a lost process, whose rows count as its own, and shows each problem once', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => 1000 + index);
    const uploadNo = await upload(members(...rows).replace(memberRow(1003), BAD_ROW));
    await work();
    await start(uploadNo);
    const killed = server.db.withPlugin(endsBeforeMembers(3));
    await expect(importsJob.run({ ...context(), db: killed })).rejects.toThrow('killed');
    expect(await stored()).toHaveLength(1999);
    expect(await view(uploadNo)).toMatchObject({ status: 'IMPORTING', rowsDone: 2000, allowedActions: [] });
    expect(await undo((await view(uploadNo)).batchNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    await work();
    expect(await stored()).toHaveLength(1999);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await work();
    const done = await view(uploadNo);
    expect(done).toMatchObject({ status: 'DONE', problemCount: 1 });
    expect(rowsOf(done.result)).toEqual({ make: 2499, unchanged: 0, changed: 0, refused: 1, expired: 0 });
    expect(await server.db.selectFrom('import_batch').select('batch_no').execute()).toHaveLength(1);
  });

  test('a process that was taken for lost stores nothing more', async () => {
    const uploadNo = await upload(members(1, 2));
    await work();
    await start(uploadNo);
    const slow = await claimUpload(server.db, now);
    if (!slow) throw new Error('no import waits');
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    const other = await claimUpload(server.db, now);
    expect(other?.upload_no).toBe(slow.upload_no);
    await expect(runUpload(slow, context())).rejects.toThrow();
    expect(await stored()).toEqual([]);
    if (other) await runUpload(other, context());
    expect(await view(uploadNo)).toMatchObject({ status: 'DONE' });
    expect(await stored()).toHaveLength(2);
  });

  test('gives a file up that ends its process each time', async () => {
    const uploadNo = await upload(members(1));
    const failing = { ...context(), configuration: { ...server.configuration, encryptionKeys: [] as never } };
    for (let run = 0; run < 10; run += 1) {
      await expect(importsJob.run(failing)).rejects.toThrow();
      now = new Date(now.getTime() + 2 * MINUTE_MS);
    }
    await work();
    expect(await view(uploadNo)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('여러 번') });
    expect(await storedParts()).toEqual([]);
  });

  test('undoes an import as a whole, until a member of it has logged in or it is closed', async () => {
    const first = await imported(1, 2);
    expect(await undo(first)).toMatchObject({ code: 1 });
    expect(await undo(first)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await stored()).toHaveLength(2);
    await work();
    const entry = { act: 'undo import', employee_no: employee.memberNo, detail: '{"found":2}' };
    expect(await newestAct(server)).toMatchObject(entry);
    expect(await stored()).toEqual([]);
    expect(await undo(first)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    const second = await imported(3);
    const { member_no: memberNo } = await server.db
      .selectFrom('imported_member')
      .select('member_no')
      .executeTakeFirstOrThrow();
    const session = { memberNo, clientId: 'site', takeover: true, caller: null, now };
    await openSession(server.db, session);
    expect(await undo(second)).toMatchObject(CODES.IMPORT_USED);
    const third = await imported(4);
    const close = { batchNo: third, reason: '확인함' };
    expect(await employee.client.call('officeCloseImport', close)).toMatchObject({ code: 1 });
    expect(await undo(third)).toMatchObject(CODES.IMPORT_CLOSED);
    expect(await employee.client.call('officeCloseImport', close)).toMatchObject(CODES.IMPORT_CLOSED);
  });

  test('the job undoes nothing of a batch to which something refers or whose member has logged in since', async () => {
    const uploadNo = await uploaded(1, 2);
    const { batchNo } = await view(uploadNo);
    const { member_no } = await server.db.selectFrom('imported_member').select('member_no').executeTakeFirstOrThrow();
    await addApplication(server, { kind: 'education', status: 'CONFIRMED', member_no });
    await undo(batchNo);
    expect(await view(uploadNo)).toMatchObject({ batch: 'UNDOING', allowedActions: [] });
    await work();
    const failed = { batch: 'OPEN', undoFailure: CODES.IMPORT_REFERRED_TO.message, allowedActions: ['undo', 'close'] };
    expect(await view(uploadNo)).toMatchObject(failed);
    await undo(batchNo);
    await openSession(server.db, { memberNo: member_no, clientId: 'site', takeover: true, caller: null, now });
    await work();
    expect(await view(uploadNo)).toMatchObject({ batch: 'OPEN', undoFailure: CODES.IMPORT_USED.message });
    expect(await stored()).toHaveLength(2);
  });

  test('a file without a new row cannot be imported', async () => {
    const uploadNo = await upload(`${HEADINGS}\n${BAD_ROW}`);
    await work();
    expect(await view(uploadNo)).toMatchObject({ status: 'CHECKED', allowedActions: ['discard'] });
    expect(await start(uploadNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });
});
