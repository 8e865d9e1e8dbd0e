import fc from 'fast-check';
import type { CallAnswer, CallEntity, Calls } from '@portal/shared/contract';
import type { officeConfirmBankLines } from '@portal/shared/contract/office';
import { DAY_MS } from '../../../../clock/durations.ts';
import type { TestAnswer } from '../../../../testing/client.ts';
import { billsJob } from '../../../manager/groups/billsJob.ts';
import { violationsOf } from '../../../manager/testing/groupBooks.ts';
import { cancelForm } from '../../../manager/testing/offerings.ts';
import { CUT_OFF, cutOff, deathAt, deathPlaces, lives } from '../../../payment/testing/walks/life.ts';
import { addCertificate } from '../certificates.ts';
import type { Employee } from '../employee.ts';
import { journalFaults } from '../journalBooks.ts';
import { BankAccount } from './BankAccount.ts';
import { inventedMoney, lostLines } from './bankBooks.ts';
import { FOUR_EYES_WON, type BankCast } from './bankCast.ts';
import { groupsOf, owedFor, type Owed, type Purpose } from './owed.ts';
import { TaxOffice } from './TaxOffice.ts';

type Line = CallAnswer<Calls['officeReadBankFile']>['lines'][number];

/** Line of the first transfer, after the heading. */
const FIRST_ROW = 2;
/** Candidates for money that has come again. */
const AGAIN: Readonly<Record<string, Purpose['matter']>> = { invoiceAgain: 'invoice', feeAgain: 'certificateFee' };

export const COMMANDS = [
  ...['fee', 'fee', 'invoice', 'invoice', 'pay', 'pay', 'pay', 'pay', 'pay twice', 'pay other sum', 'pay much more'],
  ...['pay by other name', 'stranger pays', 'read', 'read', 'read', 'read', 'read', 'read part', 'both read'],
  ...['by hand', 'cancel seats', 'cancel unpaid', 'name account', 'name account', 'pay out', 'pay out', 'days pass'],
  ...['ask bill', 'ask bill', 'take bills', 'enter bills'],
] as const;
type Command = (typeof COMMANDS)[number];
/** Command, two numbers that select its actor and object, and the place of a death of the process. */
export type BankStep = [command: Command, one: number, two: number, place?: number];
const step = fc.tuple(fc.constantFrom<Command>(...COMMANDS), fc.nat(99), fc.nat(99), deathPlaces);
export const bankHistories = (minLength = 12, maxLength = 36) => fc.array(step, { minLength, maxLength });

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Outcome of a line for the row that an employee has chosen. */
interface LineOutcome {
  at: number;
  outcome: string;
  choice: { matter: string; no: number };
  clerk: Employee;
}

/** @throws if a call fails although its process lives */
function sound(answer: TestAnswer): TestAnswer {
  if (answer.status >= 500 && !lives.getStore()?.isStruck) throw new Error(`${answer.status}: ${answer.message}`);
  return answer;
}

/** Three working days, without weekends and holidays. */
const MIN_READING_DAYS = 3;
const BILL = {
  representative: '김사장',
  address: '서울특별시 중구 한빛로 1',
  businessType: '음식점업',
  businessItem: '한식',
  email: 'boss@example.com',
};

let histories = 0;

/** One history over a new account: the portal's rows and the bank's books. */
class BankHistory {
  readonly #cast: BankCast;
  readonly #account = new BankAccount();
  readonly #taxOffice = new TaxOffice();
  /** Purpose of each line of the account; null if the portal cannot know it. */
  readonly #purposes: (Purpose | null)[] = [];
  readonly #faults: string[] = [];
  /** Employees who have asked for a second one, by invoice, day and amount: equal transfers are one question. */
  readonly #asked = new Map<string, Set<Employee>>();
  readonly #byHand = new Set<number>();
  readonly #paidOut = new Set<number>();
  readonly #names: readonly string[];
  #educationNo = 0;
  #firstLine = 0;
  #people = 0;

  constructor(cast: BankCast) {
    this.#cast = cast;
    histories += 1;
    this.#names = ['국밥집', '분식집', '김하나', '이두리'].map((name) => `${name}${histories}`);
  }

  async run(steps: readonly BankStep[], isCompared: (step: BankStep) => boolean): Promise<Set<string>> {
    const { groups, clerks } = this.#cast;
    const done = new Set<string>();
    await this.#begin();
    for (const [index, [command, one, two, place = 0]] of steps.entries()) {
      groups.laterMinutes(1);
      const isDone = await cutOff(deathAt(place), () => this.#act(command, one, two));
      if (isDone === CUT_OFF) done.add('death');
      else if (isDone) done.add(command);
      // A step without effect is compared with the next one.
      if (isDone && !command.includes('pay') && isCompared([command, one, two]))
        this.#expectNone(await this.#violations(await this.#lines()), `step ${index}: ${command}`);
    }
    // The first may ask for the second.
    for (const clerk of clerks) await this.#read(0, clerk);
    const lines = await this.#lines();
    this.#expectNone([...(await this.#violations(lines)), ...(await this.#outOfSight(lines))], 'at the end');
    return done;
  }

  get #books() {
    return { db: this.#cast.groups.db, educationNo: this.#educationNo, names: this.#names };
  }

  #expectNone(broken: readonly unknown[], when: string): void {
    if (broken.length > 0) throw new Error(`${when}: ${JSON.stringify(broken)}`);
  }

  async #begin(): Promise<void> {
    const { groups, employers } = this.#cast;
    const { db, clock } = groups;
    clock.now = new Date('2026-11-20T12:00:00+09:00');
    await groups.prolongSessions();
    await db.deleteFrom('rate_limit').execute();
    await db.deleteFrom('outbox').execute();
    for (const [index, { memberNo }] of employers.entries())
      await db
        .updateTable('invoice_allowance')
        .set({ business_name: this.#names[index] ?? '' })
        .where('member_no', '=', memberNo)
        .execute();
    this.#educationNo = await groups.course({ capacity: 60 });
    const last = await db
      .selectFrom('bank_line')
      .select((eb) => eb.fn.max('bank_line_no').as('no'))
      .executeTakeFirst();
    this.#firstLine = Number(last?.no ?? 0) + 1;
  }

  async #act(command: Command, one: number, two: number): Promise<boolean> {
    const { groups, employers, clerks } = this.#cast;
    const clerk = pick(clerks, one) ?? clerks[0];
    const nth = one % employers.length;
    const employer = employers[nth];
    if (!employer) return false;
    switch (command) {
      case 'fee':
        await addCertificate(groups.server, { status: 'AWAITING_TRANSFER', holder_name: this.#names[2 + nth] ?? '' });
        return true;
      case 'invoice': {
        const people = groups.people(1 + (two % 3), this.#people);
        this.#people += people.length;
        const business = { ...employer.business, businessName: this.#names[nth] ?? '' };
        const form = { kind: 'education', educationNo: this.#educationNo, people, payBy: 'INVOICE', ...business };
        return sound(await employer.client.call('postIntGroup', form)).code === 1;
      }
      case 'pay':
        return this.#pay(two, ({ amount }) => [amount]);
      case 'pay twice':
        return this.#pay(two, ({ amount }) => [amount, amount]);
      case 'pay other sum':
        return this.#pay(two, ({ amount }) => [amount + (one % 2 ? 1000 : -1000)]);
      case 'pay much more':
        return this.#pay(two, ({ amount }) => [amount + FOUR_EYES_WON + 1]);
      case 'pay by other name':
        return this.#pay(two, ({ amount }) => [amount], `다른이름${histories}`);
      case 'stranger pays':
        this.#book(`모르는사람${histories}`, 12_345, null);
        return true;
      case 'read':
        return this.#read(0, clerk);
      case 'read part':
        return this.#read(Math.max(0, this.#account.lines.length - 1 - (two % 4)), clerk);
      case 'both read':
        return this.#read(0, ...clerks);
      case 'by hand':
        return this.#recordByHand(two, clerk);
      case 'cancel seats': {
        const groupNo = pick(await groupsOf(employer.memberNo, this.#books), two);
        if (groupNo === undefined) return false;
        const seatNos = (await employer.seatNos(groupNo)).slice(0, 1 + (one % 2));
        const form = { groupNo, seatNos, ...cancelForm(0) };
        return sound(await employer.client.call('patchIntGroupSeatCancel', form)).code === 1;
      }
      case 'cancel unpaid':
        return this.#cancelUnpaid(two, clerk);
      case 'name account': {
        const groupNo = pick(await groupsOf(employer.memberNo, this.#books), two);
        const form = { ...cancelForm(groupNo ?? 1), accountName: this.#names[nth] ?? '' };
        return sound(await employer.client.call('patchIntRefundAccount', form)).code === 1;
      }
      case 'pay out':
        return this.#payOut(two);
      case 'ask bill': {
        const groupNo = pick(await groupsOf(employer.memberNo, this.#books), two) ?? 1;
        const business = { ...BILL, ...employer.business };
        return sound(await employer.client.call('requestBill', { groupNo, ...business })).code === 1;
      }
      case 'take bills': {
        await groups.run(billsJob);
        const { code, entity } = sound(await clerk.client.call('officeExportBills', { reason: '월말' }));
        if (code === 1) await this.#taxOffice.issue((entity as CallAnswer<Calls['officeExportBills']>).table);
        return code === 1;
      }
      case 'enter bills': {
        const { db, educationNo } = this.#books;
        const codes: number[] = [];
        for (const number of await this.#taxOffice.numbers(educationNo, db))
          codes.push(sound(await clerk.client.call('officeMarkBill', number)).code);
        return codes.includes(1);
      }
      case 'days pass':
        groups.laterDays(1 + (two % 20));
        await groups.prolongSessions();
        await groups.run(billsJob);
        return true;
    }
  }

  #book(name: string, amount: number, purpose: Purpose | null): void {
    this.#account.book(name, amount, this.#cast.groups.clock.now);
    this.#purposes.push(purpose);
  }

  async #pay(number: number, sums: (owed: Owed) => number[], otherName?: string): Promise<boolean> {
    const owed = pick(await owedFor(this.#books), number);
    if (!owed) return false;
    for (const amount of sums(owed)) this.#book(otherName ?? owed.name, amount, { matter: owed.matter, no: owed.no });
    return true;
  }

  /** Reads the list from a line on, and confirms every line by its payer's purpose. Returns true if one is done. */
  async #read(from: number, ...clerks: Employee[]): Promise<boolean> {
    const owed = new Map((await owedFor(this.#books)).map(({ matter, no, amount }) => [`${matter} ${no}`, amount]));
    const outcomes = (await Promise.all(clerks.map((clerk) => this.#confirm(from, clerk)))).flat();
    // Of two employees at once, the first may ask for the second.
    for (const isAsked of [true, false])
      for (const one of outcomes.filter(({ outcome }) => (outcome === 'asked') === isAsked))
        this.#noteOutcome(
          one,
          one.choice.matter in AGAIN ? 0 : (owed.get(`${one.choice.matter} ${one.choice.no}`) ?? 0),
        );
    return outcomes.some(({ outcome }) => outcome === 'done');
  }

  async #confirm(from: number, clerk: Employee): Promise<LineOutcome[]> {
    const content = this.#account.list(from);
    const chosen = (await this.#linesOf(content, clerk)).flatMap(({ line, state, candidates }) => {
      const purpose = this.#purposes[from + line - FIRST_ROW];
      const mine = candidates.find(({ matter, no }) => purpose?.no === no && matter === purpose.matter);
      const again = candidates.find(({ matter, no }) => purpose?.no === no && AGAIN[matter] === purpose.matter);
      const choice = mine ?? again ?? (state === 'matched' ? candidates[0] : undefined);
      return choice ? [{ line, matter: choice.matter, no: choice.no }] : [];
    });
    if (chosen.length === 0) return [];
    const answer = sound(await clerk.client.call('officeConfirmBankLines', { content, chosen }));
    const outcomes = (answer.entity ?? []) as CallEntity<typeof officeConfirmBankLines>;
    // Nobody knows what a process that has died did: each line may have been asked about.
    return chosen.map((choice) => {
      const outcome = outcomes.find(({ line }) => line === choice.line)?.outcome ?? 'asked';
      return { at: from + choice.line - FIRST_ROW, outcome, choice, clerk };
    });
  }

  /** Notes who asked, and money above the limit that one employee gives back alone. */
  #noteOutcome({ at, outcome, choice, clerk }: LineOutcome, debt: number): void {
    const line = this.#account.lines[at];
    if (!line || !choice.matter.startsWith('invoice')) return;
    const key = `${choice.no} ${line.day} ${line.amount}`;
    const asked = this.#asked.get(key) ?? new Set();
    if (outcome === 'asked') this.#asked.set(key, asked.add(clerk));
    const surplus = line.amount - debt;
    if (outcome !== 'done' || surplus <= FOUR_EYES_WON) return;
    // The line is only matched with a transfer recorded by hand.
    if ([...this.#byHand].some((one) => this.#account.lines[one]?.amount === line.amount)) return;
    if (![...asked].some((one) => one !== clerk)) this.#faults.push(`line ${at}: ${surplus} by one`);
  }

  async #linesOf(content: string, { client }: Employee): Promise<Line[]> {
    if (this.#account.lines.length === 0) return [];
    const { entity, code, message } = sound(await client.call('officeReadBankFile', { content }));
    if (code !== 1) throw new Error(`the list is not read: ${code} ${message}`);
    return (entity as CallAnswer<Calls['officeReadBankFile']>).lines;
  }

  /** Records by hand what an employee has seen in the list, and what no line has been used for. */
  async #recordByHand(number: number, clerk: Employee): Promise<boolean> {
    const lines = await this.#linesOf(this.#account.list(), clerk);
    const seen = lines.flatMap(({ line, state }) => {
      const at = line - FIRST_ROW;
      const purpose = this.#purposes[at];
      const booked = this.#account.lines[at];
      return state !== 'done' && booked && purpose?.matter === 'invoice' && !this.#byHand.has(at)
        ? [{ at, booked, no: purpose.no }]
        : [];
    });
    const one = pick(seen, number);
    if (!one) return false;
    const debt =
      (await owedFor(this.#books)).find(({ matter, no }) => matter === 'invoice' && no === one.no)?.amount ?? 0;
    const { day, amount } = one.booked;
    const form = { invoiceNo: one.no, day, amount, reason: '거래내역 확인' };
    const { code, status } = sound(await clerk.client.call('officeConfirmInvoice', form));
    if (code === 1)
      this.#noteOutcome({ at: one.at, outcome: 'done', choice: { matter: 'invoice', no: one.no }, clerk }, debt);
    // It may have been recorded before the process died.
    if (code === 1 || status >= 500) this.#byHand.add(one.at);
    return code === 1;
  }

  /** Cancels the seats of an unpaid invoice, whose last day the bank's list must have been read for. */
  async #cancelUnpaid(number: number, clerk: Employee): Promise<boolean> {
    const { db, clock } = this.#cast.groups;
    const invoiceNo = pick(
      (await owedFor(this.#books)).filter(({ matter }) => matter === 'invoice'),
      number,
    )?.no;
    if (invoiceNo === undefined) return false;
    const { due_at } = await db
      .selectFrom('group_invoice')
      .select('due_at')
      .where('invoice_no', '=', invoiceNo)
      .executeTakeFirstOrThrow();
    const { code } = sound(await clerk.client.call('officeCancelInvoiceSeats', { invoiceNo, reason: '미입금' }));
    if (code === 1 && clock.now.getTime() - due_at.getTime() < MIN_READING_DAYS * DAY_MS)
      this.#faults.push(`invoice ${invoiceNo} before its list`);
    return code === 1;
  }

  /** Transfers an approved refund, as the association does at its bank. */
  async #payOut(number: number): Promise<boolean> {
    const rows = await this.#cast.groups.db
      .selectFrom('refund')
      .select(['refund_no', 'account_name', 'amount'])
      .where('status', '=', 'APPROVED')
      .where('route', '=', 'bank')
      .where('account_name', 'in', this.#names)
      .orderBy('refund_no')
      .execute();
    const refund = pick(
      rows.filter(({ refund_no }) => !this.#paidOut.has(refund_no)),
      number,
    );
    if (!refund) return false;
    this.#paidOut.add(refund.refund_no);
    this.#book(refund.account_name ?? '', -refund.amount, { matter: 'refund', no: refund.refund_no });
    return true;
  }

  /** All lines of the account, as the first employee sees them. */
  readonly #lines = () => this.#linesOf(this.#account.list(), this.#cast.clerks[0]);

  async #violations(lines: readonly Line[]): Promise<unknown[]> {
    const { db } = this.#cast.groups;
    const done = lines.flatMap(({ line, state }) => {
      const booked = state === 'done' && this.#account.lines[line - FIRST_ROW];
      return booked ? [booked] : [];
    });
    return [
      ...this.#faults,
      ...(await violationsOf(this.#educationNo, db)),
      ...(await journalFaults(db)),
      ...(await this.#taxOffice.differing(this.#educationNo, db)),
      ...(await inventedMoney(this.#account, { db, names: this.#names })),
      ...(await lostLines(done, { db, firstLine: this.#firstLine })),
    ];
  }

  /** Lines of known names that nobody would look for: neither done, nor with a candidate, nor in the differences. */
  async #outOfSight(lines: readonly Line[]): Promise<unknown[]> {
    const { db } = this.#cast.groups;
    const findings = await db
      .selectFrom('money_finding')
      .select(['day', 'gateway_amount'])
      .where('closed_at', 'is', null)
      .execute();
    return lines.filter(({ line, state, candidates }) => {
      const booked = this.#account.lines[line - FIRST_ROW];
      if (!booked || !this.#names.includes(booked.name) || state === 'done' || candidates.length > 0) return false;
      return !findings.some(
        ({ day, gateway_amount }) => day === booked.day && gateway_amount === Math.abs(booked.amount),
      );
    });
  }
}

/**
 * Runs a history. Returns the commands that took effect. The books are compared at the end, and after those steps that
 * `isCompared` selects: by default after each. @throws with the step after which the books differ
 */
export const liveWithBank = (
  cast: BankCast,
  steps: readonly BankStep[],
  isCompared: (step: BankStep) => boolean = () => true,
) => new BankHistory(cast).run(steps, isCompared);
