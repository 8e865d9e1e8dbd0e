import { maskPhone } from '@portal/shared/format';
import { UnreadableCsv } from '../../csv/decodeTable.ts';
import type { Queries } from '../../database/types/tables.ts';
import { recordAct } from '../../internalControls/audit/recordAct.ts';
import { readConcerned } from '../../modules/office/people/concerned/concernedTable.ts';
import { readLetter, UnfitLetter, type Letter } from '../../modules/office/people/concerned/letter.ts';
import { notifyBreachSubjects } from '../../modules/office/people/concerned/notifyBreachSubjects.ts';
import {
  countChannels,
  recipientsOf,
  notifiedMembers,
  type Recipient,
} from '../../modules/office/people/concerned/recipients.ts';
import { maskedMail, maskedName } from '../../modules/office/people/members/masked.ts';
import { smsText } from '../../notices/smsText.ts';
import {
  fileOf,
  reasonOf,
  Refused,
  rowNumberOf,
  UsageError,
  type Command,
  type OperatorServices,
  type OperatorTools,
  type Options,
} from './command.ts';

/** Members shown by a dry run. */
const SAMPLE = 3;

export const notifyBreachSubjectsCommand: Command = {
  usage: '--leak <number> --list <members.csv> --file <letter.txt> --dry-run | … --confirm <members> --reason <words>',
  about:
    'tells the members of such a list, by SMS and mail, of a leak of their data: the first line of the letter is its subject; of one leak nobody is told twice',
  options: {
    leak: { type: 'string' },
    list: { type: 'string' },
    file: { type: 'string' },
    confirm: { type: 'string' },
    reason: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(options, tools) {
    const listNo = rowNumberOf(options, 'leak');
    const isDry = options['dry-run'] === true;
    // Required before anything is read: a command line without them is wrong for any list.
    const order = isDry ? null : { confirmed: rowNumberOf(options, 'confirm'), reason: reasonOf(options) };
    const letter = await letterOf(options, tools);
    const listed = await listOf(options, tools);
    const services = tools.services();
    const { db } = services;
    await requireList(db, listNo);
    const recipients = await recipientsOf(db, listed);
    const notified = await notifiedMembers(db, listNo);
    const waiting = recipients.filter(({ member_no }) => !notified.has(member_no));
    tools.print(`in the list: ${listed.length}, members still: ${recipients.length}`);
    tools.print(`told before: ${recipients.length - waiting.length}`);
    if (!order) return show(waiting, letter, services, tools);
    if (order.confirmed !== recipients.length)
      throw new Refused(`--confirm says ${order.confirmed}, and the list has ${recipients.length}: nobody was told`);
    if (waiting.length > 0)
      await tools.act((context) =>
        recordAct(context, {
          ...{ act: 'tell concerned members', object: 'member', objectNo: null, reason: order.reason },
          detail: { list: listNo, members: waiting.length },
        }),
      );
    const numbers = waiting.map(({ member_no }) => member_no);
    tools.print(`told now: ${await notifyBreachSubjects(numbers, { listNo, letter }, services)}`);
  },
};

async function letterOf(options: Options, tools: OperatorTools): Promise<Letter> {
  const bytes = await fileOf(options, tools);
  try {
    return readLetter(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Refused(`the letter: ${error instanceof UnfitLetter ? error.message : 'it is no text in UTF-8'}`);
  }
}

async function listOf(options: Options, tools: OperatorTools): Promise<number[]> {
  const bytes = await fileOf(options, tools, 'list');
  const numbers = await readConcerned(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableCsv ? new Refused(`the list: ${error.message}`) : error;
  });
  if (!numbers) throw new Refused('the list: a row has no 회원번호');
  return numbers;
}

/** Without the entry, the subject and the recipients of a notice could not be traced. */
async function requireList(db: Queries, listNo: number): Promise<void> {
  const entry = await db
    .selectFrom('office_audit')
    .select('audit_no')
    .where('audit_no', '=', listNo)
    .where('act', '=', 'list concerned members')
    .executeTakeFirst();
  if (!entry) throw new UsageError(`--leak must be the number that "members concerned" has printed, not ${listNo}`);
}

function show(
  waiting: readonly Recipient[],
  { subject, text }: Letter,
  { configuration, integrations }: OperatorServices,
  { print }: OperatorTools,
): void {
  const { SMS_WON, SMS_LONG_WON } = configuration.integrations;
  const won = { sms: SMS_WON, long: SMS_LONG_WON };
  const counts = countChannels(waiting, { text, hasMail: integrations.mail !== null, won });
  print(`to be told: ${waiting.length}, by SMS ${counts.sms}, by mail ${counts.mail}, by neither ${counts.unreached}`);
  print(`SMS: ${counts.bytes} bytes, ${counts.cost} won in all`);
  for (const { member_no, name, user_phone, email } of waiting.slice(0, SAMPLE))
    print([member_no, maskedName(name), maskPhone(user_phone), maskedMail(email)].join('\t'));
  print(`\n${subject}\n\n${smsText(text)}\n`);
  print('nobody was told: this was a dry run');
}
