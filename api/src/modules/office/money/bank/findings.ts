import { sql } from 'kysely';
import { maskName } from '@portal/shared/format';
import { inPieces } from '../../../../clock/inPieces.ts';
import type { Configuration } from '../../../../configuration/configuration.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { closeFinding } from '../../../payment/findings/store.ts';
import { comparedName } from './fields.ts';
import { nameOfBusiness } from './fields.ts';
import { lineKey } from './lineKey.ts';
import type { ReadLine } from './readLines.ts';

type Keys = Configuration['encryptionKeys'];

/** Rows per INSERT. */
const ROWS_AT_ONCE = 100;
/** Hex digits of a line's key in the name of its finding. */
const KEY_DIGITS = 16;

const KINDS = ['UNKNOWN_DEPOSIT', 'UNKNOWN_WITHDRAWAL'] as const;

/** Stored name of a finding. It is masked, because the portal stores no names of strangers. */
const nameOf = (keys: Keys, line: ReadLine): string =>
  `${maskName(line.name)} ${lineKey(keys, line).toString('hex').slice(0, KEY_DIGITS)}`;

/** Names of a line's finding under each current or former encryption key. */
const namesOf = (keys: Keys, line: ReadLine): string[] => keys.map((key) => nameOf([key], line));

/**
 * Returns a predicate that is true for lines with the name of a member, a business or a payee. Other lines are not
 * stored.
 */
export async function knownNames(
  db: Queries,
  { ins, outs }: { ins: readonly ReadLine[]; outs: readonly ReadLine[] },
): Promise<(line: ReadLine) => boolean> {
  const [payers, paid] = [namesIn(ins), namesIn(outs)];
  const { rows } = await sql<{ name: string; is_in: boolean }>`
    select name, true as is_in from member where name = any(${payers}::text[])
    union select holder_name, true from certificate where (coalesce(holder_name, '')) collate "C" = any(${payers}::text[])
    union select ${nameOfBusiness}, true from employer_group where ${nameOfBusiness} = any(${payers}::text[])
    union select account_name, false from refund where account_name = any(${paid}::text[])
    union select fee_account_name, false from certificate where fee_account_name = any(${paid}::text[])`.execute(db);
  const known = new Set(rows.map(({ name, is_in }) => `${is_in} ${comparedName(name)}`));
  return ({ comparedAs, deposit }) => known.has(`${deposit > 0} ${comparedAs}`);
}

const namesIn = (lines: readonly ReadLine[]) =>
  [...new Set(lines.flatMap(({ name, comparedAs }) => [name, comparedAs]))].filter((name) => name !== '');

/** Returns a predicate that is true for lines with a finding that an employee has closed. */
export async function isClosed(
  db: Queries,
  keys: Keys,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => boolean> {
  const days = [...new Set(lines.map(({ day }) => day))];
  if (days.length === 0) return () => false;
  const rows = await db
    .selectFrom('money_finding')
    .select('gateway_no')
    .where('kind', 'in', KINDS)
    .where('day', 'in', days)
    .where('closed_at', 'is not', null)
    .execute();
  const closed = new Set(rows.map(({ gateway_no }) => gateway_no));
  return (line) => closed.size > 0 && namesOf(keys, line).some((name) => closed.has(name));
}

/** Stores unmatched lines once each as differences for the office to resolve. */
export async function storeUnknown(
  lines: readonly ReadLine[],
  { db, now, configuration }: Pick<MemberContext, 'db' | 'now' | 'configuration'>,
): Promise<void> {
  const keys = configuration.encryptionKeys;
  const known = await listFindings(db, lines);
  for await (const piece of inPieces(lines, ROWS_AT_ONCE)) {
    const rows = piece
      .filter((line) => !namesOf(keys, line).some((name) => known.has(name)))
      .map((line) => ({
        day: line.day,
        kind: line.deposit > 0 ? KINDS[0] : KINDS[1],
        gateway_no: nameOf(keys, line),
        payment_no: null,
        gateway_amount: line.deposit || line.withdrawal,
        our_amount: 0,
        found_at: now,
      }));
    if (rows.length === 0) continue;
    await db
      .insertInto('money_finding')
      .values(rows)
      .onConflict((conflict) => conflict.constraint('money_finding_once').doNothing())
      .execute();
  }
}

async function listFindings(db: Queries, lines: readonly ReadLine[]): Promise<Map<string, number>> {
  const days = [...new Set(lines.map(({ day }) => day))];
  if (days.length === 0) return new Map();
  const rows = await db
    .selectFrom('money_finding')
    .select(['finding_no', 'gateway_no'])
    .where('kind', 'in', KINDS)
    .where('day', 'in', days)
    .execute();
  return new Map(rows.map(({ finding_no, gateway_no }) => [gateway_no, finding_no]));
}

/** Closes the difference of a line that was used after all. */
export async function closeUnknown(line: ReadLine, context: MemberContext): Promise<void> {
  const { db, now, caller, configuration } = context;
  const findings = await listFindings(db, [line]);
  for (const name of namesOf(configuration.encryptionKeys, line)) {
    const findingNo = findings.get(name);
    if (findingNo !== undefined)
      await closeFinding(db, { findingNo, employeeNo: caller.memberNo, note: '은행 거래내역에서 처리', now });
  }
}
