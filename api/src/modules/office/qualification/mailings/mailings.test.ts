import { association } from '@portal/shared/association';
import { CODES } from '@portal/shared/contract';
import { outboxJob } from '../../../../integrations/message/outboxJob.ts';
import { isSandbox } from '../../../../integrations/message/sandbox/sentMessages.ts';
import { UNREACHABLE_PHONE } from '../../../../integrations/message/sms/sandboxSender.ts';
import { noticesJob } from '../../../../notices/noticesJob.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addCourse } from '../../../manager/testing/offerings.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';
import { addUnacceptedSeat } from '../../testing/groups.ts';
import { mailingsJob } from './mailingsJob.ts';

const message = {
  title: '준비물 안내',
  content: '{{이름}}님, {{ 일시 }}에 {{장소}}에서 뵙겠습니다. 신청 {{신청번호}}번.',
  statuses: ['CONFIRMED'],
};

describeWithDatabase('a message to all applicants', (open) => {
  let server: TestServer;
  let employee: Employee;
  let educationNo: number;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
    educationNo = await addCourse(server.db, { price: 0 });
  });
  const at = async (time: string) => {
    now = new Date(time);
    employee = await addEmployee(server, ['qualification']);
  };
  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const offering = () => ({ kind: 'education', offeringNo: educationNo });
  const applied = async (columns: Parameters<TestServer['member']>[0] = {}) => {
    const { client, memberNo } = await server.member(columns);
    const applicationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    return { client, memberNo, applicationNo };
  };
  const preview = (changes: object = {}) =>
    employee.client.call('officePreviewMailing', { ...offering(), ...message, ...changes });
  const send = (recipients: number, changes: object = {}, idempotencyKey?: string) =>
    employee.client.call(
      'officeSendMailing',
      { ...offering(), ...message, recipients, ...changes },
      idempotencyKey ? { idempotencyKey } : {},
    );
  const deliver = async () => {
    await Promise.all([mailingsJob.run(context()), mailingsJob.run(context()), mailingsJob.run(context())]);
    await noticesJob.run(context());
    await outboxJob.run(context());
  };
  const outcomes = async (mailingNo: unknown) => {
    const { entity } = await employee.client.call('officeMailingRecipients', { mailingNo: Number(mailingNo) });
    return (entity as { list: object[] }).list;
  };
  const noticesOf = (memberNo: number) =>
    server.db
      .selectFrom('member_notice')
      .select(['title', 'content'])
      .where('member_no', '=', memberNo)
      .where('event', '=', 'mailing')
      .execute();

  test.each(['RESERVED', 'INVITED'] as const)('reaches the employer of a seat that is %s', async (status) => {
    const { groupNo } = await addUnacceptedSeat(server, { status });
    const { education_no: offeringNo, member_no: memberNo } = await server.db
      .selectFrom('employer_group')
      .innerJoin('application', 'application_no', 'group_no')
      .select(['employer_group.education_no', 'application.member_no'])
      .where('group_no', '=', groupNo)
      .executeTakeFirstOrThrow();
    expect((await preview({ offeringNo })).entity).toMatchObject({ recipients: 1, example: { name: '한빛국밥집' } });
    const { entity: mailingNo } = await send(1, { offeringNo });
    await deliver();
    expect(await noticesOf(memberNo)).toMatchObject([{ content: expect.stringMatching(/^한빛국밥집님, /) as string }]);
    expect(await outcomes(mailingNo)).toMatchObject([{ userExaminationNo: groupNo, name: '한빛국밥집' }]);
    const ended = { status: 'CANCELLED', ended_at: now } as const;
    await server.db.updateTable('group_seat').set(ended).where('group_no', '=', groupNo).execute();
    expect((await preview({ offeringNo })).entity).toMatchObject({ recipients: 0 });
  });

  test('never carries an account number but the association’s', async () => {
    await applied();
    const content = '교육비를 한빛은행 110-234-567890으로 입금해주세요.';
    for (const answer of [await preview({ content }), await send(1, { content })])
      expect(answer).toMatchObject({ status: 400, entity: { issues: [{ path: 'content' }] } });
    expect(await send(1, { content: `교육비를 ${association.bank.account} 계좌로 입금해주세요.` })).toMatchObject({
      code: 1,
    });
    await deliver();
  });

  test('is previewed with the values of a real applicant, the channels of each, and its cost', async () => {
    const first = await applied({ name: '김하나' });
    const silent = await applied();
    await silent.client.call('updateNoticeChannels', { bySms: false, byMail: false });
    const byMail = await applied();
    await byMail.client.call('updateNoticeChannels', { bySms: false, byMail: true });
    const { entity } = await preview();
    expect(entity).toEqual({
      recipients: 3,
      sms: 0,
      lms: 1,
      mail: 2,
      unreached: 1,
      cost: 50,
      example: {
        name: '김하나',
        text: expect.stringContaining(
          `김하나님, 2026.12.10 (목) 10:00에 서울특별시 중구 세종대로 110 3층 대강당에서 뵙겠습니다. 신청 ${first.applicationNo}번.`,
        ),
        bytes: expect.any(Number),
      },
      sendsAt: '2026-11-20T12:00:00+09:00',
    });
    expect((await preview({ content: '내일 봬요.' })).entity).toMatchObject({ sms: 1, lms: 0, cost: 20 });
    expect(await noticesOf(first.memberNo)).toEqual([]);
  });

  test.each([
    ['an unknown placeholder', { content: '{{전화}}' }, 'content'],
    ['no title', { title: '' }, 'title'],
    ['nobody', { statuses: [] }, 'statuses'],
    ['those who have cancelled', { statuses: ['CANCELLED'] }, 'statuses.0'],
    ['more than a long SMS takes once it is filled in', { content: '{{장소}}'.repeat(150) }, 'content'],
  ])('with %s is refused at its field', async (_what, changes, path) => {
    await applied();
    expect(await preview({ content: '가'.repeat(900) })).toMatchObject({ code: 1 });
    expect(await preview(changes)).toMatchObject({ status: 400, entity: { issues: [{ path }] } });
  });

  test('goes once to each, for repeated clicks and concurrent processes, and shows its outcomes', async () => {
    const [reached, unreachable, gone] = [
      await applied({ name: '이두리' }),
      await applied({ user_phone: UNREACHABLE_PHONE, email: null }),
      await applied(),
    ];
    const answers = await Promise.all([send(3, {}, 'one-press'), send(3, {}, 'one-press')]);
    const mailingNo = answers.find(({ code }) => code === 1)?.entity;
    expect(answers.every(({ code }) => code === 1 || code === 409)).toBe(true);
    expect(await newestAct(server)).toMatchObject({
      act: 'send mailing',
      object: 'mailing',
      object_no: mailingNo,
      detail: '{"applicants":3}',
    });
    expect(await outcomes(mailingNo)).toMatchObject([{ sms: 'waiting' }, { sms: 'waiting' }, { sms: 'waiting' }]);
    await gone.client.call('patchIntEduCancel', { userExaminationNo: gone.applicationNo });
    const underWay = async () =>
      (
        (await employee.client.call('officeOfferings', { kind: 'education', isUnderWay: true })).entity as {
          list: object[];
        }
      ).list;
    expect(await underWay()).toMatchObject([{ offeringNo: educationNo }]);
    await deliver();
    expect(await underWay()).toEqual([]);
    expect(await noticesOf(reached.memberNo)).toEqual([
      { title: '준비물 안내', content: expect.stringContaining('이두리님, 2026.12.10 (목) 10:00에') },
    ]);
    expect(await noticesOf(gone.memberNo)).toEqual([]);
    const { message: sms } = server.integrations;
    if (!isSandbox(sms)) throw new Error('a demo has sandboxes');
    expect(sms.sent.list().filter(({ text }) => text.includes('이두리님'))).toHaveLength(1);
    // The gateway rejects the unreachable number for half a day.
    await server.db.updateTable('outbox').set({ expires_at: now }).where('sent_at', 'is', null).execute();
    await outboxJob.run(context());
    expect(await outcomes(mailingNo)).toMatchObject([
      { userExaminationNo: unreachable.applicationNo, sms: 'failed', mail: 'none', isTold: true },
      { userExaminationNo: gone.applicationNo, sms: 'none', mail: 'none', isTold: false, status: 'CANCELLED' },
      { userExaminationNo: reached.applicationNo, sms: 'sent', mail: 'sent', isTold: true, name: '이두리' },
    ]);
    expect((await employee.client.call('officeMailings', offering())).entity).toMatchObject({
      list: [{ mailingNo, title: '준비물 안내', recipients: 3, sentBy: '박직원' }],
    });
  });

  test('is rejected if anybody has applied since the preview, or without recipients', async () => {
    expect(await send(0)).toMatchObject(CODES.MAILING_DIFFERS);
    await applied();
    await applied();
    expect(await send(1)).toMatchObject(CODES.MAILING_DIFFERS);
    expect(await send(2)).toMatchObject({ code: 1 });
  });

  test('at night waits for the morning, as shown in the preview', async () => {
    await applied();
    await at('2026-11-20T22:00:00+09:00');
    expect((await preview()).entity).toMatchObject({ sendsAt: '2026-11-21T08:00:00+09:00' });
    const mailingNo = (await send(1)).entity;
    await deliver();
    expect(await outcomes(mailingNo)).toMatchObject([{ sms: 'waiting', isTold: true }]);
    await at('2026-11-21T07:30:00+09:00');
    expect((await preview()).entity).toMatchObject({ sendsAt: '2026-11-21T08:00:00+09:00' });
    await at('2026-11-21T08:00:00+09:00');
    await deliver();
    expect(await outcomes(mailingNo)).toMatchObject([{ sms: 'sent' }]);
  });

  test('is only for employees with the permission', async () => {
    const other = await addEmployee(server, ['content']);
    for (const name of ['officePreviewMailing', 'officeSendMailing'] as const)
      expect(await other.client.call(name, { ...offering(), ...message, recipients: 1 })).toMatchObject({
        status: 403,
      });
  });
});
