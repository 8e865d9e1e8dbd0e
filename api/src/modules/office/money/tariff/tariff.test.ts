import { CODES } from '@portal/shared/contract';
import type * as versions from '@portal/shared/texts/versions';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { addEmployee } from '../../testing/employee.ts';

/** Terms from 2027 on that name no amount. */
jest.mock('@portal/shared/texts/versions', () => {
  const actual = jest.requireActual<typeof versions>('@portal/shared/texts/versions');
  return {
    ...actual,
    readVersions: (name: string) => {
      const [first, ...more] = actual.readVersions(name);
      if (name !== 'terms') return [first, ...more];
      return [first, { ...first, effective: '2027-01-01', certificateFee: undefined }];
    },
  };
});

const FORM = { userName: '홍길동', userPhone: '01012345678', count: 1 as const, certName: '외식경영관리사 2급' };

interface Tariff {
  items: { item: string; amount: number; next: { amount: number; from: string } | null }[];
}

describeWithDatabase('the tariff', (open) => {
  let server: TestServer;
  let now = new Date('2026-12-01T10:00:00+09:00');
  beforeEach(async () => {
    now = new Date('2026-12-01T10:00:00+09:00');
    server = await open({ now: () => now });
  });

  const ask = (client: TestClient, changes: object = {}) =>
    client.call('officeAskTariffChange', {
      item: 'certificate',
      amount: 18_000,
      from: '2027-03-01',
      reason: '인쇄비가 올랐습니다.',
      ...changes,
    });
  const decide = (client: TestClient, changeNo: number, decision: 'confirm' | 'refuse' = 'confirm') =>
    client.call('officeDecideTariffChange', { changeNo, decision, reason: decision === 'refuse' ? '보류' : '' });
  const costOf = async (item: string) => {
    const { entity } = await server.client().call('getMapTariff');
    return (entity as Tariff).items.find((each) => each.item === item);
  };
  const acts = async () =>
    (await server.db.selectFrom('office_audit').select('act').orderBy('audit_no').execute()).map(({ act }) => act);
  const twoEmployees = async () => ({
    first: (await addEmployee(server, ['money'])).client,
    second: (await addEmployee(server, ['money'])).client,
  });

  test('two employees change it from a day on; earlier requests retain their fee', async () => {
    const { first, second } = await twoEmployees();
    const { client: early } = await server.member();
    const { entity: earlyNo } = await early.call('upsertCertificate', FORM);
    const { entity: changeNo } = await ask(first);
    expect(await costOf('certificate')).toMatchObject({ amount: 15_000, next: null });
    expect((await decide(second, changeNo as number)).code).toBe(1);
    expect(await costOf('certificate')).toMatchObject({ amount: 15_000, next: { amount: 18_000, from: '2027-03-01' } });

    now = new Date('2027-02-28T23:59:59+09:00');
    expect(await costOf('certificate')).toMatchObject({ amount: 15_000 });
    now = new Date('2027-03-01T00:00:00+09:00');
    expect(await costOf('certificate')).toMatchObject({ amount: 18_000, next: null });
    const { client: late } = await server.member();
    expect(await late.call('upsertCertificate', FORM)).toMatchObject({ code: -2486 });
    expect(await late.call('upsertCertificate', { ...FORM, fee: 15_000 })).toMatchObject({ code: -2486 });
    const { entity: lateNo } = await late.call('upsertCertificate', { ...FORM, fee: 18_000 });
    const fees = await server.db
      .selectFrom('certificate')
      .select('fee')
      .where('certificate_no', 'in', [earlyNo as number, lateNo as number])
      .orderBy('certificate_no')
      .execute();
    expect(fees.map(({ fee }) => fee)).toEqual([15_000, 18_000]);
    expect(await acts()).toEqual(['ask: change tariff', 'change tariff']);
  });

  test('nobody confirms an own request, nor does the same person’s other account', async () => {
    const { client: first, memberNo: firstNo } = await addEmployee(server, ['money']);
    const { client: sameOne, memberNo: sameNo } = await addEmployee(server, ['money']);
    const { entity } = await ask(first);
    expect(await decide(first, entity as number)).toMatchObject({ code: -2485 });
    await server.db
      .updateTable('member')
      .set({ name: '김같음', user_birth: '19800101' })
      .where('member_no', 'in', [firstNo, sameNo])
      .execute();
    expect((await decide(sameOne, entity as number)).code).not.toBe(1);
    expect(await costOf('certificate')).toMatchObject({ next: null });
    expect((await decide(first, entity as number, 'refuse')).code).toBe(1);
    expect((await ask(first)).code).toBe(1);
  });

  test('a request of an employee who has left is not confirmed, but refused', async () => {
    const { second } = await twoEmployees();
    const leaver = await addEmployee(server, ['money']);
    const changeNo = (await ask(leaver.client)).entity as number;
    await server.db.updateTable('member').set({ role: 'member' }).where('member_no', '=', leaver.memberNo).execute();
    expect(await decide(second, changeNo)).toMatchObject(CODES.FIRST_NOT_ALLOWED);
    expect((await decide(second, changeNo, 'refuse')).code).toBe(1);
  });

  test('never in the past or today, and never against the terms of that day', async () => {
    const { first, second } = await twoEmployees();
    expect(await ask(first, { from: '2026-12-01' })).toMatchObject({ code: -2481 });
    expect(await ask(first, { from: '2026-12-31' })).toMatchObject({ code: -2484 });
    expect(await ask(first, { amount: 15_000 })).toMatchObject({ code: -2483 });
    expect((await ask(first, { item: 'written2', amount: 45_000, from: '2026-12-02' })).code).toBe(1);
    const { entity } = await ask(first, { from: '2027-01-01' });
    expect(await ask(second, { amount: 20_000 })).toMatchObject({ code: -2482 });
    now = new Date('2027-01-01T00:00:00+09:00');
    const later = (await twoEmployees()).second;
    expect(await decide(later, entity as number)).toMatchObject({ code: -2481 });
  });

  test('of two changes for one day the one decided last applies, and the history shows both', async () => {
    const { first, second } = await twoEmployees();
    const change = async (amount: number) => decide(second, (await ask(first, { amount })).entity as number);
    await change(18_000);
    now = new Date('2026-12-01T10:10:00+09:00');
    await change(17_000);
    expect(await costOf('certificate')).toMatchObject({ next: { amount: 17_000, from: '2027-03-01' } });
    const { entity } = await first.call('officeTariffChanges');
    const { list } = entity as { list: { former: number; amount: number; statusName: string; isOwn: boolean }[] };
    expect(list.map(({ former, amount, statusName, isOwn }) => ({ former, amount, statusName, isOwn }))).toEqual([
      { former: 18_000, amount: 17_000, statusName: '확정', isOwn: true },
      { former: 15_000, amount: 18_000, statusName: '확정', isOwn: true },
    ]);
  });

  test('a waiting change is counted for the colleague who may confirm it', async () => {
    const { first, second } = await twoEmployees();
    await ask(first);
    const waits = async (client: TestClient) => {
      const { entity } = await client.call('officeOverview');
      return (entity as { waiting: { kind: string; count: number }[] }).waiting.find(
        ({ kind }) => kind === 'tariffChanges',
      );
    };
    expect(await waits(first)).toMatchObject({ count: 0 });
    expect(await waits(second)).toMatchObject({ count: 1 });
  });
});
