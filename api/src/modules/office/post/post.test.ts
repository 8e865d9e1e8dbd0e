import { findBar } from '../../../internalControls/fourEyes/pairs.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { addCertificate } from '../testing/certificates.ts';
import { addEmployee, newestAct, type Employee } from '../testing/employee.ts';

const ADDRESS = { post_code: '04524', post_address: '서울특별시 중구 세종대로 110', post_address2: '한빛빌딩 3층' };
const now = new Date('2026-11-20T12:00:00+09:00');

interface Post {
  certificateNo: number;
  postCode: string;
  isLabelOld: boolean;
  labelledAt: string | null;
}

describeWithDatabase('preparing the post', (open) => {
  let server: TestServer;
  let employee: Employee;
  beforeEach(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['post'], '오배송');
  });
  const issued = (name: string, columns: object = ADDRESS) =>
    addCertificate(server, { status: 'ISSUED', holder_name: name, ...columns });
  const list = async (need = 'toSend') =>
    ((await employee.client.call('officePosts', { need })).entity as { list: Post[] }).list;
  const rowOf = (certificateNo: number) =>
    server.db
      .selectFrom('certificate')
      .select(['status', 'carrier', 'tracking_number', 'labelled_at'])
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
  const send = (input: object) => employee.client.call('officeSendPost', { carrier: 'EPOST', ...input });

  async function labels(input: object) {
    const { client } = employee;
    await client.call('officePosts');
    const { statusCode, rawPayload } = await server.app.inject({
      method: 'POST',
      url: '/api/office/posts/labels',
      headers: {
        authorization: client.token,
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: input,
    });
    return { statusCode, content: rawPayload };
  }

  test('shows name and address and nothing else, and each look is recorded with whose it showed', async () => {
    const first = await issued('도하늘');
    const second = await issued('도가람', {});
    const rows = await list();
    expect(rows).toMatchObject([
      { certificateNo: first, name: '도하늘', postCode: '04524', address: ADDRESS.post_address },
      { certificateNo: second, name: '도가람', postCode: '' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/01012345678|외식경영관리사|2026-2-/);
    expect(await newestAct(server)).toMatchObject({
      act: 'show addresses',
      employee_no: employee.memberNo,
      detail: JSON.stringify({ shown: `${first} ${second}`, page: 1 }),
    });
    for (const name of ['officeCertificates', 'officeMembers', 'officeFees'] as const)
      expect(await employee.client.call(name)).toMatchObject({ status: 403 });
    const { client } = await addEmployee(server, ['qualification', 'money', 'content', 'members']);
    expect(await client.call('officePosts')).toMatchObject({ status: 403 });
  });

  test('labels are sheets of twenty-four in the chosen order, from the first unused label', async () => {
    const names = ['가온', '나래', '다솜'];
    const numbers = [];
    for (const name of names) numbers.push(await issued(name));
    const without = await issued('라온', {});
    const certificateNos = [...numbers.toReversed(), without];
    const { content } = await labels({ certificateNos, firstLabel: 1 });
    expect(pagesOfPdf(content)).toBe(1);
    const words = (await wordsOnPdf(content)).replace(/\s/g, '');
    expect(words).toMatch(/다솜귀하.*나래귀하.*가온귀하/);
    for (const text of ['04524', '서울특별시중구세종대로110', '한빛빌딩3층', `발송번호${numbers[0]}`])
      expect(words).toContain(text);
    expect(words).not.toContain('라온');
    expect(await newestAct(server)).toMatchObject({
      act: 'print labels',
      detail: JSON.stringify({ shown: numbers.toReversed().join(' ') }),
    });
    expect(pagesOfPdf((await labels({ certificateNos, firstLabel: 23 })).content)).toBe(2);
    expect((await rowOf(without)).labelled_at).toBeNull();
    expect(JSON.parse((await labels({ certificateNos: [without] })).content.toString())).toMatchObject({ code: -2401 });
  });

  test('an address that is very long stays on its label', async () => {
    const long = { ...ADDRESS, post_address: '경기도 용인시 '.repeat(24), post_address2: '한빛아파트 '.repeat(30) };
    const { content } = await labels({ certificateNos: [await issued('긴주소', long)] });
    expect(pagesOfPdf(content)).toBe(1);
    expect((await wordsOnPdf(content)).replace(/\s/g, '')).toContain('긴주소귀하');
  });

  test('a label is outdated once the address changes', async () => {
    const certificateNo = await issued('도하늘');
    await labels({ certificateNos: [certificateNo] });
    expect(await list()).toMatchObject([{ labelledAt: '2026-11-20T12:00:00+09:00', isLabelOld: false }]);
    await server.db
      .updateTable('certificate')
      .set({ addressed_at: new Date(now.getTime() + 1000) })
      .where('certificate_no', '=', certificateNo)
      .execute();
    expect(await list()).toMatchObject([{ isLabelOld: true }]);
  });

  test('a card is sent under its number, which can be corrected afterwards', async () => {
    const certificateNo = await issued('도하늘');
    expect(await send({ certificateNo, trackingNumber: '123' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'trackingNumber' }] },
    });
    expect(await send({ certificateNo, trackingNumber: '6012-3456-78901' })).toMatchObject({ entity: 'SENT' });
    expect(await rowOf(certificateNo)).toMatchObject({ carrier: 'EPOST', tracking_number: '6012345678901' });
    expect(await newestAct(server)).toMatchObject({ act: 'send certificate', object_no: certificateNo });
    expect(await send({ certificateNo, trackingNumber: '6012345678902' })).toMatchObject({ entity: 'SENT' });
    expect(await rowOf(certificateNo)).toMatchObject({ tracking_number: '6012345678902' });
    expect(await newestAct(server)).toMatchObject({ act: 'correct tracking number', object_no: certificateNo });
    expect(await list('sent')).toMatchObject([{ certificateNo }]);
    const other = await issued('도가람');
    expect(await send({ certificateNo: other, trackingNumber: '6012345678902' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'trackingNumber', message: '이미 다른 우편에 쓴 송장번호입니다.' }] },
    });
    const paid = await addCertificate(server, { status: 'PAID' });
    expect(await send({ certificateNo: paid, trackingNumber: '6012345678903' })).toMatchObject({ code: -2401 });
  });

  describe('out of a table', () => {
    const table = (rows: string[]) => ({ carrier: 'EPOST', file: Buffer.from(rows.join('\r\n')).toString('base64') });
    const check = async (input: object) =>
      (await employee.client.call('officeCheckTracking', { ...input })).entity as {
        fingerprint: string;
        rows: { line: number; outcome: string; message: string }[];
      };

    test('each row is previewed, and exactly that is recorded', async () => {
      const first = await issued('도하늘');
      const second = await issued('도가람', { ...ADDRESS, post_code: '48058' });
      const without = await issued('도보라', {});
      const twins = [await issued('쌍둥이'), await issued('쌍둥이')];
      const file = table([
        '발송번호,수취인,수취인 우편번호,등기번호,택배사',
        `${first},도하늘,04524,6012345678901,`,
        `,도 가람,48058,123456789012,CJ대한통운`,
        `${without},도보라,,6012345678903,`,
        `${twins[0]},다른 이,04524,6012345678904,`,
        ',쌍둥이,04524,6012345678905,',
        '999999,없는 이,,6012345678906,',
        `${twins[1]},쌍둥이,,12,`,
        `${twins[1]},쌍둥이,,,`,
      ]);
      const { fingerprint, rows } = await check(file);
      expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, 'send'],
        [3, 'send'],
        [4, 'refused'],
        [5, 'refused'],
        [6, 'refused'],
        [7, 'refused'],
        [8, 'refused'],
        [9, 'unchanged'],
      ]);
      for (const [index, message] of [
        '우체국 6012345678901',
        'CJ대한통운 123456789012',
        '받는 주소가 없는 우편입니다.',
        '발송번호와 이름이 서로 다른 분입니다.',
        '이름과 우편번호가 같은 분이 여러 분입니다.',
        '이 발송번호의 우편이 없습니다.',
        '우체국 송장번호는 숫자 13자리입니다.',
        '송장번호 칸이 비어 있습니다.',
      ].entries())
        expect(rows[index]?.message).toContain(message);
      expect(await rowOf(first)).toMatchObject({ status: 'ISSUED' });
      expect(await employee.client.call('officeEnterTracking', { ...file, fingerprint })).toMatchObject({ entity: 2 });
      expect(await rowOf(first)).toMatchObject({ status: 'SENT', carrier: 'EPOST', tracking_number: '6012345678901' });
      expect(await rowOf(second)).toMatchObject({ status: 'SENT', carrier: 'CJ', tracking_number: '123456789012' });
      // The state shown in the preview has changed.
      expect(await employee.client.call('officeEnterTracking', { ...file, fingerprint })).toMatchObject({
        code: -2480,
      });
      // A row with name and postcode matches only unsent certificates.
      expect((await check(file)).rows.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused']);
    });

    test('the same card or number twice, and an own card, are rejected', async () => {
      const certificateNo = await issued('도하늘');
      const other = await issued('도가람');
      const { member_no } = await server.db
        .selectFrom('certificate')
        .select('member_no')
        .where('certificate_no', '=', other)
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable('member')
        .set({ name: '오배송', user_birth: await birthOf(employee.memberNo) })
        .where('member_no', '=', member_no)
        .execute();
      const twice = table([
        '발송번호,송장번호',
        `${certificateNo},6012345678901`,
        `${certificateNo},6012345678902`,
        `${other},6012345678903`,
      ]);
      expect((await check(twice)).rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused']);
      const sameNumber = table([
        '발송번호,송장번호',
        `${certificateNo},6012345678901`,
        `${await issued('도보라')},6012345678901`,
      ]);
      expect((await check(sameNumber)).rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
      const sent = await issued('도하나');
      await send({ certificateNo: sent, trackingNumber: '6012345678909' });
      const usedNumber = table(['발송번호,송장번호', `${certificateNo},6012345678909`]);
      expect((await check(usedNumber)).rows).toMatchObject([
        { outcome: 'refused', message: '이미 다른 우편에 쓴 송장번호입니다.' },
      ]);
      const { fingerprint } = await check(twice);
      expect(await employee.client.call('officeEnterTracking', { ...twice, fingerprint })).toMatchObject({ entity: 0 });
      expect(await newestAct(server)).toMatchObject({ act: 'refuse: send certificate', object_no: other });
    });

    test('a file without the columns, and one that is no table, are refused at their field', async () => {
      for (const rows of [
        ['이름,번호', '도하늘,1'],
        ['이름,송장번호', '도하늘,6012345678901'],
      ])
        expect(await employee.client.call('officeCheckTracking', table(rows))).toMatchObject({
          status: 400,
          entity: { issues: [{ path: 'file' }] },
        });
    });

    const birthOf = async (memberNo: number) =>
      (
        await server.db
          .selectFrom('member')
          .select('user_birth')
          .where('member_no', '=', memberNo)
          .executeTakeFirstOrThrow()
      ).user_birth;
  });

  test('the right is granted and removed like the others, and its grantor cannot confirm', async () => {
    const { memberNo } = await server.member({ name: '새직원' });
    const giver = await addEmployee(server, ['members', 'post']);
    const give = (permissions: string[]) =>
      giver.client.call('officeSetEmployee', { memberNo, permissions, reason: '우편 담당' });
    expect(await give(['post'])).toMatchObject({ code: 1 });
    const { list: employees } = (await giver.client.call('officeEmployees', { limit: 100 })).entity as {
      list: { memberNo: number; permissions: string[] }[];
    };
    expect(employees.find((row) => row.memberNo === memberNo)).toMatchObject({ permissions: ['post'] });
    // A grant counts even after its removal.
    expect(await give([])).toMatchObject({ code: 1 });
    const paying = await addEmployee(server, ['money']);
    await server.db
      .insertInto('added_permission')
      .values({
        member_no: paying.memberNo,
        permission: 'post',
        granted_at: now,
        granted_by: giver.memberNo,
        taken_at: now,
      })
      .execute();
    const pair = { first: giver.memberNo, second: paying.memberNo };
    expect(await findBar(pair, 'set permissions', { db: server.db, now })).toBe('SECOND_TOO_CLOSE');
    const rows = await server.db.selectFrom('added_permission').selectAll().where('member_no', '=', memberNo).execute();
    expect(rows).toMatchObject([{ permission: 'post', granted_by: giver.memberNo, taken_at: now }]);
  });
});
