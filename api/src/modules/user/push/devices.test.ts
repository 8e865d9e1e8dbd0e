import { MAX_PUSH_DEVICES, type PushDevice } from '@portal/shared/contract/pushDevice';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { GONE_DEVICE } from '../../../integrations/message/push/sandboxPushSender.ts';
import { createDevice } from '../../../integrations/message/push/testing/device.ts';
import { isSandbox } from '../../../integrations/message/sandbox/sentMessages.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { describeOnBothDatabases, type TestClient, type TestServer } from '../../../testing/index.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';

const DAYTIME = new Date('2026-11-20T14:00:00+09:00');
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describeOnBothDatabases('notices on devices', (open) => {
  let server: TestServer;
  let now = DAYTIME;
  let devices = 0;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = DAYTIME;
  });

  const subscriptionAt = (path: string) => createDevice(`https://fcm.googleapis.com/fcm/send/${path}`).subscription;
  const newSubscription = () => subscriptionAt(`device-${(devices += 1)}`);
  const subscribe = (client: TestClient, subscription = newSubscription()) =>
    client.call('postIntPush', subscription, { headers: { 'user-agent': CHROME } });
  const listOf = async (client: TestClient) =>
    ((await client.call('getMapPush')).entity as { devices: PushDevice[] }).devices;
  const left = async (memberNo: number) =>
    (await server.db.selectFrom('push_subscription').select('push_no').where('member_no', '=', memberNo).execute())
      .length;
  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const send = async () => {
    await noticesJob.run(context());
    await outboxJob.run(context());
  };
  const sentTo = (pushNo: unknown) => {
    const { push } = server.integrations;
    if (!isSandbox(push)) throw new Error('there is no sandbox');
    return push.sent
      .list()
      .filter(({ key }) => key.includes(`push-${String(pushNo)}`) || key.includes(`-${String(pushNo)}-`));
  };
  let subjectNo = 0;
  const raise = (memberNo: number, event: 'passwordChanged' | 'certificateRevoked') =>
    raiseNotice(
      { event, memberNo, subjectNo: (subjectNo += 1), values: { reason: '김하나 님의 부정 응시' } },
      { db: server.db, now },
    );
  const joined = (userId: string, phone: string) =>
    joinMember(server, userId, { name: '김하나', userPhone: `0105556${phone}` });
  const logIn = (browser: TestClient, userId: string) =>
    browser.call('login', { userId, userPw: JOINED_PASSWORD, applicationId: 'site', takeover: true });

  test('a browser subscribes, is listed by its device, and is stored without its address', async () => {
    const { client, memberNo } = await server.member();
    expect(await client.call('getMapPush')).toMatchObject({
      entity: { publicKey: expect.stringMatching(/^[\w-]{87}$/), devices: [] },
    });
    const subscription = newSubscription();
    const { entity: pushNo } = await subscribe(client, subscription);
    expect(await listOf(client)).toEqual([
      { pushNo, device: '윈도 컴퓨터, 크롬', regDate: expect.any(String), sentAt: null, isHere: true },
    ]);
    const stored = server.db.selectFrom('push_subscription').selectAll().where('member_no', '=', memberNo);
    const text = JSON.stringify(await stored.execute(), (_key, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    for (const secret of Object.values(subscription)) expect(text).not.toContain(secret);
    const { client: other } = await server.member();
    expect(await listOf(other)).toEqual([]);
    expect(await other.call('postIntPushEnd', { pushNo })).toMatchObject({ entity: 0 });
    expect(await other.call('postIntPushTest', { pushNo })).toMatchObject({ entity: 0 });
    expect(await client.call('postIntPushEnd', { pushNo })).toMatchObject({ entity: 1 });
    expect(await left(memberNo)).toBe(0);
  });

  test.each([
    ['an address of our own network', { endpoint: 'https://10.0.0.1/send' }, { code: -1041 }],
    ['an address without TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/a' }, { code: -1041 }],
    ['a key that is none', { p256dh: 'B'.repeat(87) }, { code: -1041 }],
    ['a secret that is none', { auth: 'short' }, { status: 400 }],
  ])('%s is refused', async (_what, change, answer) => {
    const { client, memberNo } = await server.member();
    expect(await subscribe(client, { ...newSubscription(), ...change })).toMatchObject(answer);
    expect(await left(memberNo)).toBe(0);
  });

  test('a browser has one subscription, and a member ten', async () => {
    const { client, memberNo } = await server.member();
    await subscribe(client);
    await subscribe(client);
    expect(await left(memberNo)).toBe(1);
    const { entity: first } = await subscribe(client);
    for (let count = 0; count < MAX_PUSH_DEVICES; count += 1) {
      const browser = server.client();
      browser.token = client.token;
      await subscribe(browser);
    }
    expect(await left(memberNo)).toBe(MAX_PUSH_DEVICES);
    expect((await listOf(client)).map(({ pushNo }) => pushNo)).not.toContain(first);
  });

  test('a device belongs to the member who subscribed on it last, and gets nothing more of another', async () => {
    const [one, two] = [await server.member(), await server.member()];
    const subscription = newSubscription();
    const { entity: pushNo } = await subscribe(one.client, subscription);
    await raise(one.memberNo, 'passwordChanged');
    await noticesJob.run(context());
    const { entity: nextNo } = await subscribe(two.client, subscription);
    await outboxJob.run(context());
    expect([await left(one.memberNo), await left(two.memberNo)]).toEqual([0, 1]);
    expect([sentTo(pushNo), sentTo(nextNo)]).toEqual([[], []]);
  });

  test('a notice goes to each device beside the SMS, with nothing that a passer-by may not read', async () => {
    const { client, memberNo } = await server.member();
    const second = server.client();
    second.token = client.token;
    const numbers = [(await subscribe(client)).entity, (await subscribe(second)).entity];
    await raise(memberNo, 'certificateRevoked');
    await send();
    await send();
    for (const pushNo of numbers)
      expect(sentTo(pushNo)).toMatchObject([
        { subject: '자격증 안내', text: '한빛외식업협회에서 알려드릴 내용이 있습니다. 눌러서 확인해주세요.' },
      ]);
    expect((await listOf(client)).every(({ sentAt }) => sentAt !== null)).toBe(true);
    const channels = await server.db
      .selectFrom('outbox')
      .innerJoin('member_notice', (on) => on.on('message_key', 'like', 'notice-%'))
      .select('channel')
      .distinct()
      .execute();
    expect(channels.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'push', 'sms']);
  });

  test('at night a device gets warnings alone', async () => {
    const { client, memberNo } = await server.member();
    const { entity: pushNo } = await subscribe(client);
    now = new Date('2026-11-20T23:00:00+09:00');
    await raise(memberNo, 'certificateRevoked');
    await raise(memberNo, 'passwordChanged');
    await send();
    expect(sentTo(pushNo)).toMatchObject([{ subject: '계정 보안 안내' }]);
    now = new Date('2026-11-21T08:00:00+09:00');
    await send();
    expect(sentTo(pushNo)).toHaveLength(2);
  });

  test('a device that has ended its subscription is forgotten', async () => {
    const { client, memberNo } = await server.member();
    await subscribe(client, subscriptionAt(`1${GONE_DEVICE}`));
    await raise(memberNo, 'passwordChanged');
    await send();
    expect(await left(memberNo)).toBe(0);
  });

  test('a trial goes to the device at any hour, once a minute', async () => {
    const { client } = await server.member();
    const { entity: pushNo } = await subscribe(client);
    now = new Date('2026-11-20T23:00:00+09:00');
    const trial = async () => {
      await client.call('postIntPushTest', { pushNo });
      await outboxJob.run(context());
      return sentTo(pushNo).length;
    };
    expect([await trial(), await trial()]).toEqual([1, 1]);
    now = new Date(now.getTime() + MINUTE_MS);
    expect(await trial()).toBe(2);
  });

  test('a logout ends the notices to its device, and one from elsewhere those of the other', async () => {
    const { browser: home, memberNo } = await joined('pushed9', '0001');
    await subscribe(home);
    const phone = server.client();
    await phone.call('login', { userId: 'pushed9', userPw: JOINED_PASSWORD, applicationId: 'kiosk', takeover: true });
    await subscribe(phone);
    expect(await left(memberNo)).toBe(2);
    await home.call('logout');
    expect((await listOf(phone)).map(({ isHere }) => isHere)).toEqual([true]);
    await logIn(home, 'pushed9');
    await subscribe(home);
    await phone.call('postIntSessionEnd');
    expect((await listOf(phone)).map(({ isHere }) => isHere)).toEqual([true]);
  });

  test('they outlast a session that ends by itself; the next login, or another member’s, takes the device over', async () => {
    const { browser, memberNo } = await joined('lasting9', '0002');
    const other = await joined('lasting8', '0003');
    await subscribe(browser);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await logIn(browser, 'lasting9');
    expect(await left(memberNo)).toBe(1);
    await browser.call('postIntSessionEnd');
    const elsewhere = server.client();
    await elsewhere.call('login', {
      ...{ userId: 'lasting9', userPw: JOINED_PASSWORD, applicationId: 'kiosk', takeover: true },
    });
    await elsewhere.call('postIntSessionEnd');
    expect(await left(memberNo)).toBe(0);
    await logIn(browser, 'lasting9');
    await subscribe(browser);
    await logIn(browser, 'lasting8');
    expect([await left(memberNo), await left(other.memberNo)]).toEqual([0, 0]);
  });

  test('a new password ends them on all other devices', async () => {
    const { browser, memberNo } = await joined('renewed9', '0004');
    await subscribe(browser);
    const thief = server.client();
    await thief.call('login', { userId: 'renewed9', userPw: JOINED_PASSWORD, applicationId: 'kiosk', takeover: true });
    await subscribe(thief);
    expect(await browser.call('changePassword', { currentPw: JOINED_PASSWORD, userPw: 'Hanbit!28x' })).toMatchObject({
      code: 1,
    });
    expect((await listOf(browser)).map(({ isHere }) => isHere)).toEqual([true]);
    expect(await left(memberNo)).toBe(1);
  });

  test('a new address of the push service follows the browser, not whoever knows it', async () => {
    const { client } = await server.member();
    const { entity: pushNo } = await subscribe(client);
    expect(await server.client().call('postIntPushRenewal', newSubscription())).toMatchObject({ entity: 0 });
    expect(await client.call('postIntPushRenewal', newSubscription())).toMatchObject({ entity: 1 });
    const [{ pushNo: renewedNo } = { pushNo: 0 }] = await listOf(client);
    expect(renewedNo).not.toBe(pushNo);
    await client.call('postIntPushTest', { pushNo: renewedNo });
    await outboxJob.run(context());
    expect(sentTo(renewedNo)).toHaveLength(1);
  });

  test('a withdrawal erases them, and so does a year without a notice', async () => {
    const { browser, memberNo } = await joined('leaving9', '0005');
    await subscribe(browser);
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    expect(await left(memberNo)).toBe(0);
    const { client, memberNo: otherNo } = await server.member();
    await subscribe(client);
    now = new Date(now.getTime() + 364 * DAY_MS);
    await retentionJob.run(context());
    expect(await left(otherNo)).toBe(1);
    now = new Date(now.getTime() + 2 * DAY_MS);
    await retentionJob.run(context());
    expect(await left(otherNo)).toBe(0);
  });
});
