import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCertificate } from '../../testing/certificates.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const now = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase("the office's certificates", (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['qualification'], '박하나');
  });
  const list = async (input: object) => {
    const answer = await employee.client.call('officeCertificates', input);
    return (answer.entity as { list: { name: string; certificateNo: number; number: string; acts: string[] }[] }).list;
  };
  const numberOf = async (certificateNo: number) =>
    (
      await server.db
        .selectFrom('certificate')
        .select('number')
        .where('certificate_no', '=', certificateNo)
        .executeTakeFirst()
    )?.number;

  /** As after the member's withdrawal. */
  const forgetHolder = (certificateNo: number) =>
    server.db
      .updateTable('certificate')
      .set({ holder_name: null })
      .where('certificate_no', '=', certificateNo)
      .execute();

  test('are found by state and by a prefix of the name or number, and sorted', async () => {
    const first = await addCertificate(server, { status: 'PAID', holder_name: '도하늘' });
    const second = await addCertificate(server, { status: 'ISSUED', holder_name: '도가람' });
    await addCertificate(server, { status: 'PAID', holder_name: '이도하' });
    expect((await list({ keyword: '도' })).map(({ certificateNo }) => certificateNo)).toEqual([second, first]);
    expect((await list({ keyword: '도', status: 'PAID' })).map(({ name }) => name)).toEqual(['도하늘']);
    expect((await list({ keyword: '도', order: 'name', descending: false })).map(({ name }) => name)).toEqual([
      '도가람',
      '도하늘',
    ]);
    const number = (await numberOf(second)) ?? '';
    for (const keyword of [number, `제 ${number}`, number.slice(0, 10)])
      expect((await list({ keyword })).map(({ name }) => name)).toContain('도가람');
    expect(await list({ keyword: '%' })).toEqual([]);
    expect((await list({ certificateNo: first })).map(({ name }) => name)).toEqual(['도하늘']);
    expect(await list({ certificateNo: 999_999 })).toEqual([]);
  });

  test('their number follows every change, and neither all nor those that were sent are counted', async () => {
    const total = async (input: object) => {
      const { entity } = await employee.client.call('officeCertificates', input);
      return (entity as { pageInfo: { totalRow: number } }).pageInfo.totalRow;
    };
    const totals = () => Promise.all([{}, { status: 'SENT' }, { status: 'PAID' }, { keyword: '도' }].map(total));
    const before = await totals();
    const more = async () => (await totals()).map((size, index) => size - (before[index] ?? 0));
    const paid = await addCertificate(server, { status: 'PAID', holder_name: '도하늘' });
    await addCertificate(server, { status: 'SENT' });
    const issued = await addCertificate(server, { status: 'ISSUED' });
    expect(await more()).toEqual([3, 1, 1, 1]);
    expect(await total({ status: 'SENT', keyword: '없음' })).toBe(0);
    expect(await total({ certificateNo: paid })).toBe(1);
    await employee.client.call('officeSendCertificates', { certificateNos: [issued] });
    expect(await more()).toEqual([3, 2, 1, 1]);
    await server.db.deleteFrom('certificate').where('certificate_no', '=', paid).execute();
    expect(await more()).toEqual([2, 2, 0, 0]);

    const grow = (rows: number) =>
      server.db
        .updateTable('list_size')
        .set((size) => ({ size: size('size', '+', rows) }))
        .where('table_name', '=', 'certificate')
        .execute();
    await grow(1000);
    expect(await more()).toEqual([1002, 1002, 0, 0]);
    await grow(-1000);
  });

  test('offer what the life cycle allows, and nothing else', async () => {
    const actsOf = async (columns: Parameters<typeof addCertificate>[1]) => {
      const certificateNo = await addCertificate(server, { ...columns, holder_name: '나래' });
      return (await list({ keyword: '나래' })).find((row) => row.certificateNo === certificateNo)?.acts;
    };
    expect(await actsOf({ status: 'AWAITING_TRANSFER' })).toEqual([]);
    expect(await actsOf({ status: 'PAID' })).toEqual(['issue', 'reject']);
    expect(await actsOf({ status: 'ISSUED' })).toEqual(['send', 'print', 'reissue', 'revoke']);
    expect(await actsOf({ status: 'SENT' })).toEqual(['print', 'reissue', 'revoke']);
    expect(await actsOf({ status: 'REVOKED' })).toEqual([]);
    const withdrawn = await addCertificate(server, { status: 'SENT' });
    await forgetHolder(withdrawn);
    expect((await list({ limit: 100 })).find((row) => row.certificateNo === withdrawn)?.acts).toEqual(['revoke']);
  });

  test('a batch shows the outcome of each, and records those that were issued', async () => {
    const paid = await addCertificate(server, { status: 'PAID', holder_name: '가나다' });
    const awaiting = await addCertificate(server, { status: 'AWAITING_TRANSFER' });
    const gradeless = await addCertificate(server, { status: 'PAID', grade: null });
    const certificateNos = [paid, awaiting, gradeless, 999_999, paid];
    const { entity } = await employee.client.call('officeIssueCertificates', { certificateNos });
    const number = await numberOf(paid);
    expect(entity).toEqual([
      { certificateNo: paid, name: '가나다', isDone: true, number, problem: '' },
      { certificateNo: awaiting, name: '홍길동', isDone: false, number: '', problem: '지금 상태가 ‘입금대기’입니다.' },
      {
        certificateNo: gradeless,
        name: '홍길동',
        isDone: false,
        number: '',
        problem: '급수를 알 수 없습니다. 한 건씩 발급하면서 급수를 골라주세요.',
      },
      { certificateNo: 999_999, name: '', isDone: false, number: '', problem: '없는 번호입니다.' },
    ]);
    const acts = await server.db
      .selectFrom('office_audit')
      .select(['object_no', 'employee_no'])
      .where('act', '=', 'issue certificate')
      .where('object_no', 'in', [paid, awaiting, gradeless])
      .execute();
    expect(acts).toEqual([{ object_no: paid, employee_no: employee.memberNo }]);
  });

  test('one without a grade is issued when the employee names the grade', async () => {
    const certificateNo = await addCertificate(server, { status: 'PAID', grade: null });
    const issue = (input: object) => employee.client.call('officeIssueCertificate', { certificateNo, ...input });
    expect(await issue({})).toMatchObject({ status: 400, entity: { issues: [{ path: 'rating' }] } });
    expect(await issue({ rating: 1 })).toMatchObject({ code: 1, entity: 'ISSUED' });
    expect(await numberOf(certificateNo)).toMatch(/^2026-1-/);
    expect(await issue({ rating: 1 })).toMatchObject({ code: -2401 });
    const unpaid = await addCertificate(server, { status: 'AWAITING_TRANSFER', grade: null });
    expect(await issue({ certificateNo: unpaid })).toMatchObject({ code: -2401 });
  });

  test('only valid ones are printed, and each is recorded', async () => {
    const valid = await addCertificate(server, { status: 'SENT', holder_name: '라온' });
    const revoked = await addCertificate(server, { status: 'REVOKED' });
    const withdrawn = await addCertificate(server, { status: 'SENT' });
    await forgetHolder(withdrawn);
    const other = await addCertificate(server, { status: 'ISSUED', holder_name: '마루' });
    const { entity } = await employee.client.call('officePrintCertificates', {
      certificateNos: [other, revoked, withdrawn, valid],
    });
    expect((entity as { name: string }[]).map(({ name }) => name)).toEqual(['마루', '라온']);
    expect(await newestAct(server)).toMatchObject({ act: 'print certificate', object_no: valid });
  });

  test('a decision without a reason, on a missing one, or made twice is rejected', async () => {
    const certificateNo = await addCertificate(server, { status: 'SENT' });
    const revoke = (input: object) => employee.client.call('officeRevokeCertificate', input);
    expect(await revoke({ certificateNo, reason: ' ' })).toMatchObject({ status: 400 });
    expect(await revoke({ certificateNo: 999_999, reason: '부정행위' })).toMatchObject({ status: 404 });
    expect(await revoke({ certificateNo, reason: '부정행위' })).toMatchObject({ code: 1, entity: 'REVOKED' });
    expect(await revoke({ certificateNo, reason: '부정행위' })).toMatchObject({ code: -2401 });
    expect(await newestAct(server)).toMatchObject({ act: 'revoke certificate', reason: '부정행위' });
    const again = { certificateNo, reason: '분실' };
    expect(await employee.client.call('officeReissueCertificate', again)).toMatchObject({ code: -2401 });
  });
});
