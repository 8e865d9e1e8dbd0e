import type { BankLine } from '@portal/shared/contract/office';
import { mapInPieces } from '../../../../clock/inPieces.ts';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { awaitedDeposits, awaitedWithdrawals, ofOtherNames } from './candidates.ts';
import { isClosed, knownNames } from './findings.ts';
import { numberLines } from './lineKey.ts';
import { pastFees } from './pastFees.ts';
import { pastInvoices } from './pastInvoices.ts';
import { pastWithdrawals } from './pastWithdrawals.ts';
import { matchPayouts } from './payouts.ts';
import { isUnreadable, readLines, type ReadLine, type UnreadableLine } from './readLines.ts';
import { candidatesOf, mismatchReason, PAID_AGAIN, type Subject } from './subject.ts';

/** No awaited payment has this name: the employee may choose another. */
const OTHER_NAME = '이 이름으로 기다리는 건이 없습니다. 금액이 같은 건 가운데 맞는 것이 있으면 골라주세요.';
const IN_LIST = '처리할 때까지 ‘내역 불일치’ 목록에 남습니다.';

/** Lines per turn, a few milliseconds: each line is hashed with every key. */
const LINES_AT_ONCE = 250;

/** A statement row with its match; unparsable rows have `read: null`. */
export interface ComparedLine {
  read: ReadLine | null;
  shown: BankLine;
  /** True if nothing matches although the name is known to the portal. */
  isUnknown: boolean;
}

interface Verdict extends Pick<BankLine, 'state' | 'note' | 'candidates'> {
  isUnknown?: boolean;
}

const amountOf = ({ deposit, withdrawal }: ReadLine) => deposit || withdrawal;

/** Parses a bank's file and matches each line. Writes nothing. */
export async function compareFile(
  content: string,
  context: { db: Queries; configuration: Configuration },
): Promise<ComparedLine[]> {
  const { db } = context;
  const keys = context.configuration.encryptionKeys;
  const lines = await readLines(content);
  const readable = lines.filter((line): line is ReadLine => !isUnreadable(line));
  const isUsed = await numberLines(db, keys, readable);
  const verdictOn = await judge(
    db,
    keys,
    readable.filter((line) => !isUsed(line)),
  );
  return mapInPieces(lines, LINES_AT_ONCE, (line) => {
    if (isUnreadable(line)) return { read: null, shown: showUnreadable(line), isUnknown: false };
    const { isUnknown = false, ...verdict } = isUsed(line) ? DONE : verdictOn(line);
    return { read: line, shown: { ...showLine(line), ...verdict }, isUnknown };
  });
}

const DONE: Verdict = { state: 'done', note: '이 줄로 이미 처리했습니다.', candidates: [] };

/** Loads the candidates of unused lines. Returns their matcher, to be called in their order. */
async function judge(db: Queries, keys: Configuration['encryptionKeys'], lines: readonly ReadLine[]) {
  const [ins, outs] = [lines.filter(({ deposit }) => deposit > 0), lines.filter(({ deposit }) => deposit === 0)];
  const [deposits, withdrawals] = [await awaitedDeposits(db), await awaitedWithdrawals(db)];
  const [otherDeposits, otherWithdrawals] = [ofOtherNames(deposits), ofOtherNames(withdrawals)];
  const [feesOf, invoicesOf] = [await pastFees(db, ins), await pastInvoices(db, ins)];
  const paidOutOf = await pastWithdrawals(db, outs);
  const isKnown = await knownNames(db, { ins, outs });
  const isSettled = await isClosed(db, keys, lines);
  const payoutOf = await matchPayouts(db, lines);
  const taken = new Map<string, number[]>();

  return (line: ReadLine): Verdict => {
    const isIn = line.deposit > 0;
    const [amount, name] = [amountOf(line), line.comparedAs];
    const awaited = (isIn ? deposits : withdrawals).get(name) ?? [];
    const fitting = awaited.filter((subject) => subject.amount === amount && (subject.once?.since ?? '') <= line.day);
    const invoices = isIn ? invoicesOf(line) : null;
    const past = invoices ? [...feesOf(line), ...invoices.fitting] : paidOutOf(line);
    // The line may be one that an employee has recorded by hand for another row.
    if (fitting.length > 0) return among([...past.filter(({ isRecorded }) => isRecorded), ...fitting], line, taken);
    if (past.length > 0) return among(past, line, taken);
    if (isSettled(line)) return { state: 'done', note: '‘내역 불일치’에서 처리한 줄입니다.', candidates: [] };
    const payout = payoutOf(line);
    if (payout) return payout;
    if (invoices && invoices.others.length > 0)
      return {
        state: 'none',
        note: invoices.note,
        candidates: invoices.others.flatMap(candidatesOf),
        isUnknown: true,
      };
    const isUnknown = isKnown(line);
    if (awaited.length > 0) return { state: 'none', note: mismatchReason(awaited, amount), candidates: [], isUnknown };
    const others = (isIn ? otherDeposits : otherWithdrawals)({ amount, day: line.day });
    const note = others.length > 0 ? OTHER_NAME : isUnknown ? IN_LIST : '';
    return { state: 'none', note, candidates: others, isUnknown };
  };
}

/**
 * Chooses the match of a line among fitting candidates. Each candidate takes one line per file: a second equal deposit
 * is a surplus, and a second equal withdrawal needs a person.
 */
function among(fitting: readonly Subject[], line: ReadLine, taken: Map<string, number[]>): Verdict {
  const [first, ...others] = fitting;
  if (!first) return { state: 'none', note: '', candidates: [] };
  const { once, again, note } = first;
  if (others.length > 0) {
    const notes = [...new Set(fitting.map((subject) => subject.note))].join(' ');
    const candidates = fitting.flatMap(candidatesOf);
    return { state: 'several', note: `어느 건인지 골라주세요. ${notes}`.trim(), candidates };
  }
  if (!once) return { state: 'matched', note: PAID_AGAIN, candidates: candidatesOf(first) };
  const key = `${once.matter} ${once.no} ${amountOf(line)} ${first.day ?? ''}`;
  const lines = taken.get(key) ?? [];
  if (lines.length < first.lines) {
    taken.set(key, [...lines, line.line]);
    return { state: 'matched', note, candidates: candidatesOf(first) };
  }
  const why = `${lines.at(-1)}번째 줄과 같은 건입니다. 두 번 거래되었는지 확인해주세요.`;
  return { state: 'none', note: why, candidates: again ? [again] : [], isUnknown: true };
}

const showLine = ({ line, day, time, deposit, withdrawal, name }: ReadLine) => ({
  line,
  day,
  time,
  deposit,
  withdrawal,
  name,
});

const showUnreadable = ({ line, name, problem }: UnreadableLine): BankLine => ({
  line,
  day: null,
  time: '',
  deposit: 0,
  withdrawal: 0,
  name,
  state: 'unreadable',
  note: problem,
  candidates: [],
});
