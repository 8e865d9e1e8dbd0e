import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BankLine } from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { writeFeeAccount } from '../../../manager/certificates/ownRequest.ts';
import { addRefund } from '../../testing/applications.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { numberLines } from './lineKey.ts';
import { isUnreadable, readLines, type ReadLine } from './readLines.ts';
import { PAID_AGAIN, RECORDED } from './subject.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const HEAD = '거래일시,적요,출금액,입금액,잔액';
const fileOf = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64');
const deposit = (name: string, amount = 15_000, day = '2026-11-20') => `${day} 14:03,${name},,"${amount}",1`;
const withdrawal = (name: string, amount: number, day = '2026-11-20') => `${day} 14:03,${name},"${amount}",,1`;

const IN_LIST = '처리할 때까지 ‘내역 불일치’ 목록에 남습니다.';
const OTHER_NAME = '이 이름으로 기다리는 건이 없습니다. 금액이 같은 건 가운데 맞는 것이 있으면 골라주세요.';

describeWithDatabase("the bank's file", (open) => {
  let server: TestServer;
  let first: Employee;
  let second: Employee;
  beforeAll(async () => {
    // Refunds exceed the limit, fees do not.
    server = await open({ now: () => now, environment: { FOUR_EYES_WON: '20000' } });
    first = await addEmployee(server, ['money'], '박하나');
    second = await addEmployee(server, ['money'], '이둘');
  });
  const awaiting = (name: string, columns: object = {}) =>
    addCertificate(server, { status: 'AWAITING_TRANSFER', holder_name: name, ...columns });
  const read = async (content: string) =>
    ((await first.client.call('officeReadBankFile', { content })).entity as { lines: BankLine[] }).lines;
  const confirm = async (content: string, chosen: object[], { client } = first) =>
    (await client.call('officeConfirmBankLines', { content, chosen })).entity;
  const statusOf = async (certificateNo: number) =>
    (
      await server.db
        .selectFrom('certificate')
        .select('status')
        .where('certificate_no', '=', certificateNo)
        .executeTakeFirst()
    )?.status;

  test('shows the match of every line, and changes nothing', async () => {
    const certificateNo = await awaiting('가나다');
    const twins = [await awaiting('쌍둥이'), await awaiting('쌍둥이')];
    const paid = await addCertificate(server, { status: 'PAID', holder_name: '이미냄' });
    const late = await awaiting('기한뒤', { due_at: new Date('2026-11-20T00:00:00+09:00') });
    const lines = await read(
      fileOf(
        deposit(' 가 나다'),
        deposit('가나다'),
        deposit('쌍둥이'),
        deposit('이미냄'),
        deposit('가나다', 10_000),
        deposit('가나다', 15_000, '2026-11-19'),
        deposit('기한뒤'),
        deposit('모르는 사람'),
        withdrawal('가나다', 15_000),
        '합계,,,,',
      ),
    );
    expect(lines.map(({ state, note, candidates }) => [state, note, candidates.map(({ no }) => no)])).toEqual([
      ['matched', '', [certificateNo]],
      ['none', '2번째 줄과 같은 건입니다. 두 번 거래되었는지 확인해주세요.', [certificateNo]],
      ['several', '어느 건인지 골라주세요.', twins],
      ['matched', RECORDED, [paid, paid]],
      ['none', '같은 이름의 건이 있으나 금액이 다릅니다. (15,000원)', []],
      ['none', '같은 이름의 건이 있으나 그보다 먼저 거래되었습니다.', []],
      ['matched', '', [late]],
      ['none', OTHER_NAME, [certificateNo, ...twins, late]],
      ['none', '', []],
      ['unreadable', '거래일을 읽을 수 없습니다.', []],
    ]);
    expect(await statusOf(certificateNo)).toBe('AWAITING_TRANSFER');
    expect(await server.db.selectFrom('bank_line').selectAll().execute()).toEqual([]);
  });

  test('a line with another name is matched by an employee who recognizes it', async () => {
    const certificateNo = await awaiting('오세란', { fee: 15_700 });
    const content = fileOf(deposit('오세란식당', 15_700), deposit('오세란식당', 15_701));
    const [line, other] = await read(content);
    expect(line).toMatchObject({ state: 'none', note: OTHER_NAME, candidates: [{ no: certificateNo }] });
    expect(line?.candidates[0]?.title).toMatch(/^오세란 님, /);
    expect(other).toMatchObject({ state: 'none', note: '', candidates: [] });
    const chosen = (number: number) => [{ line: number, matter: 'certificateFee', no: certificateNo }];
    expect(await confirm(content, chosen(3))).toMatchObject([{ outcome: 'refused' }]);
    expect(await confirm(content, chosen(2))).toMatchObject([{ outcome: 'done' }]);
    expect(await statusOf(certificateNo)).toBe('PAID');
  });

  test('a line confirms one payment, once, for all employees and downloads', async () => {
    const [one, other] = [await awaiting('두번째'), await awaiting('두번째')];
    const content = fileOf(deposit('두번째'));
    const chosen = (no: number) => [{ line: 2, matter: 'certificateFee', no }];
    const answers = await Promise.all([
      confirm(content, chosen(one)),
      confirm(content, chosen(other), second),
      confirm(content, chosen(one), second),
    ]);
    expect(
      answers
        .flat()
        .map((line) => (line as { outcome: string }).outcome)
        .toSorted(),
    ).toEqual(['done', 'refused', 'refused']);
    const statuses = [await statusOf(one), await statusOf(other)];
    expect(statuses.toSorted()).toEqual(['AWAITING_TRANSFER', 'PAID']);
    // The same line in another day's download, with another time, among others.
    const later = fileOf(deposit('다른 사람'), '2026-11-20,두 번째,,15000,999');
    expect((await read(later))[1]).toMatchObject({ state: 'done', note: '이 줄로 이미 처리했습니다.' });
    const left = statuses[0] === 'PAID' ? other : one;
    expect(await confirm(later, [{ line: 3, matter: 'certificateFee', no: left }])).toMatchObject([
      { outcome: 'refused', problem: '이 줄로 이미 처리했습니다.' },
    ]);
    expect(await statusOf(left)).toBe('AWAITING_TRANSFER');
  });

  test('equal lines match as many payments, and those of two days are two', async () => {
    const three = [await awaiting('세번낸이'), await awaiting('세번낸이'), await awaiting('세번낸이')];
    const content = fileOf(deposit('세번낸이'), deposit('세번낸이'), deposit('세번낸이', 15_000, '2026-11-21'));
    const chosen = three.map((no, index) => ({ line: index + 2, matter: 'certificateFee', no }));
    expect(await confirm(content, chosen)).toEqual([2, 3, 4].map((line) => ({ line, outcome: 'done', problem: '' })));
  });

  test('a line that was stored under an earlier encryption key is recognized', async () => {
    const content = fileOf(deposit('예전열쇠'));
    await confirm(content, [{ line: 2, matter: 'certificateFee', no: await awaiting('예전열쇠') }]);
    const lines = (await readLines(content)).filter((line): line is ReadLine => !isUnreadable(line));
    const { encryptionKeys: keys } = server.configuration;
    const isUsed = await numberLines(server.db, [{ ...keys[0], key: randomBytes(32) }, ...keys], lines);
    expect(lines.map(isUsed)).toEqual([true]);
  });

  test('an unexpected line shows a past request with its name, amount and time', async () => {
    const past = await addCertificate(server, { status: 'PAID', holder_name: '지난이' });
    const paid = await addCertificate(server, { status: 'PAID', holder_name: '먼저낸이' });
    const ended = { status: 'CANCELLED', paid_at: null, ended_at: now } as const;
    const owed = await addCertificate(server, { ...ended, holder_name: '돌려줄이', fee_owed: 15_000 });
    const cancelled = await addCertificate(server, { ...ended, holder_name: '그만둔이' });
    const lines = await read(
      fileOf(
        deposit('지난이'),
        deposit('지난이', 10_000),
        deposit('지난이', 15_000, '2026-11-19'),
        deposit('먼저낸이', 15_000, '2026-11-21'),
        deposit('돌려줄이'),
        deposit('그만둔이'),
      ),
    );
    expect(lines.map(({ state, note, candidates }) => [state, note, candidates.map(({ no }) => no)])).toEqual([
      ['matched', RECORDED, [past, past]],
      ['none', IN_LIST, []],
      ['none', IN_LIST, []],
      ['matched', PAID_AGAIN, [paid]],
      ['matched', RECORDED, [owed, owed]],
      ['matched', '신청이 끝난 뒤의 입금입니다. 처리하면 돌려드릴 수수료로 기록합니다.', [cancelled]],
    ]);
  });

  test('a withdrawal matches only refunds by bank transfer', async () => {
    // Neither has a source or target account.
    await addCertificate(server, { status: 'REJECTED' });
    await addRefund(server, { status: 'APPROVED', toAccount: true, amount: 31_000, payment: { pay_method: 'vbank' } });
    const lines = await read(fileOf(withdrawal('', 15_000), withdrawal('홍길동', 31_000)));
    expect(lines.map(({ candidates }) => candidates)).toEqual([[], []]);
    expect(await newestAct(server)).toMatchObject({
      act: 'read bank file',
      detail: expect.stringContaining('"none":2'),
    });
  });

  test('an unexpected error is not reported as a problem of the line', async () => {
    const no = await awaiting('고장난이');
    const alter = (change: string) =>
      server.database.withoutTimeout((owner) => sql.raw(`alter table bank_line ${change}`).execute(owner));
    await alter('add constraint broken check (amount < 0) not valid');
    const input = { content: fileOf(deposit('고장난이')), chosen: [{ line: 2, matter: 'certificateFee', no }] };
    const answer = await first.client.call('officeConfirmBankLines', input);
    await alter('drop constraint broken');
    expect(answer.status).toBe(500);
  });

  test('the stored row shows which payment a line has confirmed, without the name', async () => {
    const certificateNo = await awaiting('성춘향');
    const content = fileOf(deposit('성춘향'));
    await confirm(content, [{ line: 2, matter: 'certificateFee', no: certificateNo }]);
    const row = await server.db
      .selectFrom('bank_line')
      .selectAll()
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ day: '2026-11-20', amount: 15_000, name_masked: '성*향', matter: 'certificateFee' });
    const act = await server.db
      .selectFrom('office_audit')
      .selectAll()
      .where('object', '=', 'certificate')
      .where('object_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({
      act: 'confirm fee',
      employee_no: first.memberNo,
      reason: `은행 거래내역 2026-11-20 (기록 ${row.bank_line_no}번)`,
    });
  });

  test('a line can confirm only its candidates', async () => {
    const [cheap, stranger] = [await awaiting('춘향이'), await awaiting('이몽룡')];
    const content = fileOf(deposit('춘향이', 10_000), deposit('춘향이'));
    expect(
      await confirm(content, [
        { line: 2, matter: 'certificateFee', no: cheap },
        { line: 3, matter: 'certificateFee', no: stranger },
        { line: 3, matter: 'refund', no: cheap },
        { line: 9, matter: 'certificateFee', no: cheap },
      ]),
    ).toMatchObject([
      { outcome: 'refused', problem: '같은 이름의 건이 있으나 금액이 다릅니다. (15,000원)' },
      { outcome: 'refused', problem: '이 줄로는 처리할 수 없는 건입니다.' },
      { outcome: 'refused' },
      { outcome: 'refused', problem: '파일에 없는 줄입니다.' },
    ]);
    expect(await statusOf(cheap)).toBe('AWAITING_TRANSFER');
  });

  test('a refund over the limit waits for a second employee with the same line', async () => {
    const { refundNo } = await addRefund(server, {
      status: 'APPROVED',
      route: 'bank',
      toAccount: true,
      payment: { pay_method: 'phone' },
    });
    const content = fileOf(withdrawal('홍길동', 50_000), withdrawal('홍길동', 40_000));
    const [line, other] = await read(content);
    expect(line).toMatchObject({ state: 'matched', candidates: [{ matter: 'refund', no: refundNo }] });
    expect(other).toMatchObject({ state: 'none' });
    const chosen = [{ line: 2, matter: 'refund', no: refundNo }];
    expect(await confirm(content, chosen)).toEqual([{ line: 2, outcome: 'asked', problem: '' }]);
    expect(await confirm(content, chosen)).toMatchObject([
      { outcome: 'refused', problem: '먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.' },
    ]);
    expect(await confirm(content, chosen, second)).toEqual([{ line: 2, outcome: 'done', problem: '' }]);
    expect((await read(content))[0]).toMatchObject({ state: 'done' });
    expect((await read(fileOf('2026-11-21,홍길동,"50,000",,1')))[0]).toMatchObject({ candidates: [] });
  });

  test('money counts as returned on the day of its bank line', async () => {
    const byBank = { status: 'APPROVED', route: 'bank', toAccount: true, amount: 12_345 } as const;
    const { refundNo } = await addRefund(server, { ...byBank, payment: { pay_method: 'phone' } });
    const asked = new Date('2026-11-10T12:00:00+09:00');
    await server.db.updateTable('refund').set({ requested_at: asked }).where('refund_no', '=', refundNo).execute();
    const fee = await awaiting('받을이', {
      status: 'REJECTED',
      requested_at: asked,
      ended_at: asked,
      fee_owed: 15_000,
    });
    const account = { accountName: '받을이', bank: '한빛은행', account: '1102345678901' };
    await writeFeeAccount(server.db, server.configuration.encryptionKeys, fee, account);
    const content = fileOf(withdrawal('홍길동', 12_345, '2026-11-18'), withdrawal('받을이', 15_000, '2026-11-18'));
    const chosen = [
      { line: 2, matter: 'refund', no: refundNo },
      { line: 3, matter: 'feeReturn', no: fee },
    ];
    expect(await confirm(content, chosen)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
    const { entity } = await first.client.call('officeDayReport', { day: '2026-11-18' });
    expect(entity).toMatchObject({ refundedTotal: 12_345 + 15_000 });
  });

  test('money that an employee records as returned counts on its day at the bank', async () => {
    const asked = new Date('2026-11-17T12:00:00+09:00');
    const byBank = { status: 'APPROVED', route: 'bank', toAccount: true, amount: 13_456 } as const;
    const { refundNo } = await addRefund(server, { ...byBank, payment: { pay_method: 'phone' } });
    await server.db.updateTable('refund').set({ requested_at: asked }).where('refund_no', '=', refundNo).execute();
    const certificateNo = await awaiting('받을둘', {
      status: 'REJECTED',
      requested_at: asked,
      ended_at: asked,
      fee_owed: 15_000,
    });
    const account = { accountName: '받을둘', bank: '한빛은행', account: '1102345678901' };
    await writeFeeAccount(server.db, server.configuration.encryptionKeys, certificateNo, account);
    for (const [call, row] of [
      ['officeRecordTransfer', { refundNo }],
      ['officeRecordFeeReturned', { certificateNo }],
    ] as const) {
      for (const day of ['2026-11-16', '2026-11-21'])
        expect(await first.client.call(call, { ...row, day })).toMatchObject({
          status: 400,
          entity: { issues: [{ path: 'day' }] },
        });
      expect(await first.client.call(call, { ...row, day: '2026-11-17' })).toMatchObject({ entity: 'done' });
      expect(await newestAct(server)).toMatchObject({
        detail: expect.stringContaining('"day":"2026-11-17"') as string,
      });
    }
    const { entity } = await first.client.call('officeDayReport', { day: '2026-11-17' });
    expect(entity).toMatchObject({ refundedTotal: 13_456 + 15_000 });
  });

  test('is rejected as a whole at its field if it is another file', async () => {
    const content = Buffer.from('이름,전화\n홍길동,010').toString('base64');
    expect(await first.client.call('officeReadBankFile', { content })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'content' }] },
    });
  });
});
