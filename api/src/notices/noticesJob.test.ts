import { createSandboxMailSender, UNREACHABLE_ADDRESS } from '../integrations/message/mail/sandboxMailSender.ts';
import { outboxJob } from '../integrations/message/outboxJob.ts';
import { createSandboxSender } from '../integrations/message/sms/sandboxSender.ts';
import { lockLeavingMember } from '../modules/user/account/lockLeavingMember.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../testing/index.ts';
import { eraseNotices } from './eraseNotices.ts';
import { noticesJob } from './noticesJob.ts';
import { applicationPage } from './pages.ts';
import { raiseNotice } from './raiseNotice.ts';

const DAYTIME = new Date('2026-11-20T14:00:00+09:00');

describeWithDatabase('notices to members', (open, kind) => {
  const clock = { now: DAYTIME };
  const message = createSandboxSender();
  const mail = createSandboxMailSender();
  let server: TestServer;
  let subjectNo = 0;
  beforeAll(async () => {
    server = await open({ now: () => clock.now, integrations: { message, mail } });
  });
  beforeEach(() => {
    clock.now = DAYTIME;
    subjectNo += 1;
  });

  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const send = async () => {
    await noticesJob.run(context());
    await outboxJob.run(context());
  };
  const values = { title: '외식경영관리사 2급 집합교육', page: applicationPage('education', 7), amount: 50_000 };
  const raise = (memberNo: number, event: 'accountNeeded' | 'refundApproved' = 'refundApproved') =>
    raiseNotice({ event, memberNo, subjectNo, values }, { db: server.db, now: clock.now });
  const warn = (memberNo: number, event: 'passwordChanged' | 'phoneChanged', formerPhone?: string) =>
    raiseNotice({ event, memberNo, subjectNo, values: {}, formerPhone }, { db: server.db, now: clock.now });
  let phones = 0;
  const member = async (columns: Parameters<TestServer['member']>[0] = {}) => {
    phones += 1;
    const contact = { user_phone: `0105550${String(1000 + phones)}`, email: `m${phones}@example.com` };
    const { memberNo } = await server.member({ ...contact, ...columns });
    return { memberNo, ...contact };
  };
  const sentTo = ({ user_phone, email }: { user_phone: string; email: string }) =>
    [...message.sent.list(), ...mail.sent.list()].filter(({ to }) => to === user_phone || to === email);
  const raisedFor = (memberNo: number) =>
    server.db.selectFrom('member_notice').select('notice_no').where('member_no', '=', memberNo).execute();

  test('go by SMS and mail, once, with what the member needs to know', async () => {
    const notified = await member();
    await raise(notified.memberNo);
    await raise(notified.memberNo);
    await send();
    await send();
    expect(sentTo(notified)).toMatchObject([
      { channel: '문자', text: expect.stringMatching(/^\[한빛외식업협회\] .*50,000원.*문의 02-555-0100$/) },
      { channel: '메일', subject: '[한빛외식업협회] 취소가 승인되었습니다.' },
    ]);
  });

  test('go by the template that is registered for them', async () => {
    const notified = await member();
    await raise(notified.memberNo);
    const templates: unknown[] = [];
    const watched = {
      ...message,
      send: (sms: Parameters<typeof message.send>[0]) => {
        templates.push(sms.template);
        return message.send(sms);
      },
    };
    const { configuration } = server.services;
    const integrations = { ...configuration.integrations, KAKAO_TEMPLATES: new Map([['refundApproved', 'KA01TP1']]) };
    await noticesJob.run({ ...context(), configuration: { ...configuration, integrations } });
    await outboxJob.run({ ...context(), integrations: { message: watched, mail, push: null } });
    expect(templates).toEqual([
      {
        id: 'KA01TP1',
        variables: { 교육시험: values.title, 금액: '50,000원', 화면: values.page.name },
      },
    ]);
  });

  test('two jobs at once, on many notices, send each once', async () => {
    const notified = await member();
    for (let index = 0; index < 30; index += 1) {
      subjectNo += 1;
      await raise(notified.memberNo);
    }
    await Promise.all(Array.from({ length: 4 }, () => noticesJob.run(context())));
    const queued = await server.db.selectFrom('outbox').select('message_key').where('sent_at', 'is', null).execute();
    expect([queued.length, new Set(queued.map(({ message_key }) => message_key)).size]).toEqual([60, 60]);
    await Promise.all(Array.from({ length: 4 }, () => outboxJob.run(context())));
    expect(sentTo(notified)).toHaveLength(60);
  });

  test('two transactions that raise the same event leave one notice', async () => {
    const notified = await member();
    await Promise.all(Array.from({ length: 6 }, () => raise(notified.memberNo)));
    expect(await raisedFor(notified.memberNo)).toHaveLength(1);
  });

  test('a job that dies in the middle has queued nothing, and the next one sends', async () => {
    const notified = await member();
    await raise(notified.memberNo);
    subjectNo += 1;
    await raise(notified.memberNo);
    let asked = 0;
    const dying = {
      message,
      push: null,
      get mail() {
        asked += 1;
        if (asked === 2) throw new Error('the process died');
        return mail;
      },
    };
    await expect(noticesJob.run({ ...context(), integrations: dying })).rejects.toThrow('the process died');
    await outboxJob.run(context());
    expect(sentTo(notified)).toEqual([]);
    await send();
    expect(sentTo(notified)).toHaveLength(4);
  });

  test('a job that dies after sending is repeated under the same keys, which send nothing again', async () => {
    const notified = await member();
    await raise(notified.memberNo);
    await noticesJob.run(context());
    const forgetful = {
      ...message,
      send: async (sms: Parameters<typeof message.send>[0]) => {
        await message.send(sms);
        throw new Error('the process died');
      },
    };
    await outboxJob.run({ ...context(), integrations: { message: forgetful, mail, push: null } });
    clock.now = new Date(clock.now.getTime() + 60_000);
    await outboxJob.run(context());
    expect(sentTo(notified).filter(({ channel }) => channel === '문자')).toHaveLength(1);
    const waiting = await server.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();
    expect(waiting).toEqual([]);
  });

  test.each([
    ['21:00:00', 0],
    ['20:59:59', 2],
    ['07:59:59', 0],
    ['08:00:00', 2],
  ])('at %s in Seoul %i messages go out', async (time, count) => {
    const notified = await member();
    clock.now = new Date(`2026-11-21T${time}+09:00`);
    await raise(notified.memberNo);
    await send();
    expect(sentTo(notified)).toHaveLength(count);
    clock.now = new Date('2026-11-22T08:00:00+09:00');
    await send();
    expect(sentTo(notified)).toHaveLength(2);
  });

  test('events of the night are sent in the morning, to the current phone and by the current channels', async () => {
    const notified = await member();
    clock.now = new Date('2026-11-21T23:00:00+09:00');
    await raise(notified.memberNo);
    await send();
    const changed = { user_phone: `${notified.user_phone.slice(0, -4)}9999`, notice_by_mail: false };
    await server.db.updateTable('member').set(changed).where('member_no', '=', notified.memberNo).execute();
    clock.now = new Date('2026-11-22T08:00:00+09:00');
    await send();
    expect(sentTo(notified)).toEqual([]);
    expect(sentTo({ ...notified, ...changed })).toHaveLength(1);
  });

  test('warnings of an intruder in the account are sent at once, also at night', async () => {
    const notified = await member();
    clock.now = new Date('2026-11-21T23:00:00+09:00');
    await raise(notified.memberNo);
    await warn(notified.memberNo, 'passwordChanged');
    await send();
    expect(sentTo(notified)).toMatchObject([
      { channel: '문자', text: expect.stringContaining('비밀번호가 변경되었습니다.') },
      { channel: '메일', subject: '[한빛외식업협회] 비밀번호가 변경되었습니다.' },
    ]);
    clock.now = new Date('2026-11-22T08:00:00+09:00');
    await send();
    expect(sentTo(notified)).toHaveLength(4);
  });

  test('a change of phone is also sent to the former one, for any choice of channels, and that number is erased', async () => {
    const notified = await member({ notice_by_sms: false });
    const former = { user_phone: '01077701234', email: '' };
    await warn(notified.memberNo, 'phoneChanged', former.user_phone);
    await send();
    await send();
    expect(sentTo(notified)).toMatchObject([{ channel: '메일' }]);
    expect(sentTo(former)).toMatchObject([{ text: expect.stringContaining('휴대폰 번호가 변경되었습니다.') }]);
    const left = server.db
      .selectFrom('member_notice')
      .select('former_phone')
      .where('member_no', '=', notified.memberNo);
    expect(await left.execute()).toEqual([{ former_phone: null }]);
  });

  test('an expired notice is not sent, but stays readable', async () => {
    const notified = await member();
    const dueAt = new Date('2026-11-20T14:30:00+09:00');
    const due = { ...values, dueAt, virtualAccount: null };
    await raiseNotice(
      { event: 'dueSoon', memberNo: notified.memberNo, subjectNo, values: due },
      { db: server.db, now: clock.now },
    );
    clock.now = dueAt;
    await send();
    expect(sentTo(notified)).toEqual([]);
    const left = server.db.selectFrom('member_notice').select('queued_at').where('member_no', '=', notified.memberNo);
    expect(await left.execute()).toEqual([{ queued_at: dueAt }]);
  });

  test('an account number in the reason of an employee is masked', async () => {
    const { memberNo } = await member();
    await raiseNotice(
      { event: 'accountSuspended', memberNo, subjectNo, values: { reason: '계좌 110-234-567890으로 부정 환불' } },
      { db: server.db, now: clock.now },
    );
    const raised = server.db.selectFrom('member_notice').select('content').where('member_no', '=', memberNo);
    expect(await raised.execute()).toEqual([{ content: expect.stringContaining('계좌 ***-***-**7890으로') as string }]);
  });

  test('the channels are those chosen at the time of sending', async () => {
    const quiet = await member({ notice_by_sms: false, notice_by_mail: false });
    await raise(quiet.memberNo);
    await raise(quiet.memberNo, 'accountNeeded');
    await send();
    expect(sentTo(quiet)).toMatchObject([
      { channel: '문자', text: expect.stringContaining('환불 계좌를 입력해주세요.') },
    ]);
  });

  test('an unreachable mail address does not hold up the SMS', async () => {
    const notified = await member({ email: UNREACHABLE_ADDRESS });
    await raise(notified.memberNo);
    await send();
    expect(sentTo(notified)).toMatchObject([{ channel: '문자' }]);
    // Otherwise the following tests would retry the mail.
    await server.db.deleteFrom('outbox').execute();
  });

  test('an unknown event is left for a replica that knows it', async () => {
    const notified = await member();
    await raise(notified.memberNo);
    await server.db
      .updateTable('member_notice')
      .set({ event: 'newerEvent' })
      .where('member_no', '=', notified.memberNo)
      .execute();
    await send();
    const row = server.db.selectFrom('member_notice').select('queued_at').where('event', '=', 'newerEvent');
    expect(await row.execute()).toEqual([{ queued_at: null }]);
  });

  // The embedded database has one connection: nothing can run between two statements of a withdrawal.
  if (kind === 'postgresql')
    test('an event during a withdrawal leaves no notice', async () => {
      const { memberNo } = await member();
      await duringChange(
        server.db,
        async (leaving) => {
          await lockLeavingMember(leaving, memberNo);
          await leaving.updateTable('member').set({ status: 'WITHDRAWN' }).where('member_no', '=', memberNo).execute();
        },
        () => raise(memberNo),
      );
      expect(await raisedFor(memberNo)).toEqual([]);
    });

  test('a withdrawn member is sent nothing more, not even queued notices', async () => {
    const gone = await member();
    const former = { user_phone: '01077705678', email: '' };
    await raise(gone.memberNo);
    await warn(gone.memberNo, 'phoneChanged', former.user_phone);
    await noticesJob.run(context());
    await eraseNotices(server.db, gone.memberNo, clock.now);
    await server.db.updateTable('member').set({ status: 'WITHDRAWN' }).where('member_no', '=', gone.memberNo).execute();
    subjectNo += 1;
    await raise(gone.memberNo);
    await send();
    expect([...sentTo(gone), ...sentTo(former)]).toEqual([]);
    expect(await raisedFor(gone.memberNo)).toEqual([]);
  });
});
