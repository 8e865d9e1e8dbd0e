import { sql } from 'kysely';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../../testing/index.ts';
import { addEmployee } from '../../testing/employee.ts';
import { branchMovesJob } from './branchMovesJob.ts';
import { moveNextMembers } from './moveMembers.ts';

const BUSAN = { user_address: '부산광역시 중구 중앙대로 1' };

describeWithDatabase('members of a branch that has changed', (open) => {
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    server = await open();
    ({ client } = await addEmployee(server));
  });

  const save = async (regions: string[], rest: object = {}) => {
    const branch = { name: '부산지회', kind: 'REGIONAL', regions };
    const { entity } = await client.call('officeSaveBranch', { branch, ...rest });
    return Number(entity);
  };
  const view = async (branchNo: number) =>
    (await client.call('officeBranch', { branchNo })).entity as { version: number; membersToCheck: number };
  const branchOf = async (memberNo: number) => {
    const member = server.db.selectFrom('member').select('branch_no').where('member_no', '=', memberNo);
    return (await member.executeTakeFirstOrThrow()).branch_no;
  };
  const run = () => branchMovesJob.run({ ...server.services, db: server.db, log: server.app.log });
  const addMany = (count: number) =>
    sql`insert into member (user_id, name, status, role, joined_at, user_address)
      select 'moved' || nth, '회원', 'ACTIVE', 'member', ${new Date('2026-01-01')}, ${BUSAN.user_address}
      from generate_series(1, ${count}::int) as nth`.execute(server.db);

  test('are moved by a job, and the page says how many are left', async () => {
    const { memberNo } = await server.member(BUSAN);
    const byHand = await server.member({ ...BUSAN, branch_by_hand: true, branch_no: null });
    const branchNo = await save(['부산']);
    expect([await branchOf(memberNo), (await view(branchNo)).membersToCheck > 0]).toEqual([null, true]);
    await run();
    expect([await branchOf(memberNo), await branchOf(byHand.memberNo)]).toEqual([branchNo, null]);
    expect(await view(branchNo)).toMatchObject({ membersToCheck: 0, members: 1 });
    await client.call('officeRetireBranch', { branchNo, act: 'retire', reason: '통합' });
    await run();
    expect(await branchOf(memberNo)).toBeNull();
  });

  test('are moved from where a lost process has stopped', async () => {
    await addMany(1500);
    const branchNo = await save(['부산']);
    await moveNextMembers(server.db);
    const { membersToCheck } = await view(branchNo);
    expect(membersToCheck).toBeGreaterThan(0);
    const killed = server.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode') throw new Error('killed');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await expect(moveNextMembers(killed)).rejects.toThrow('killed');
    expect((await view(branchNo)).membersToCheck).toBe(membersToCheck);
    await run();
    const { members } = await sql<{ members: number }>`
      select count(*)::int as members from member where branch_no = ${branchNo}`
      .execute(server.db)
      .then(({ rows }) => rows[0] ?? { members: 0 });
    expect(members).toBe(1500);
  });

  test('are moved again from the first one if the branch changes meanwhile', async () => {
    const { memberNo } = await server.member({ user_address: '대구광역시 중구 국채보상로 1' });
    await addMany(1500);
    const branchNo = await save(['부산']);
    await moveNextMembers(server.db);
    const { version } = await view(branchNo);
    await save(['부산', '대구'], { branchNo, version });
    await run();
    expect(await branchOf(memberNo)).toBe(branchNo);
  });
});
