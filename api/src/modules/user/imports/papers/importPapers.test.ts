import { runLine } from '../../../../operator/testing/runLine.ts';
import { describeOnBothDatabases, type TestServer } from '../../../../testing/index.ts';

const MEMBERS = `회원번호,아이디,이름,휴대폰번호,생년월일
1001,oldhong,홍길동,01012345678,19700302
`;
const table = (...rows: string[]) => ['종류,번호,이름,발급일,급수,교육명,회원번호', ...rows].join('\n');
const CERTIFICATE = '자격증,제2009-가12호,홍길동,2009.5.7,1급,,1001';
const COMPLETION = '수료증,EDU-77,김하나,2015-10-01,,외식경영관리사 2급 과정,';

describeOnBothDatabases('importing certificates and completions', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await open();
    await run('members', MEMBERS);
  });

  const run = (kind: string, file: string, options = '') =>
    runLine(server, `import ${kind} --file it.csv${options}`, { read: { 'it.csv': file } });
  const verify = async (number: string) => (await server.client().call('getMapCertificate', { number })).entity;

  test('they are valid by their old numbers, in any spelling', async () => {
    const { code, out } = await run('papers', table(CERTIFICATE, COMPLETION));
    expect([code, out]).toEqual([0, expect.stringContaining('자격증 1급 2009년: 1\n  수료증 2015년: 1')]);
    const certificate = {
      valid: true,
      kind: 'CERTIFICATE',
      grade: 1,
      name: '홍*동',
      issuedAt: '2009-05-07T00:00:00+09:00',
    };
    for (const number of ['제2009-가12호', '2009 가 12', '２００９－가１２'])
      expect(await verify(number)).toEqual(certificate);
    expect(await verify('edu77')).toMatchObject({
      kind: 'COMPLETION',
      title: '외식경영관리사 2급 과정',
      name: '김*나',
    });
    for (const number of ['', '2009-가13', '77', '%']) expect(await verify(number)).toEqual({ valid: false });
  });

  test('rows are refused with line, column and cause; the same file again changes nothing', async () => {
    const rows = table(
      CERTIFICATE,
      '자격증,2009가12,홍길동,2009-05-07,1,,1001',
      '자격증,2010-1234,홍길동,2009-05-07,3급,,1001',
      '수료증,2010-1235,홍길동,2009-13-07,,,1001',
      '수료증,2010-1236,홍길동,2009-05-07,,,1001',
      '자격증,2010-1237,홍길동,2009-05-07,2,,9999',
      '면허증,2010-1238,홍길동,2009-05-07,2,,1001',
    );
    const dry = await run('papers', rows, ' --dry-run');
    expect(await verify('2009-가12')).toEqual({ valid: false });
    const real = await run('papers', rows);
    expect(real.out.split('\n').filter((line) => line.includes('거절\t'))).toEqual([
      '3번째 줄\t거절\t증서번호\t2번째 줄과 같습니다.',
      '4번째 줄\t거절\t급수\t1급과 2급 중 하나를 적어주세요.',
      '5번째 줄\t거절\t발급일\t2011-03-02처럼 적어주세요.',
      '6번째 줄\t거절\t교육명\t수료증에는 교육명을 적어주세요.',
      expect.stringContaining('7번째 줄\t거절\t회원번호\t이 회원번호로 가져온 회원이 없습니다.'),
      '8번째 줄\t거절\t종류\t자격증과 수료증 중 하나를 적어주세요.',
    ]);
    expect(dry.out).toContain('거절: 6');
    expect((await run('papers', rows)).out).toContain('그대로: 1');
    expect((await run('papers', table(CERTIFICATE.replace('1급', '2급')))).out).toContain('달라짐: 1');
    expect(await verify('2009-가12')).toMatchObject({ grade: 1 });
  });

  test('they are undone before their members', async () => {
    await run('papers', table(CERTIFICATE, COMPLETION));
    const undo = (batch: number) => runLine(server, `import undo --batch ${batch} --reason wrong`);
    expect(await undo(1)).toMatchObject({ code: 1, errors: expect.stringContaining('다른 기록이 있어') });
    expect(await undo(2)).toMatchObject({ code: 0, out: '묶음 2: 2' });
    expect(await verify('2009-가12')).toEqual({ valid: false });
    expect(await undo(1)).toMatchObject({ code: 0 });
  });
});
