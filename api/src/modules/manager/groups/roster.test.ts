import iconv from 'iconv-lite';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';

describeWithDatabase('a table of people', (open) => {
  let server: TestServer;
  let client: Awaited<ReturnType<TestServer['member']>>['client'];
  beforeAll(async () => {
    server = await open({});
    ({ client } = await server.member());
  });
  const read = (input: object) => client.call('postMapGroupRoster', input);
  const row = (line: number, name: string, userPhone: string, message = '') => ({
    line,
    name,
    userPhone,
    outcome: message === '' ? 'ok' : 'refused',
    message,
  });

  test('each row shows whether it can be imported, or why not', async () => {
    const csv = [
      '이름,휴대폰 번호,부서',
      '김하나,010-1234-5678,주방',
      '이둘,1012345679,',
      ',01012345670,',
      '박셋,0212345678,',
      '최넷,01012345678,홀',
    ].join('\r\n');
    expect((await read({ csv })).entity).toEqual({
      rows: [
        row(2, '김하나', '01012345678'),
        row(3, '이둘', '01012345679'),
        row(4, '', '01012345670', '이름을 입력해주세요.'),
        row(5, '박셋', '0212345678', '휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)'),
        row(6, '최넷', '01012345678', '2번째 줄과 같은 휴대폰 번호입니다.'),
      ],
      people: [
        { name: '김하나', userPhone: '01012345678' },
        { name: '이둘', userPhone: '01012345679' },
      ],
    });
  });

  test.each([
    '+82 10-1234-5678',
    '+82 (0)10-1234-5678',
    '\u202d010-1234-5678\u202c',
    '０１０－１２３４－５６７８',
    "'01012345678",
  ])('a phone may be written %j', async (phone) => {
    const csv = `성함,휴대전화번호\n\u200b김  하나,${phone}`;
    expect((await read({ csv })).entity).toMatchObject({ people: [{ name: '김 하나', userPhone: '01012345678' }] });
  });

  test('reads a file of Excel on Korean Windows', async () => {
    const file = iconv.encode('성명,휴대폰\r\n뷁하나,01012345678\r\n', 'cp949').toString('base64');
    expect((await read({ file })).entity).toMatchObject({ people: [{ name: '뷁하나', userPhone: '01012345678' }] });
  });

  test.each([
    ['without its columns', { csv: '이름,주소\n김,1' }, 'csv', /'휴대폰 번호' 열이 없습니다/],
    ['that is none', { file: Buffer.from('PK\u0003\u0004').toString('base64') }, 'file', /엑셀 파일입니다/],
    ['that is empty', {}, 'csv', /빈 파일입니다/],
    ['of more than fifty', { csv: `이름,휴대폰\n${'김,01012345678\n'.repeat(51)}` }, 'csv', /50명까지/],
  ])('%s is rejected at its field', async (_title, input, path, message) => {
    const answer = await read(input);
    expect(answer).toMatchObject({
      status: 400,
      entity: { issues: [{ path, message: expect.stringMatching(message) }] },
    });
  });

  test('no result reveals who is a member', async () => {
    await server.member({ user_phone: '01055556666' });
    const { entity } = await read({ csv: '이름,휴대폰\n가,01055556666\n나,01055556667' });
    const { rows } = entity as { rows: { outcome: string; message: string }[] };
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['ok', ''],
      ['ok', ''],
    ]);
  });
});
