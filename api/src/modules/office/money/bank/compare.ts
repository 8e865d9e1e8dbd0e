import type { BankLine } from '@portal/shared/contract/office';
import { mapInPieces } from '../../../../clock/inPieces.ts';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import {
  candidatesOfDeposits,
  candidatesOfWithdrawals,
  mismatchReason,
  ofOtherNames,
  type Candidate,
} from './candidates.ts';
import { pastFees } from './endedFees.ts';
import { comparedName } from './fields.ts';
import { usedLines } from './lineKey.ts';
import { isUnreadable, readLines, type ReadLine, type UnreadableLine } from './readLines.ts';

/** Nobody of this name is waited for: whoever knows better may choose. */
const OTHER_NAME = '이 이름으로 기다리는 건이 없습니다. 금액이 같은 건 가운데 맞는 것이 있으면 골라 주세요.';

/** Some milliseconds' work: a line is hashed with each key. */
const LINES_AT_ONCE = 250;

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
  { db, now, configuration }: { db: Queries; now: Date; configuration: Configuration },
): Promise<ComparedLine[]> {
  const lines = await readLines(content);
  const readable = lines.filter((line) => !isUnreadable(line)) as ReadLine[];
  const [deposits, withdrawals] = [await candidatesOfDeposits(db, now), await candidatesOfWithdrawals(db)];
  const candidatesFor = (line: ReadLine) =>
    (line.deposit > 0 ? deposits : withdrawals).get(comparedName(line.name)) ?? [];
  const [otherDeposits, otherWithdrawals] = [ofOtherNames(deposits), ofOtherNames(withdrawals)];
  const isUsed = await usedLines(db, configuration.encryptionKeys, readable);
  const pastOf = await pastFees(
    db,
    readable.filter(({ deposit }) => deposit > 0),
  );
  const taken = new Map<Candidate, number>();
  const verdictOf = (line: ReadLine): Verdict => {
    if (isUsed(line)) return verdict('done', '이 줄로 이미 처리했습니다.');
    const candidates = candidatesFor(line);
    const fitting = candidates.filter(({ amount, since }) => amount === amountOf(line) && since <= line.day);
    if (fitting.length > 0) return among(fitting, line, taken);
    const { dealtWith, ended, note } = pastOf(line);
    if (dealtWith) return verdict('done', dealtWith);
    if (ended.length > 0) return among(ended, line, taken, note);
    if (candidates.length > 0) return verdict('none', mismatchReason(candidates, amountOf(line)));
    const others = (line.deposit > 0 ? otherDeposits : otherWithdrawals)({ amount: amountOf(line), day: line.day });
    return verdict('none', others.length > 0 ? OTHER_NAME : '', others);
  };
  return mapInPieces(lines, LINES_AT_ONCE, (line) =>
    isUnreadable(line)
      ? { read: null, shown: showUnreadable(line) }
      : { read: line, shown: { ...showLine(line), ...verdictOf(line) } },
  );
}

const verdict = (state: Verdict['state'], note = '', candidates: readonly Candidate[] = []): Verdict => ({
  state,
  note,
  candidates: candidates.map(({ matter, no, title, since }) => ({ matter, no, title, since })),
});

/** A matter is for one line of a file: of a second one like it a person must find out what it was. */
function among(fitting: readonly Candidate[], line: ReadLine, taken: Map<Candidate, number>, note = ''): Verdict {
  const [first] = fitting;
  if (!first) return verdict('none');
  if (fitting.length > 1) return verdict('several', `어느 건인지 골라 주세요. ${note}`.trim(), fitting);
  const takenBy = taken.get(first);
  if (takenBy !== undefined)
    return verdict('none', `${takenBy}번째 줄과 같은 건입니다. 두 번 거래되었는지 확인해 주세요.`);
  taken.set(first, line.line);
  return verdict('matched', note, [first]);
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
