import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct } from '../../testing/employee.ts';

describeWithDatabase('an allowance to pay by invoice', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  let nth = 0;
  beforeAll(async () => {
    server = await open({ now: () => now, environment: { FOUR_EYES_WON: '300000' } });
  });
  async function arrange() {
    nth += 1;
    const userId = `business${nth}`;
    const businessName = `한빛국밥집 ${nth}호점`;
    const employer = await server.member({ user_id: userId, name: '김사장' });
    const [first, second] = [await addEmployee(server, ['money']), await addEmployee(server, ['money'])];
    const allow = (limit: number, { client } = first, changes: object = {}) =>
      client.call('officeAllowInvoices', {
        ...{ userId, businessNumber: '124-81-00998', businessName, limit, untilDay: '2026-12-31' },
        reason: '홈택스에서 영업 중임을 확인',
        ...changes,
      });
    const list = async ({ client } = first) => {
      const { entity } = await client.call('officeInvoiceAllowances', {});
      const { list: all } = entity as CallAnswer<Calls['officeInvoiceAllowances']>;
      return all.filter((row) => row.businessName === businessName);
    };
    const own = async () => (await employer.client.call('getMapInvoiceAllowance', {})).entity;
    return { employer, first, second, allow, list, own };
  }

  test('is granted by one employee up to the limit, with a last day', async () => {
    const { allow, own, list } = await arrange();
    expect(await allow(300_000)).toMatchObject({ entity: 'done' });
    expect(await newestAct(server)).toMatchObject({ act: 'allow invoices', object: 'invoice_allowance' });
    expect(await own()).toMatchObject({ businessNumber: '1248100998', limit: 300_000, left: 300_000 });
    expect((await list())[0]).toMatchObject({ employer: '김*장', status: 'ALLOWED', allowedActions: ['end'] });
    expect(await allow(100, undefined, { untilDay: '2026-11-19' })).toMatchObject({ status: 400 });
    expect(await allow(100, undefined, { userId: 'nobody99' })).toMatchObject({ status: 400 });
  });

  test('needs two employees above the limit at first, and one up to the amount that two have confirmed', async () => {
    const { allow, own, list, first, second } = await arrange();
    expect(await allow(900_000)).toMatchObject({ entity: 'asked' });
    expect(await own()).toBeNull();
    const [asked] = await list(second);
    expect(asked).toMatchObject({ status: 'ASKED', secondLook: { isOwn: false }, allowedActions: ['confirm', 'end'] });
    const confirm = { allowanceNo: asked?.allowanceNo, reason: '확인함' };
    expect(await first.client.call('officeConfirmAllowance', confirm)).toMatchObject({
      code: CODES.SECOND_EMPLOYEE_NEEDED.code,
    });
    expect(await second.client.call('officeConfirmAllowance', confirm)).toMatchObject({ entity: 'done' });
    expect(await own()).toMatchObject({ limit: 900_000 });
    expect(await allow(900_000, first, { untilDay: '2027-03-31' })).toMatchObject({ entity: 'done' });
    expect(await own()).toMatchObject({ untilDay: '2027-03-31' });
    expect(await allow(900_001)).toMatchObject({ entity: 'asked' });
    // The current allowance applies until a second employee confirms.
    expect(await own()).toMatchObject({ limit: 900_000 });
  });

  test('ends at once, and a requested one is dropped', async () => {
    const { allow, own, list, first } = await arrange();
    await allow(200_000);
    await allow(900_000);
    for (const { allowanceNo } of (await list()).filter(({ status }) => status !== 'ENDED'))
      expect(await first.client.call('officeEndAllowance', { allowanceNo, reason: '폐업' })).toMatchObject({
        entity: 1,
      });
    expect(await own()).toBeNull();
    expect((await list()).map(({ status }) => status)).toEqual(['ENDED', 'ENDED']);
  });
});
