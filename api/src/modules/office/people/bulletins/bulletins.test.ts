import { UpdateQueryNode, type KyselyPlugin } from 'kysely';
import { association } from '@portal/shared/association';
import { CODES } from '@portal/shared/contract';
import type { Mail } from '../../../../integrations/message/mail/mailSender.ts';
import { outboxJob } from '../../../../integrations/message/outboxJob.ts';
import { isSandbox } from '../../../../integrations/message/sandbox/sentMessages.ts';
import { advertisingMail, advertisingSms } from '../../../../notices/advertisements.ts';
import { noticesJob } from '../../../../notices/noticesJob.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { contactOf } from '../../../user/testing/joinMember.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { bulletinsJob } from './bulletinsJob.ts';

const form = {
  kind: 'EDUCATION',
  title: '겨울 조리 과정',
  content: '12월 접수를 시작합니다.',
  link: '/manager/edu/apply',
};
const AGREED = new Date('2026-01-05T03:00:00Z');
const LINK = /\/sign\/refuse\?code=([\w-]+)/;

/** Ends a process before its nth UPDATE. */
function endsBeforeUpdate(nth: number): KyselyPlugin {
  let updates = 0;
  return {
    transformQuery({ node }) {
      if (UpdateQueryNode.is(node)) updates += 1;
      if (updates === nth) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

describeWithDatabase('advertising messages', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['members']);
    await server.db.updateTable('member').set({ agree_marketing_at: null }).execute();
  });

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const agreed = (columns: Parameters<TestServer['member']>[0] = {}) =>
    server.member({ agree_marketing_at: AGREED, email: null, ...columns });
  const save = async (changes: object = {}) =>
    (await employee.client.call('officeSaveBulletin', { bulletin: { ...form, ...changes } })).entity as number;
  const view = async (bulletinNo: number) =>
    (await employee.client.call('officeBulletin', { bulletinNo })).entity as {
      version: number;
      status: string;
      preview: { recipients: number } | null;
    };
  const send = async (bulletinNo: number, { client } = employee) => {
    const { version, preview } = await view(bulletinNo);
    return client.call('officeSendBulletin', { bulletinNo, version, recipients: preview?.recipients ?? 0 });
  };
  const queue = () => bulletinsJob.run(context());
  const deliver = async () => {
    await Promise.all([queue(), queue(), queue()]);
    await outboxJob.run(context());
    await queue();
  };
  const outcomes = async (bulletinNo: number) => {
    const rows = await server.db
      .selectFrom('bulletin_recipient')
      .select(['member_no', 'outcome'])
      .where('bulletin_no', '=', bulletinNo)
      .execute();
    return Object.fromEntries(rows.map(({ member_no, outcome }) => [member_no, outcome]));
  };
  const smsTo = async (memberNo: number) => {
    const { message } = server.integrations;
    if (!isSandbox(message)) throw new Error('a demo has sandboxes');
    const { user_phone: phone } = await server.db
      .selectFrom('member')
      .select('user_phone')
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    return message.sent.list().filter(({ to, text }) => to === phone && text.startsWith('(광고)'));
  };
  const codeIn = (text = '') => LINK.exec(text)?.[1] ?? '';

  test('begins with (광고) and the sender and ends with the free refusal, which no text can leave out', async () => {
    const place = { origin: 'https://portal.example', code: 'abc' };
    const sms = advertisingSms(form, place);
    expect(sms).toMatch(new RegExp(`^\\(광고\\)\\[${association.name}\\] 겨울 조리 과정\\n`));
    expect(sms).toMatch(
      /문의 02-555-0100\n무료수신거부 080-555-0100 https:\/\/portal\.example\/sign\/refuse\?code=abc$/,
    );
    const mail = advertisingMail(form, place);
    expect(mail.subject).toMatch(/^\(광고\) /);
    expect(mail.text).toMatch(/무료수신거부.*free of charge:\nhttps:\/\/portal\.example\/sign\/refuse\?code=abc$/s);
    expect(
      await employee.client.call('officeSaveBulletin', { bulletin: { ...form, title: '(광 고) 특강' } }),
    ).toMatchObject({ status: 400, entity: { issues: [{ path: 'bulletin.title' }] } });
  });

  test('goes to active members who agreed and meet its conditions, as counted in its preview', async () => {
    const seoul = await agreed({ industry_type: 2, site_addr: '서울특별시 중구 한빛로 27' });
    await agreed({ industry_type: 2, site_addr: '경기도 수원시 팔달구 1' });
    await agreed({ industry_type: 1, site_addr: '서울특별시 중구 한빛로 28' });
    await agreed({ industry_type: 2, site_addr: '서울특별시 중구 한빛로 29', status: 'DORMANT' });
    await server.member({ industry_type: 2, site_addr: '서울특별시 중구 한빛로 30' });
    const bulletinNo = await save({ industryType: 2, regions: ['서울 중구'] });
    expect(await view(bulletinNo)).toMatchObject({
      preview: { recipients: 1, bySms: 1, byMail: 0, takesTwo: false, sendsAt: '2026-11-20T12:00:00+09:00' },
    });
    expect((await view(await save({ industryType: 2, regions: ['서울', '경기 수원시'] }))).preview).toMatchObject({
      recipients: 2,
    });
    expect(await send(bulletinNo)).toMatchObject({ code: 1, entity: 'done' });
    expect(await newestAct(server)).toMatchObject({ act: 'send bulletin', object_no: bulletinNo });
    expect(await outcomes(bulletinNo)).toEqual({ [seoul.memberNo]: 'WAITING' });
    await deliver();
    expect(await view(bulletinNo)).toMatchObject({ status: 'DONE', recipients: 1, sent: 1, failed: 0, refused: 0 });
    expect(await smsTo(seoul.memberNo)).toHaveLength(1);
    expect((await employee.client.call('officeMember', { memberNo: seoul.memberNo })).entity).toMatchObject({
      marketing: { messages: [{ bulletinNo, consentedAt: '2026-01-05T12:00:00+09:00' }] },
    });
  });

  test.each([
    ['a region without a province', { regions: ['서울', '수원시'] }, 'bulletin.regions'],
    ['a time in the night', { sendDay: '2026-11-25', sendTime: '21:00' }, 'bulletin.sendTime'],
    ['a time in the past', { sendDay: '2026-11-20', sendTime: '11:59' }, 'bulletin.sendDay'],
    ['a page of the office', { link: '/office/members' }, 'bulletin.link'],
    ['an address of another site', { link: '//elsewhere.example' }, 'bulletin.link'],
  ])('with %s is refused at its field', async (_what, changes, path) => {
    const answer = await employee.client.call('officeSaveBulletin', { bulletin: { ...form, ...changes } });
    expect(answer).toMatchObject({ status: 400, entity: { issues: [{ path }] } });
  });

  test('is not sent to a member who withdraws the consent before the job, or before the outbox', async () => {
    const [early, late, stays] = [await agreed(), await agreed(), await agreed()];
    const bulletinNo = await save();
    await send(bulletinNo);
    const refuse = ({ client }: typeof early) =>
      client.call('updateProfile', { ...contactOf('a@example.com'), agreeMarketing: false });
    await refuse(early);
    await queue();
    await refuse(late);
    await outboxJob.run(context());
    await queue();
    expect(await outcomes(bulletinNo)).toEqual({
      [early.memberNo]: 'REFUSED',
      [late.memberNo]: 'REFUSED',
      [stays.memberNo]: 'SENT',
    });
    expect(await smsTo(late.memberNo)).toEqual([]);
    expect(await view(bulletinNo)).toMatchObject({ sent: 1, refused: 2 });
  });

  test('waits for its time, and at night for the morning', async () => {
    const { memberNo } = await agreed();
    const bulletinNo = await save({ sendDay: '2026-11-21', sendTime: '20:30' });
    await send(bulletinNo);
    await deliver();
    expect(await outcomes(bulletinNo)).toEqual({ [memberNo]: 'WAITING' });
    now = new Date('2026-11-21T21:00:00+09:00');
    await deliver();
    expect(await outcomes(bulletinNo)).toEqual({ [memberNo]: 'WAITING' });
    now = new Date('2026-11-22T07:59:59+09:00');
    await deliver();
    expect(await smsTo(memberNo)).toEqual([]);
    now = new Date('2026-11-22T08:00:00+09:00');
    await deliver();
    expect(await outcomes(bulletinNo)).toEqual({ [memberNo]: 'SENT' });
  });

  test('goes to each member once, also after a batch that ended between its statements', async () => {
    const members = [await agreed(), await agreed(), await agreed()];
    const bulletinNo = await save();
    await send(bulletinNo);
    const killed = server.db.withPlugin(endsBeforeUpdate(2));
    await expect(bulletinsJob.run({ ...context(), db: killed })).rejects.toThrow('killed');
    expect(Object.values(await outcomes(bulletinNo))).toEqual(['WAITING', 'WAITING', 'WAITING']);
    const queued = server.db.selectFrom('outbox').select('message_key').where('kind', '=', 'advertisement');
    expect(await queued.where('sent_at', 'is', null).where('given_up_at', 'is', null).execute()).toEqual([]);
    await deliver();
    await deliver();
    for (const { memberNo } of members) expect(await smsTo(memberNo)).toHaveLength(1);
  });

  test('above a number of recipients is sent by two employees, and a change between them drops the request', async () => {
    for (let nth = 0; nth <= 100; nth += 1) await agreed();
    const second = await addEmployee(server, ['members'], '이직원');
    const bulletinNo = await save();
    expect(await send(bulletinNo)).toMatchObject({ code: 1, entity: 'asked' });
    expect(await send(bulletinNo)).toMatchObject(CODES.SECOND_EMPLOYEE_NEEDED);
    const { version } = await view(bulletinNo);
    await employee.client.call('officeSaveBulletin', {
      bulletinNo,
      version,
      bulletin: { ...form, title: '다른 과정' },
    });
    expect(await second.client.call('officeSendBulletin', { bulletinNo, version, recipients: 101 })).toMatchObject(
      CODES.BULLETIN_DIFFERS,
    );
    expect(await send(bulletinNo)).toMatchObject({ entity: 'asked' });
    expect(await send(bulletinNo, second)).toMatchObject({ entity: 'done' });
    expect(await view(bulletinNo)).toMatchObject({ status: 'SENDING', sentBy: '박직원', approvedBy: '이직원' });
    await server.db.deleteFrom('bulletin_recipient').where('bulletin_no', '=', bulletinNo).execute();
  });

  test('can be called off: what the job or the outbox still has is not sent', async () => {
    const [queued, waiting] = [await agreed(), await agreed()];
    const bulletinNo = await save();
    await send(bulletinNo);
    await queue();
    await server.db
      .updateTable('bulletin_recipient')
      .set({ outcome: 'WAITING', message_key: null })
      .where('member_no', '=', waiting.memberNo)
      .execute();
    const answer = await employee.client.call('officeCallOffBulletin', { bulletinNo, reason: '날짜가 틀림' });
    expect(answer).toMatchObject({ code: 1, entity: 2 });
    await outboxJob.run(context());
    expect(await outcomes(bulletinNo)).toEqual({ [queued.memberNo]: 'CALLED_OFF', [waiting.memberNo]: 'CALLED_OFF' });
    expect(await smsTo(queued.memberNo)).toEqual([]);
    expect(await send(bulletinNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
  });

  test('its link ends the consent of its member alone, by a press and not by being fetched', async () => {
    const [one, other] = [await agreed(), await agreed()];
    await send(await save());
    await deliver();
    const [sms] = await smsTo(one.memberNo);
    const code = codeIn(sms?.text);
    expect(code).not.toBe(codeIn((await smsTo(other.memberNo))[0]?.text));
    const guest = server.client();
    const consentOf = async ({ memberNo }: typeof one) =>
      (
        await server.db
          .selectFrom('member')
          .select('agree_marketing_at')
          .where('member_no', '=', memberNo)
          .executeTakeFirstOrThrow()
      ).agree_marketing_at;
    const fetched = await server.app.inject({ url: `/api/user/getMapRefusal?code=${code}` });
    expect(fetched.json()).toMatchObject({ code: 1, entity: { isAgreed: true, refusedAt: null } });
    expect((await server.app.inject({ url: `/api/user/postIntRefusal?code=${code}` })).statusCode).not.toBe(200);
    expect(await consentOf(one)).toEqual(AGREED);

    const refused = { isAgreed: false, refusedAt: '2026-11-20T12:00:00+09:00' };
    expect((await guest.call('postIntRefusal', { code })).entity).toEqual(refused);
    expect((await guest.call('postIntRefusal', { code })).entity).toEqual(refused);
    expect(await consentOf(one)).toBeNull();
    expect(await consentOf(other)).toEqual(AGREED);
    const { entity } = await one.client.call('getListBoxConsent');
    expect((entity as { list: object[] }).list).toMatchObject([
      { text: 'marketing', isGiven: false, channelName: '메시지의 수신거부 링크' },
    ]);
    const results = server.db.selectFrom('member_notice').select('title').where('event', '=', 'marketingResult');
    expect(await results.where('member_no', '=', one.memberNo).execute()).toEqual([
      { title: '마케팅 정보 수신 거부를 처리했습니다.' },
    ]);
    expect((await guest.call('getMapRefusal', { code: 'unknown' })).status).toBe(404);
  });

  test('a mail program ends the consent by one POST without a login; a GET leads to the page and changes nothing', async () => {
    const { memberNo } = await agreed({ email: 'one-click@example.com', notice_by_sms: false, notice_by_mail: true });
    await send(await save());
    await queue();
    const mails: Mail[] = [];
    const mail = { send: (one: Mail) => Promise.resolve(void mails.push(one)) };
    await outboxJob.run({ ...context(), integrations: { ...server.services.integrations, mail } });
    const [{ pathname = '', search = '' } = {}] = mails.map(({ unsubscribe = '' }) => new URL(unsubscribe));
    const post = (payload: string, url = `${pathname}${search}`, type = 'application/x-www-form-urlencoded') =>
      server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    const agreedAt = async () => {
      const members = server.db.selectFrom('member').select('agree_marketing_at').where('member_no', '=', memberNo);
      return (await members.executeTakeFirstOrThrow()).agree_marketing_at;
    };
    const opened = await server.app.inject({ url: `${pathname}${search}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/sign/refuse${search}`]);
    expect((await post('')).statusCode).toBe(400);
    expect((await post('List-Unsubscribe=One-Click', pathname)).statusCode).toBe(400);
    expect(await agreedAt()).toEqual(AGREED);
    for (let time = 0; time < 2; time += 1)
      expect((await post('List-Unsubscribe=One-Click')).json()).toEqual({ code: 1, message: '', entity: null });
    expect(await agreedAt()).toBeNull();
    const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await post(part, `${pathname}${search}`, 'multipart/form-data; boundary=b')).statusCode).toBe(200);
    const results = server.db.selectFrom('member_notice').select('notice_no').where('event', '=', 'marketingResult');
    expect(await results.where('member_no', '=', memberNo).execute()).toHaveLength(1);
    // The notice of the result is a mail, and no advertisement.
    await noticesJob.run(context());
    await outboxJob.run({ ...context(), integrations: { ...server.services.integrations, mail } });
    const own = mails.filter(({ address }) => address === 'one-click@example.com');
    expect(own.map(({ unsubscribe }) => unsubscribe !== undefined)).toEqual([true, false]);
    const tries = Array.from({ length: 61 }, () => post('List-Unsubscribe=One-Click', `${pathname}?code=unknown`));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await post('List-Unsubscribe=One-Click', `${pathname}?code=unknown`)).statusCode).toBe(429);
  });

  test('a refusal by phone is recorded with its reason, once', async () => {
    const { client, memberNo } = await agreed();
    const record = () => employee.client.call('officeRefuseMarketing', { memberNo, reason: '080으로 전화하심' });
    expect(await record()).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'record marketing refusal', reason: '080으로 전화하심' });
    expect(await record()).toMatchObject(CODES.MARKETING_NOT_AGREED);
    const { entity } = await client.call('getListBoxConsent');
    expect((entity as { list: object[] }).list).toMatchObject([{ isGiven: false, channelName: '전화' }]);
  });
});
