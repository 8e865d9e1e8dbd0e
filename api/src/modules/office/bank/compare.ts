import type { BankLine } from '@portal/shared/contract/office';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/tables.ts';
import { comparedName } from './fields.ts';
import { usedLines } from './lineKey.ts';
import { mattersOfDeposits, mattersOfWithdrawals, misfitOf, pastFees, type Matter } from './matters.ts';
import { isUnreadable, readLines, type ReadLine, type UnreadableLine } from './readLines.ts';

/** A line with what it is to us; `read` is null of one that cannot be read. */
export interface ComparedLine {
  read: ReadLine | null;
  shown: BankLine;
}

type Verdict = Pick<BankLine, 'state' | 'note' | 'candidates'>;

const amountOf = ({ deposit, withdrawal }: ReadLine) => deposit || withdrawal;

/** Reads a bank's file and says of each line what it may stand for. Nothing is written. */
export async function compareFile(
  content: string,
  { db, configuration }: { db: Queries; configuration: Configuration },
): Promise<ComparedLine[]> {
  const lines = readLines(content);
  const readable = lines.filter((line) => !isUnreadable(line)) as ReadLine[];
  const [deposits, withdrawals] = [await mattersOfDeposits(db), await mattersOfWithdrawals(db)];
  const mattersFor = (line: ReadLine) => (line.deposit > 0 ? deposits : withdrawals).get(comparedName(line.name)) ?? [];
  const isUsed = await usedLines(db, configuration.encryptionKeys, readable);
  const unknown = readable.filter((line) => line.deposit > 0 && mattersFor(line).length === 0);
  const pastOf = await pastFees(db, unknown);
  const taken = new Map<Matter, number>();
  const verdictOf = (line: ReadLine): Verdict => {
    if (isUsed(line)) return verdict('done', '이 줄로 이미 처리했습니다.');
    const matters = mattersFor(line);
    if (matters.length > 0) return among(matters, line, taken);
    const past = pastOf(line);
    if (!past) return verdict('none');
    return past.isPaid
      ? verdict('done', '이미 입금을 확인한 신청입니다.')
      : verdict('none', `‘${past.statusName}’ 상태의 신청입니다. 신청하신 분께 연락해 주세요.`);
  };
  return lines.map((line) =>
    isUnreadable(line)
      ? { read: null, shown: showUnreadable(line) }
      : { read: line, shown: { ...showLine(line), ...verdictOf(line) } },
  );
}

const verdict = (state: Verdict['state'], note = '', matters: readonly Matter[] = []): Verdict => ({
  state,
  note,
  candidates: matters.map(({ matter, no, title, since }) => ({ matter, no, title, since })),
});

/** A matter is for one line of a file: of a second one like it a person must find out what it was. */
function among(matters: readonly Matter[], line: ReadLine, taken: Map<Matter, number>): Verdict {
  const amount = amountOf(line);
  const fitting = matters.filter(
    (matter) =>
      matter.amount === amount && matter.since <= line.day && (matter.until === null || line.day <= matter.until),
  );
  const [first] = fitting;
  if (!first) return verdict('none', misfitOf(matters, line, amount));
  if (fitting.length > 1) return verdict('several', '어느 건인지 골라 주세요.', fitting);
  const takenBy = taken.get(first);
  if (takenBy !== undefined)
    return verdict('none', `${takenBy}번째 줄과 같은 건입니다. 두 번 거래되었는지 확인해 주세요.`);
  taken.set(first, line.line);
  return verdict('matched', '', [first]);
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
  ...verdict('unreadable', problem),
});
