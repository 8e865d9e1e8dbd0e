import { verifyChain } from '../../internalControls/audit/verifyChain.ts';
import { newestAct } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { runLine } from '../testing/runLine.ts';

describeWithDatabase('a member’s own data by the operator', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
  });

  test('are written to a new file, which the audit log knows with its reason', async () => {
    const { memberNo } = await server.member({ name: '나도향', user_id: 'dohyang7' });
    const written = new Map<string, string>();
    const line = 'members export --id DoHyang7 --out dohyang.json --reason request';
    expect(await runLine(server, line, { written })).toEqual({ code: 0, out: 'written: dohyang.json', errors: '' });
    const file = JSON.parse(written.get('dohyang.json') ?? '') as { data: { table: string; rows: unknown[] }[] };
    expect(file).toMatchObject({ association: '사단법인 한빛외식업협회', madeAt: '2026-11-20T11:00:00+09:00' });
    expect(file.data[0]).toMatchObject({ table: 'member', name: '회원 정보', rows: [{ name: '나도향' }] });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'export member', object: 'member', object_no: memberNo, employee_no: null },
      ...{ ip: 'operator:deploy', reason: 'request' },
    });
    expect((await verifyChain(server.db)).broken).toBeNull();
    expect(await runLine(server, line, { written })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('dohyang.json cannot be written'),
    });
  });

  test.each([
    ['members export --out a.json --reason x', 2, '--id is missing'],
    ['members export --id dohyang7 --reason x', 2, '--out is missing'],
    ['members export --id dohyang7 --out a.json', 2, '--reason is missing'],
    [`members export --id dohyang7 --out a.json --reason ${'x'.repeat(501)}`, 1, ''],
    ['members export --id nobody --out a.json --reason x', 1, 'there is no such account'],
  ])('refuses "%s" with %i, and writes nothing', async (line, code, words) => {
    const written = new Map<string, string>();
    const before = (await newestAct(server)).audit_no;
    expect(await runLine(server, line, { written })).toMatchObject({ code, errors: expect.stringContaining(words) });
    expect([written.size, (await newestAct(server)).audit_no]).toEqual([0, before]);
  });
});
