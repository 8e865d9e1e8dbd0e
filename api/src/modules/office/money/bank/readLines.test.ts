import { HttpError } from '../../../../errors/errors.ts';
import { isUnreadable, readLines } from './readLines.ts';

const utf8 = (text: string) => Buffer.from(text).toString('base64');
const HEAD = '거래일시,적요,출금액,입금액,잔액';

/** `거래일자,입금자명,입금액` and one line of 홍길똠 in the banks' encoding, CP949, with a letter that EUC-KR lacks. */
const CP949 = Buffer.concat([
  Buffer.from('b0c5b7a1c0cfc0da2cc0d4b1ddc0dab8ed2cc0d4b1ddbed7', 'hex'),
  Buffer.from('\r\n2026-11-20,'),
  Buffer.from('c8abb1e68c63', 'hex'),
  Buffer.from(',"15,000"\r\n'),
]).toString('base64');

const messageOf = async (content: string): Promise<string> => {
  try {
    await readLines(content);
    return '';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { issues } = error.entity as { issues: { path: string; message: string }[] };
    expect(issues).toMatchObject([{ path: 'content' }]);
    return issues[0]?.message ?? '';
  }
};

describe("a bank's file", () => {
  test.each([
    ['commas', utf8('거래일자,입금자명,입금액\r\n2026-11-20,홍길똠,"15,000"\r\n')],
    ['CP949', CP949],
    ['tabs', utf8('거래일자\t출금액\t입금자명\t입금액\r\n2026-11-20\t\t홍길똠\t15,000\r\n')],
    ['cells as text for a spreadsheet', utf8('거래일자,="입금자명",입금액\n="20261120",="홍길똠",="15000"\n')],
    [
      'lines above the headings, spaces and units in them',
      utf8('한빛은행 거래내역\n계좌,100-2026-555010\n\n 거래 일자 , 입금자명,입금액(원)\n2026.11.20,홍길똠,15000원\n'),
    ],
  ])('is read: %s', async (_kind, content) => {
    const [line] = await readLines(content);
    expect(line).toMatchObject({ day: '2026-11-20', name: '홍길똠', deposit: 15_000, withdrawal: 0, nth: 1 });
  });

  test('may have its date and time in any format of the banks', async () => {
    const cells = ['2026-11-20 14:03:22', '2026.11.20 14:03', '20261120140322', '2026/11/20', '20261120'];
    const lines = await readLines(
      utf8([HEAD, ...cells.map((cell, index) => `${cell},홍${index},,15000,1`)].join('\n')),
    );
    expect(lines).toMatchObject([
      { line: 2, day: '2026-11-20', time: '14:03' },
      { day: '2026-11-20', time: '14:03' },
      { day: '2026-11-20', time: '14:03' },
      { day: '2026-11-20', time: '' },
      { line: 6, day: '2026-11-20', time: '' },
    ]);
  });

  test('reports why a line cannot be read, and reads the others', async () => {
    const lines = await readLines(
      utf8(
        [
          HEAD,
          '2026-02-30,홍길동,,15000,1',
          '2026-11-20,홍길동,,만오천,1',
          '2026-11-20,홍길동,,,1',
          '2026-11-20,홍길동,100,100,1',
          '2026-11-20,홍길동,,-15000,1',
          ',,,,',
          '2026-11-20,홍길동,15000,,1',
          '합계,,15000,,',
        ].join('\n'),
      ),
    );
    expect(lines.map((line) => (isUnreadable(line) ? line.problem : line.withdrawal))).toEqual([
      '거래일을 읽을 수 없습니다.',
      '금액을 읽을 수 없습니다.',
      '입금도 출금도 없습니다.',
      '입금액과 출금액이 함께 있습니다.',
      '금액을 읽을 수 없습니다.',
      15_000,
      '거래일을 읽을 수 없습니다.',
    ]);
  });

  test('distinguishes equal lines of a day', async () => {
    const line = '2026-11-20 10:00,홍길동,,15000,1';
    const lines = await readLines(utf8([HEAD, line, line, '2026-11-21 10:00,홍길동,,15000,1'].join('\n')));
    expect(lines).toMatchObject([{ nth: 1 }, { nth: 2 }, { nth: 1 }]);
  });

  test('of another kind is rejected with its problem', async () => {
    expect(await messageOf(utf8('PK\u0003\u0004'))).toContain('엑셀 파일입니다.');
    expect(await messageOf(utf8(''))).toContain('빈 파일입니다.');
    expect(await messageOf(utf8(`${HEAD}\n2026-11-20,"홍길동`))).toContain('2번째 줄을 읽을 수 없습니다.');
    expect(await messageOf(utf8('이름,전화\n홍길동,010'))).toContain(
      '거래일시(또는 거래일자), 입금액, 입금자명(또는 적요, 내용)',
    );
    expect(await messageOf(utf8('거래일자,적요\n2026-11-20,홍길동'))).toContain('열이 없습니다: 입금액.');
    expect(await messageOf(utf8(`${HEAD}\n`))).toContain('거래 내역이 없습니다.');
    expect(await messageOf(utf8(`${HEAD}\n${'2026-11-20,홍길동,,15000,1\n'.repeat(10_001)}`))).toContain(
      '10,000줄까지',
    );
  });

  test('with a name, day or heading that is too long is rejected for it, whichever its characters', async () => {
    const long = '('.repeat(250);
    const lines = await readLines(
      utf8([`${HEAD},${long}`, `2026-11-20,${long},,1,1`, `${long},홍길동,,1,1`].join('\n')),
    );
    expect(lines).toMatchObject([
      { line: 2, problem: '입금자명이 200자보다 깁니다.' },
      { line: 3, problem: '거래일을 읽을 수 없습니다.' },
    ]);
  });
});
