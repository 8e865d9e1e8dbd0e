import iconv from 'iconv-lite';
import { verifyChain } from '../../../../internalControls/audit/verifyChain.ts';
import { runLine } from '../../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../../../../testing/index.ts';
import { provePhone } from '../../../auth/testing/provePhone.ts';
import { consentsJob } from '../../consents/consentsJob.ts';
import { runImport } from '../runImport.ts';
import { memberImport } from './memberImport.ts';

const HEADINGS = '회원번호,아이디,이름,휴대폰번호,생년월일,이메일,업종,인허가번호,업소명,가입일';
const table = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
const HONG =
  '1001,old_hong,홍길동,010-1234-5678,1970-03-02,hong@example.com,일반음식점,20110012345,한빛국밥집,2011.3.2';
const KIM = '1002,1kims,김하나,01123456789,19800405,,,,,';

describeOnBothDatabases('importing members', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await open({ now: () => TEST_NOW });
  });

  const run = (file: string | Buffer, options = '') =>
    runLine(server, `import members --file members.csv${options}`, { read: { 'members.csv': file } });
  const members = () =>
    server.db
      .selectFrom('imported_member')
      .innerJoin('member', 'member.member_no', 'imported_member.member_no')
      .selectAll()
      .orderBy('old_number')
      .execute();

  test('stores them with ids that a new member could not choose, without consents', async () => {
    const { code, out } = await run(table(HONG, KIM));
    expect([code, out]).toEqual([0, expect.stringContaining('가져옴: 2')]);
    expect(await members()).toMatchObject([
      {
        ...{ old_number: '1001', user_id: 'old_hong', name: '홍길동', user_phone: '01012345678' },
        ...{ user_birth: '19700302', email: 'hong@example.com', industry_type: 1, bssh_nm: '한빛국밥집' },
        ...{ status: 'ACTIVE', role: 'member', password_hash: null, agree_marketing_at: null },
        ...{ joined_at: new Date('2011-03-02T00:00:00+09:00'), last_login_at: TEST_NOW },
      },
      { old_number: '1002', user_id: '1kims', user_phone: '01123456789', email: null, lcns_no: null },
    ]);
    await consentsJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await server.db.selectFrom('consent').selectAll().execute()).toEqual([]);
    expect((await verifyChain(server.db)).broken).toBeNull();
  });

  test('a dry run reports the same and stores nothing', async () => {
    const rows = table(HONG, KIM, '1003,old_park,,0212345678,20200101,,,,,');
    const dry = await run(rows, ' --dry-run');
    expect(await members()).toEqual([]);
    const real = await run(rows);
    expect(dry.out.replace(/\n시험 실행.*/, '')).toBe(real.out.replace(/\n묶음 번호.*/, ''));
    expect(real).toMatchObject({ code: 1, errors: '가져오지 않은 줄이 1개 있습니다.' });
    expect(real.out).toContain('4번째 줄\t거절\t이름\t이름을 입력해주세요.');
    expect(await members()).toHaveLength(2);
  });

  test('the same file again changes nothing; a changed row is reported and stays', async () => {
    await run(table(HONG, KIM));
    const before = await members();
    expect(await run(table(HONG, KIM))).toMatchObject({ code: 0, out: expect.stringContaining('그대로: 2') });
    const changed = await run(table(HONG.replace('홍길동', '홍길순'), KIM));
    expect(changed).toMatchObject({ code: 1, out: expect.stringContaining('2번째 줄\t달라짐\t회원번호') });
    expect(await members()).toEqual(before);
    expect(await server.db.selectFrom('import_batch').select('batch_no').execute()).toHaveLength(1);
  });

  test('rows are refused with line, column and cause', async () => {
    await server.member({ user_id: 'taken', user_phone: '01055556666' });
    const { out } = await run(
      table(
        HONG,
        '1001,other,이몽룡,01077778888,19700302,,,,,',
        '1004,OLD_HONG,성춘향,01077778888,19700302,,,,,',
        '1005,Taken,성춘향,01055556666,19700302,,,,,',
        '1006,young,성춘향,01077779999,20200101,,,,,',
        '1007,father,성춘향,01077770000,19700231,x,분식집,,,작년',
      ),
    );
    expect(out.split('\n').filter((line) => line.includes('거절\t'))).toEqual([
      '3번째 줄\t거절\t회원번호\t2번째 줄과 같습니다.',
      '4번째 줄\t거절\t아이디\t2번째 줄과 같습니다.',
      '4번째 줄\t거절\t휴대폰번호\t3번째 줄과 같습니다.',
      '5번째 줄\t거절\t아이디\t다른 회원이 이미 쓰는 아이디입니다.',
      '5번째 줄\t거절\t휴대폰번호\t다른 회원이 이미 쓰는 번호입니다.',
      '6번째 줄\t거절\t생년월일\t만 14세 이상만 가입할 수 있습니다.',
      expect.stringContaining('7번째 줄\t거절\t생년월일'),
      expect.stringContaining('7번째 줄\t거절\t이메일'),
      expect.stringContaining('7번째 줄\t거절\t업종'),
      expect.stringContaining('7번째 줄\t거절\t가입일'),
    ]);
    expect(await members()).toHaveLength(1);
  });

  test('reads what old systems export, and refuses a file without a required column', async () => {
    expect(await run(iconv.encode(table(HONG, KIM), 'cp949'))).toMatchObject({ code: 0 });
    expect(await run(`아이디,이름\nabc,홍길동`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("'회원번호', '휴대폰번호', '생년월일' 열이 없습니다."),
    });
  });

  test('a lost import continues with the same file, in the same batch', async () => {
    const rows = Array.from(
      { length: 1500 },
      (_, index) => `${index},m${index},홍길동,010${String(20_000_000 + index)},19700302,,,,,`,
    );
    const bytes = Buffer.from(table(...rows));
    const report = () => {
      throw new Error('killed');
    };
    const services = { ...server.services, db: server.db, ip: 'operator:deploy' };
    await expect(runImport(memberImport, { bytes, isDryRun: false, report }, services)).rejects.toThrow('killed');
    const stored = (await members()).length;
    expect(stored).toBe(1000);
    expect(await run(table(...rows))).toMatchObject({ code: 0, out: expect.stringContaining(`그대로: ${stored}`) });
    const found = await members();
    expect(found).toHaveLength(1500);
    expect(new Set(found.map(({ batch_no }) => batch_no)).size).toBe(1);
  });

  test('is undone as a whole, and can be repeated, until a member has logged in or it is closed', async () => {
    await run(table(HONG, KIM));
    const undo = (batch: number) => runLine(server, `import undo --batch ${batch} --reason wrong`);
    expect(await undo(1)).toMatchObject({ code: 0 });
    expect(await server.db.selectFrom('member').select('member_no').execute()).toEqual([]);
    expect(await undo(1)).toMatchObject({ code: 1, errors: '이미 되돌린 묶음입니다.' });
    expect(await run(table(HONG, KIM))).toMatchObject({ code: 0, out: expect.stringContaining('가져옴: 2') });
    const browser = server.client();
    const person = { name: '홍길동', userPhone: '01012345678' };
    await provePhone(browser, person);
    expect(await browser.call('findPw', { ...person, userId: 'old_hong', userPw: 'Hanbit!27x' })).toMatchObject({
      code: 1,
    });
    expect(await browser.call('login', { userId: 'old_hong', userPw: 'Hanbit!27x' })).toMatchObject({ code: 1 });
    const due = async () => (await browser.call('getMapConsentsDue')).entity as { due: object[] };
    expect(await due()).toMatchObject({
      due: [
        { text: 'terms', version: '2021-01-01' },
        { text: 'privacy', version: '2021-01-01' },
      ],
    });
    for (const text of ['terms', 'privacy']) await browser.call('postIntConsent', { text, version: '2021-01-01' });
    expect(await due()).toEqual({ due: [] });
    expect(await undo(2)).toMatchObject({ code: 1, errors: '로그인한 회원이 있어 되돌릴 수 없습니다.' });
    expect(await runLine(server, 'import close --batch 2 --reason opened')).toMatchObject({ code: 0 });
    expect(await undo(2)).toMatchObject({ code: 1, errors: expect.stringContaining('마감한 묶음') });
    expect((await runLine(server, 'import list')).out).toMatch(/1\tmembers.*undone\n2\tmembers.*closed/);
  });
});
