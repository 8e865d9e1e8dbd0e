import { outboxJob } from '../../integrations/message/outboxJob.ts';
import { isSandbox } from '../../integrations/message/sandbox/sentMessages.ts';
import { verifyChain } from '../../internalControls/audit/verifyChain.ts';
import { notifyBreachSubjects } from '../../modules/office/people/concerned/notifyBreachSubjects.ts';
import { recipientsOf } from '../../modules/office/people/concerned/recipients.ts';
import { newestAct } from '../../modules/office/testing/employee.ts';
import { noticesJob } from '../../notices/noticesJob.ts';
import { MAX_SMS_BYTES, smsBytes, smsText } from '../../notices/smsText.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../../testing/index.ts';
import { runLine } from '../testing/runLine.ts';

const TEXT = '11월 19일 회원님의 휴대폰 번호가 유출되었습니다.';
const LETTER = `개인정보 유출을 알려드립니다.\n\n${TEXT}\n`;

describeWithDatabase('telling members of a leak', (open, kind) => {
  let server: TestServer;
  let now: Date;
  let leak: number;
  let list: string;
  let memberNos: number[];
  beforeEach(async () => {
    now = new Date('2026-11-20T02:00:00Z');
    server = await open({ now: () => now });
    // No consent to marketing, and every channel switched off.
    const off = { agree_marketing_at: null, notice_by_sms: false, notice_by_mail: false };
    const members = [
      await server.member({ ...off, name: '나도향', user_phone: '01055554321', email: 'dohyang@example.com' }),
      await server.member({ ...off, status: 'DORMANT', email: null, user_phone: '01055554322' }),
      await server.member({ status: 'SUSPENDED', email: null, user_phone: '01055554323' }),
    ];
    memberNos = members.map(({ memberNo }) => memberNo);
    const written = new Map<string, string>();
    await runLine(server, 'members concerned --all --out list.csv --reason leak', { written });
    list = written.get('list.csv') ?? '';
    leak = (await newestAct(server)).audit_no;
  });

  const notify = (options: string, files: object = {}) =>
    runLine(server, `members tell --leak ${leak} --list list.csv --file letter.txt ${options}`, {
      read: { 'list.csv': list, 'letter.txt': LETTER, ...files },
    });
  const context = () => ({ ...server.services, db: server.db, log: server.app.log });
  const deliver = async () => {
    await noticesJob.run(context());
    await outboxJob.run(context());
  };
  /** Sent messages with the text. */
  const sent = () =>
    [server.integrations.message, server.integrations.mail].flatMap((sender) =>
      isSandbox(sender) ? sender.sent.list().filter(({ text }) => text.includes(TEXT)) : [],
    );
  const notified = async () =>
    (await server.db.selectFrom('member_notice').select('member_no').where('event', '=', 'dataLeaked').execute()).map(
      ({ member_no }) => member_no,
    );

  test('goes by every way that reaches each, whatever was switched off, and is in the audit log with its reason', async () => {
    expect(await notify('--confirm 3 --reason leak')).toEqual({
      code: 0,
      out: 'in the list: 3, members still: 3\ntold before: 0\ntold now: 3',
      errors: '',
    });
    expect(await newestAct(server)).toMatchObject({
      ...{ act: 'tell concerned members', object: 'member', ip: 'operator:deploy', reason: 'leak' },
      detail: JSON.stringify({ list: leak, members: 3 }),
    });
    await deliver();
    expect(sent()).toHaveLength(4);
    expect((await verifyChain(server.db)).broken).toBeNull();
  });

  test('is not repeated for anybody, and goes on where it was cut off', async () => {
    const letter = { subject: '개인정보 유출을 알려드립니다.', text: TEXT };
    await notifyBreachSubjects(memberNos.slice(0, 1), { listNo: leak, letter }, context());
    expect((await notify('--dry-run')).out).toContain('told before: 1\nto be told: 2,');
    expect((await notify('--confirm 3 --reason leak')).out).toContain('told now: 2');
    const acts = (await newestAct(server)).audit_no;
    expect((await notify('--confirm 3 --reason leak')).out).toContain('told now: 0');
    expect((await newestAct(server)).audit_no).toBe(acts);
    await deliver();
    await deliver();
    expect((await notified()).sort()).toEqual([...memberNos].sort());
    expect(sent()).toHaveLength(4);
  });

  if (kind === 'postgresql')
    test('notifies each member once when two runs are simultaneous', async () => {
      const run = (db: TestServer['db']) =>
        notifyBreachSubjects(
          memberNos,
          { listNo: leak, letter: { subject: '유출', text: TEXT } },
          { db, now: () => now },
        );
      expect(await duringChange(server.db, run, () => run(server.db))).toBe(0);
      expect((await notified()).sort()).toEqual([...memberNos].sort());
    });

  test('can be previewed with its channels, cost and masked names, which notifies nobody', async () => {
    const { code, out } = await notify('--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('to be told: 3, by SMS 3, by mail 1, by neither 0');
    const bytes = smsBytes(smsText(TEXT));
    expect(bytes).toBeLessThanOrEqual(MAX_SMS_BYTES);
    expect(out).toContain(`SMS: ${bytes} bytes, 60 won in all`);
    const long = await notify('--dry-run', { 'letter.txt': `${LETTER}${TEXT}` });
    expect(long.out).toContain(', 150 won in all');
    expect(out).toContain('나*향\t010-****-4321\td***@example.com');
    expect(out).not.toMatch(/나도향|01055554321|dohyang@/);
    expect(out).toContain(TEXT);
    expect(await notified()).toEqual([]);
    expect((await newestAct(server)).act).toBe('list concerned members');
  });

  test('leaves out members who have left or were removed from the list, and is refused until that is confirmed', async () => {
    await server.db
      .updateTable('member')
      .set({ status: 'WITHDRAWN', user_id: null, name: null, user_phone: null, email: null })
      .where('member_no', '=', memberNos[0] ?? 0)
      .execute();
    expect(await recipientsOf(server.db, memberNos)).toHaveLength(2);
    expect(await notify('--confirm 3 --reason leak')).toMatchObject({
      code: 1,
      errors: '--confirm says 3, and the list has 2: nobody was told',
    });
    expect(await notified()).toEqual([]);
    list = `회원번호\n${memberNos[2]}\n${memberNos[2]}`;
    expect(await notify('--confirm 1 --reason leak')).toMatchObject({ code: 0 });
    expect(await notified()).toEqual([memberNos[2]]);
  });

  test('sends another leak to those who were notified of a former one', async () => {
    await notify('--confirm 3 --reason leak');
    const written = new Map<string, string>();
    await runLine(server, 'members concerned --all --out list.csv --reason more', { written });
    leak = (await newestAct(server)).audit_no;
    expect((await notify('--confirm 3 --reason more')).out).toContain('told now: 3');
  });

  test.each([
    ['no number of members', '--reason x', {}, 2, '--confirm is missing'],
    ['no reason', '--confirm 3', {}, 2, '--reason is missing'],
    ['a letter without a text', '--dry-run', { 'letter.txt': '제목\n' }, 1, 'the text must stand below it'],
    ['a letter with a blank', '--dry-run', { 'letter.txt': '제목\n○월 ○일' }, 1, 'it has a blank to be filled in'],
    ['too long a subject', '--dry-run', { 'letter.txt': `${'가'.repeat(81)}\n글` }, 1, 'more than 80 letters'],
    ['too long a text', '--dry-run', { 'letter.txt': `제목\n${'가'.repeat(990)}` }, 1, 'too long for an SMS'],
    ['a list of something else', '--dry-run', { 'list.csv': '이름\n나도향' }, 1, 'a row has no 회원번호'],
  ])('with %s is refused', async (_what, options, files, code, words) => {
    expect(await notify(options, files)).toMatchObject({ code, errors: expect.stringContaining(words) });
    expect(await notified()).toEqual([]);
  });

  test('is refused for an unknown list', async () => {
    leak += 1;
    expect(await notify('--confirm 3 --reason x')).toMatchObject({ code: 2 });
    expect(await notified()).toEqual([]);
  });
});
