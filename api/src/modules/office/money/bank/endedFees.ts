import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import { isFirstDeposit, lastTransferDay } from '../../../manager/certificates/lateFee.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { feeCandidate, type Candidate } from './candidates.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';

/** What a deposit is to requests for which no fee is awaited. */
interface PastFee {
  /** Why it stands for nothing any more; empty otherwise. */
  dealtWith: string;
  /** The ended requests whose fee it may be. */
  ended: readonly Candidate[];
  /** What a confirmation makes of them. */
  note: string;
}

const RESUMES =
  '기한 안에 입금되었습니다. 처리하면 끝난 신청이 다시 이어지고, 그사이 다시 신청하셨으면 돌려드릴 수수료로 기록합니다.';
const GOES_BACK = '신청이 끝난 뒤의 입금입니다. 처리하면 돌려드릴 수수료로 기록합니다.';

interface Past {
  row: CertificateRow;
  candidate: Candidate;
}

/** Finds what became of requests of a deposit's name and sum that were made by its day, and paid not before it. */
export async function pastFees(db: Queries, deposits: readonly ReadLine[]): Promise<(line: ReadLine) => PastFee> {
  const past = await byHolder(db, deposits);
  return ({ name, deposit, day }) => {
    const found = (past.get(comparedName(name)) ?? []).filter(
      ({ row, candidate }) =>
        candidate.amount === deposit && candidate.since <= day && (!row.paid_at || day <= seoulDay(row.paid_at)),
    );
    if (found.some(({ row }) => row.paid_at)) return dealtWith('이미 입금을 확인한 신청입니다.');
    const ended = found.filter(({ row }) => isFirstDeposit(row));
    const inTime = ended.filter(
      ({ row }) => row.status === 'EXPIRED' && row.due_at && day <= lastTransferDay(row.due_at),
    );
    if (inTime.length > 0) return { dealtWith: '', ended: candidatesIn(inTime), note: RESUMES };
    if (found.length > ended.length) return dealtWith('이미 돌려드릴 수수료로 기록한 신청입니다.');
    return { dealtWith: '', ended: candidatesIn(ended), note: GOES_BACK };
  };
}

const dealtWith = (why: string): PastFee => ({ dealtWith: why, ended: [], note: '' });
const candidatesIn = (past: readonly Past[]) => past.map(({ candidate }) => candidate);

async function byHolder(db: Queries, deposits: readonly ReadLine[]): Promise<Map<string, Past[]>> {
  const past = new Map<string, Past[]>();
  const names = [...new Set(deposits.flatMap(({ name }) => [name, comparedName(name)]))];
  if (names.length === 0) return past;
  const rows = await db
    .selectFrom('certificate')
    .selectAll()
    .where(sql<boolean>`(coalesce(holder_name, '')) collate "C" = any(${names}::text[])`)
    .where('fee', '>', 0)
    .where('status', '<>', 'AWAITING_TRANSFER')
    .orderBy('certificate_no', 'desc')
    .execute();
  for (const row of rows) {
    const key = comparedName(row.holder_name ?? '');
    const others = past.get(key);
    const one = { row, candidate: feeCandidate(row) };
    if (others) others.push(one);
    else past.set(key, [one]);
  }
  return past;
}
