import { runLine } from '../../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../../../../testing/index.ts';

const MEMBERS = `회원번호,아이디,이름,휴대폰번호,생년월일,인허가번호
1001,oldhong,홍길동,01012345678,19700302,20110012345
1002,oldkim,김하나,01098765432,19700405,
`;
const table = (...rows: string[]) =>
  ['수료증번호,교육구분,수료일,성명,생년월일,휴대폰번호,인허가번호,회원번호,업소명,교육기관', ...rows].join('\n');
const HONG = '제2015-가12호,신규영업자(6시간),2015.5.7,홍 길동,1970-03-02,010-1234-5678,,,한빛국밥집,서울지회';
const KIM = '2016-0034,3,2016-10-01,김하나,19700405,,,1002,,';

describeOnBothDatabases('importing completions of hygiene education', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await open({ now: () => TEST_NOW });
    await run('members', MEMBERS);
  });

  const run = (kind: string, file: string, options = '') =>
    runLine(server, `import ${kind} --file it.csv${options}`, { read: { 'it.csv': file } });
  const stored = () => server.db.selectFrom('hygiene_completion').selectAll().orderBy('completion_no').execute();

  test('they belong to members by phone, licence or former number, and their numbers are valid', async () => {
    const byLicence = '2017-0099,보수교육,2017-10-01,홍길동,19700302,,20110012345,,,';
    const { code, out } = await run('hygiene', table(HONG, KIM, byLicence));
    expect([code, out]).toEqual([0, expect.stringContaining('신규 영업자 위생교육 6시간 2015년: 1')]);
    expect(await stored()).toMatchObject([
      {
        ...{ number: '제2015-가12호', course: 'NEW', completed_on: '2015-05-07', holder_masked: '홍*동' },
        ...{ lcns_no: null, bssh_nm: '한빛국밥집', provider: '서울지회' },
      },
      { course: 'YEARLY', completed_on: '2016-10-01', holder_masked: '김*나' },
      { course: 'YEARLY', lcns_no: '20110012345' },
    ]);
    expect((await server.client().call('getMapCertificate', { number: '2015가12' })).entity).toEqual({
      ...{ valid: true, kind: 'COMPLETION', title: '신규 영업자 위생교육 6시간' },
      ...{ name: '홍*동', issuedAt: '2015-05-07T00:00:00+09:00' },
    });
  });

  test('rows are refused with line, column and cause; the same file again changes nothing', async () => {
    const rows = table(
      HONG,
      HONG,
      '2016-1,요리,2016-10-01,김하나,19700405,,,1002,,',
      '2016-0002,기존,2016-13-01,김하나,19700405,,,1002,,',
      '2016-0003,기존,2099-10-01,김하나,19700405,,,1002,,',
      '2016-0004,기존,2016-10-01,김하나,19700405,,,,,',
      '2016-0005,기존,2016-10-01,김하나,19700405,01011112222,,,,',
      '2016-0006,신규 기존,2016-10-01,김하나,19700405,,,1001,,',
    );
    const dry = await run('hygiene', rows, ' --dry-run');
    expect([await stored(), dry.out]).toEqual([[], expect.stringContaining('거절: 7')]);
    const real = await run('hygiene', rows);
    expect(real.out.split('\n').filter((line) => line.includes('거절\t'))).toEqual([
      '3번째 줄\t거절\t수료증번호\t2번째 줄과 같습니다.',
      '4번째 줄\t거절\t교육구분\t신규와 기존 중 하나를 적어주세요.',
      '5번째 줄\t거절\t수료일\t2011-03-02처럼 적어주세요.',
      '6번째 줄\t거절\t수료일\t아직 오지 않은 날입니다.',
      '7번째 줄\t거절\t휴대폰번호\t휴대폰번호, 인허가번호, 회원번호 중 하나를 적어주세요.',
      expect.stringContaining('8번째 줄\t거절\t이름\t이름과 생년월일이 같고'),
      '9번째 줄\t거절\t교육구분\t신규와 기존 중 하나를 적어주세요.',
    ]);
    const before = await stored();
    expect((await run('hygiene', rows)).out).toContain('그대로: 1');
    expect((await run('hygiene', table(HONG.replace('2015.5.7', '2015.5.8')))).out).toContain('달라짐: 1');
    expect(await stored()).toEqual(before);
  });

  test('they are undone before their members', async () => {
    await run('hygiene', table(HONG, KIM));
    const undo = (batch: number) => runLine(server, `import undo --batch ${batch} --reason wrong`);
    expect(await undo(1)).toMatchObject({ code: 1, errors: expect.stringContaining('다른 기록이 있어') });
    expect(await undo(2)).toMatchObject({ code: 0, out: '묶음 2: 2' });
    expect(await undo(1)).toMatchObject({ code: 0 });
  });
});
