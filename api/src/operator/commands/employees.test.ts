import { verifyChain } from '../../internalControls/audit/verifyChain.ts';
import { listPermissions } from '../../internalControls/permissions/permissions.ts';
import { newestAct } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { runLine } from '../testing/runLine.ts';

describeWithDatabase('members and employees by the operator', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => new Date('2026-11-20T02:00:00Z') });
  });
  const run = (line: string) => runLine(server, line);
  const roleOf = async (memberNo: number) =>
    (await server.db.selectFrom('member').select('role').where('member_no', '=', memberNo).executeTakeFirstOrThrow())
      .role;

  test('members are found and shown masked; whom a search showed is in the audit log', async () => {
    const { memberNo } = await server.member({ name: '나도향', user_id: 'dohyang7', user_phone: '01055554321' });
    const row = `${memberNo}\tdoh*****\t나*향\t010-****-4321`;
    for (const search of ['--keyword 나도', '--by userId --keyword dohy', '--by phone --keyword 4321']) {
      const { code, out } = await run(`members find ${search}`);
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(row) });
      expect(out).toContain('page 1 of 1, 1 in all');
      expect(out).not.toMatch(/나도향|dohyang7|5555/);
    }
    const { act, ip, employee_no, detail } = await newestAct(server);
    expect({ act, ip, employee_no }).toEqual({ act: 'search members', ip: 'operator:deploy', employee_no: null });
    expect(JSON.parse(detail)).toEqual({ by: 'phone', page: 1, found: 1, shown: String(memberNo) });
  });

  test('a member is employed, listed and dismissed; each act is in the audit log, and no session outlives it', async () => {
    const { memberNo, client } = await server.member({ name: '현진건', user_id: 'jingeon' });
    const employ = 'members employ --id jingeon --reason new --permissions';
    expect(await run(`${employ} money,content,money`)).toEqual({
      code: 0,
      out: 'an employee with: money, content',
      errors: '',
    });
    expect(await newestAct(server)).toMatchObject({
      act: 'set permissions',
      object: 'member',
      object_no: memberNo,
      employee_no: null,
      ip: 'operator:deploy',
      reason: 'new',
      detail: JSON.stringify({ before: '', after: 'content money' }),
    });
    expect(await client.call('officeOverview')).toMatchObject({ code: -1014 });
    expect((await run('employees list')).out).toContain(`${memberNo}\tjingeon\t현진건\tcontent,money\t`);
    expect(await run(`${employ} none`)).toMatchObject({ code: 0, out: 'an employee with: no permissions' });
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
    await run(`${employ} members`);

    expect(await run(`members dismiss --number ${memberNo} --reason left`)).toMatchObject({ code: 0 });
    expect(await newestAct(server)).toMatchObject({
      act: 'dismiss employee',
      object_no: memberNo,
      ip: 'operator:deploy',
      reason: 'left',
    });
    expect(await roleOf(memberNo)).toBe('member');
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
    expect((await run('employees list')).out).not.toContain('jingeon');
    expect((await verifyChain(server.db)).broken).toBeNull();
  });

  test('an account that is not active is not employed, and a member is not dismissed', async () => {
    const [suspended, member] = [await server.member({ status: 'SUSPENDED' }), await server.member()];
    const before = (await newestAct(server)).audit_no;
    expect(await run(`members employ --number ${suspended.memberNo} --permissions money --reason x`)).toEqual({
      code: 1,
      out: '',
      errors: 'the account is not active: SUSPENDED',
    });
    expect(await run(`members dismiss --number ${member.memberNo} --reason x`)).toMatchObject({
      code: 1,
      errors: 'the account is no employee',
    });
    expect(await roleOf(suspended.memberNo)).toBe('member');
    expect((await newestAct(server)).audit_no).toBe(before);
  });

  test.each([
    ['members find', 2, '--keyword is missing'],
    ['members find --by phone --keyword 010', 1, 'keyword: 숫자 4자리를 입력해주세요.'],
    ['members employ --permissions money --reason x', 2, 'either --id or --number'],
    ['members employ --id a --number 1 --permissions money --reason x', 2, 'either --id or --number'],
    ['members employ --id nobody', 2, '--permissions is missing'],
    ['members employ --id nobody --permissions money', 2, '--reason is missing'],
    ['members employ --id nobody --permissions gold --reason x', 2, 'not "gold"'],
    ['members employ --id nobody --permissions money --reason x', 1, 'there is no such account'],
    ['members dismiss --number 999999 --reason x', 1, 'there is no such account'],
  ])('refuses "%s" with %i: %s', async (line, code, words) => {
    expect(await run(line)).toMatchObject({ code, errors: expect.stringContaining(words) });
  });
});
