import { CODES } from '@portal/shared/contract';
import { describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { addCertificate } from '../testing/certificates.ts';
import { addEmployee, type Employee } from '../testing/employee.ts';

const ADDRESS = { post_code: '04524', post_address: '서울특별시 중구 세종대로 110', post_address2: '한빛빌딩 3층' };
const now = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('a posted card', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  beforeEach(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['post'], '오배송');
  });
  const add = (status: 'PAID' | 'ISSUED' | 'SENT' | 'REVOKED', columns: object = {}) =>
    addCertificate(server, { status, ...ADDRESS, ...columns });
  const listed = async (need: string) =>
    ((await employee.client.call('officePosts', { need })).entity as { list: { certificateNo: number }[] }).list.map(
      ({ certificateNo }) => certificateNo,
    );
  const print = (certificateNo: number) =>
    employee.client.call('officePrintLabels', { certificateNos: [certificateNo] });

  test('is issued and not sent yet: nothing else shows an address or gets a label', async () => {
    const [paid, sent, revoked, issued] = [
      await add('PAID'),
      await add('SENT'),
      await add('REVOKED'),
      await add('ISSUED'),
    ];
    expect(await listed('toSend')).toEqual([issued]);
    expect(await listed('sent')).toEqual([sent]);
    for (const certificateNo of [paid, sent, revoked])
      expect(await print(certificateNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });

  test('gets no label for a former member', async () => {
    const certificateNo = await add('ISSUED');
    await server.db
      .updateTable('certificate')
      .set({ holder_name: null })
      .where('certificate_no', '=', certificateNo)
      .execute();
    expect(await print(certificateNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });

  test('has a unique number, also if sent concurrently', async () => {
    const cards = await Promise.all(Array.from({ length: 6 }, () => add('ISSUED')));
    const number = { carrier: 'EPOST', trackingNumber: '6012345678999' };
    const answers = await Promise.all(
      cards.map((certificateNo) => employee.client.call('officeSendPost', { certificateNo, ...number })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(5);
  });

  describe('by a table', () => {
    const HEADINGS = '발송번호,송장번호,택배사';
    const tableOf = (rows: string[]) => ({
      carrier: 'EPOST',
      file: Buffer.from([HEADINGS, ...rows].join('\r\n')).toString('base64'),
    });
    const check = (rows: string[]) => employee.client.call('officeCheckTracking', tableOf(rows));

    test('is none in another state, with an outdated label, or by an unknown carrier', async () => {
      const old = await add('ISSUED', { labelled_at: now, addressed_at: new Date(now.getTime() + 1000) });
      const [paid, issued] = [await add('PAID'), await add('ISSUED')];
      const { entity } = await check([
        `${paid},6012345678901,`,
        `${old},6012345678902,`,
        `${issued},6012345678903,번개배송`,
      ]);
      expect((entity as { rows: object[] }).rows).toMatchObject([
        { outcome: 'refused', message: expect.stringContaining('발급준비중') },
        { outcome: 'refused', message: expect.stringContaining('라벨을 다시 인쇄해주세요.') },
        { outcome: 'refused', message: expect.stringContaining('택배사를 알 수 없습니다.') },
      ]);
    });

    test('is none of the preview if one was sent by hand since', async () => {
      const [first, second] = [await add('ISSUED'), await add('ISSUED')];
      const rows = [`${first},6012345678901,`, `${second},6012345678902,`];
      const { fingerprint } = (await check(rows)).entity as { fingerprint: string };
      const byHand = { certificateNo: first, carrier: 'EPOST', trackingNumber: '6012345678909' };
      expect(await employee.client.call('officeSendPost', byHand)).toMatchObject({ entity: 'SENT' });
      const entered = await employee.client.call('officeEnterTracking', { ...tableOf(rows), fingerprint });
      expect(entered).toMatchObject(CODES.TRACKING_CHANGED);
      expect(await listed('toSend')).toEqual([second]);
    });

    test('is one of at most five hundred rows', async () => {
      const rows = Array.from({ length: 501 }, (_, index) => `${index + 1},,`);
      expect(await check(rows.slice(1))).toMatchObject({ code: 1 });
      expect(await check(rows)).toMatchObject({ status: 400, entity: { issues: [{ path: 'file' }] } });
    });
  });

  if (kind === 'postgresql')
    test('goes to no address that its member is changing concurrently', async () => {
      const certificateNo = await add('ISSUED', { labelled_at: now });
      const file = Buffer.from(`발송번호,송장번호\r\n${certificateNo},6012345678901`).toString('base64');
      const table = { carrier: 'EPOST', file };
      const { entity } = await employee.client.call('officeCheckTracking', table);
      const { fingerprint } = entity as { fingerprint: string };
      const entered = await duringChange(
        server.db,
        (changing) =>
          changing
            .updateTable('certificate')
            .set({ post_address2: '한빛빌딩 5층', addressed_at: new Date(now.getTime() + 1000) })
            .where('certificate_no', '=', certificateNo)
            .execute(),
        () => employee.client.call('officeEnterTracking', { ...table, fingerprint }),
      );
      expect(entered).toMatchObject(CODES.TRACKING_CHANGED);
      expect(await listed('toSend')).toEqual([certificateNo]);
    });
});
