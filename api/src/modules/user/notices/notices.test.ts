import { SENT_PATH } from '../../../integrations/message/sentPageRoute.ts';
import { certificatePage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';

const NOW = new Date('2026-11-20T14:00:00+09:00');

describeWithDatabase("the member's notices", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => NOW });
  });

  test('are listed newest first, page by page, to their member alone', async () => {
    const { client, memberNo } = await server.member();
    for (let subjectNo = 1; subjectNo <= 12; subjectNo += 1)
      await raiseNotice(
        { event: 'certificateIssued', memberNo, subjectNo, values: { grade: subjectNo === 12 ? 1 : 2 } },
        { db: server.db, now: NOW },
      );
    const page = async (input = {}) =>
      (await client.call('getListBoxUserNotice', input)).entity as { list: object[]; pageInfo: object };
    const first = await page();
    expect(first.pageInfo).toEqual({ page: 1, endPage: 2, totalRow: 12 });
    expect(first.list).toHaveLength(10);
    expect(first.list[0]).toEqual({
      userNoticeNo: expect.any(Number),
      title: '자격증이 발급되었습니다.',
      content: expect.stringContaining('1급'),
      path: certificatePage.path,
      regDate: '2026-11-20T14:00:00+09:00',
    });
    expect((await page({ page: 2 })).list).toHaveLength(2);
    const other = await server.member();
    expect((await other.client.call('getListBoxUserNotice')).entity).toMatchObject({ list: [] });
  });

  test('go by both channels until the member switches them', async () => {
    const { client, memberNo } = await server.member();
    const channels = async () => (await client.call('fetchNoticeChannels')).entity;
    expect(await channels()).toEqual({ bySms: true, byMail: true, dayBefore: true, hasMail: true });
    expect(await client.call('updateNoticeChannels', { bySms: false, byMail: true })).toMatchObject({ entity: 1 });
    expect(await channels()).toEqual({ bySms: false, byMail: true, dayBefore: true, hasMail: true });
    const audit = server.db.selectFrom('audit_log').select('detail').where('member_no', '=', memberNo);
    expect(await audit.where('action', '=', 'notice channels changed').execute()).toEqual([
      { detail: { bySms: false, byMail: true } },
    ]);
    await client.call('updateNoticeChannels', { bySms: false, byMail: true, dayBefore: false });
    expect(await channels()).toMatchObject({ dayBefore: false });
    expect(await client.call('updateNoticeChannels', { bySms: 'loud', byMail: true })).toMatchObject({ status: 400 });
  });

  test.each(['getListBoxUserNotice', 'fetchNoticeChannels', 'updateNoticeChannels'] as const)(
    '%s needs a session',
    async (name) => {
      expect(await server.client().call(name, { bySms: true, byMail: true })).toMatchObject({ status: 401 });
    },
  );
});

describeWithDatabase('sent messages', (open) => {
  test('the sandboxes show the messages as text', async () => {
    const server = await open({ now: () => NOW });
    const sms = { key: 'a', userPhone: '01012340001', text: '<b>안내</b>' };
    await server.integrations.message.send(sms);
    await server.integrations.message.send(sms);
    await server.integrations.mail?.send({ key: 'b', address: 'user@example.com', subject: '제목', text: '내용' });
    const { body, headers } = await server.client().request({ method: 'GET', url: SENT_PATH });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.match(/&lt;b&gt;안내&lt;\/b&gt;/g)).toHaveLength(1);
    expect(body).toMatch(/user@example\.com[^]*제목[^]*내용/);
  });

  test('real gateways show no messages; without mail the channels show that', async () => {
    const sms = { showsCodes: false, send: () => Promise.resolve({ acceptedAs: null }) };
    const server = await open({ now: () => NOW, integrations: { message: sms, mail: null, push: null } });
    expect(await server.client().request({ method: 'GET', url: SENT_PATH })).toMatchObject({ status: 404 });
    const { client } = await server.member();
    expect(await client.call('fetchNoticeChannels')).toMatchObject({ entity: { hasMail: false } });
  });
});
