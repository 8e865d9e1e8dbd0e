import { sql } from 'kysely';
import type { SecondFactorRow } from '../../../../database/types/tables/user.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';

type Context = Pick<MemberContext, 'db' | 'now' | 'configuration'>;

const contextOf = (factorNo: number) => `second_factor:secret_sealed:${factorNo}`;

/** Stores an app without its first code; returns its number. */
export async function insertFactor(
  { memberNo, label, secret }: { memberNo: number; label: string; secret: string },
  { db, now, configuration }: Context,
): Promise<number> {
  const {
    rows: [sequence],
  } = await sql<{ factor_no: number }>`
    select nextval(pg_get_serial_sequence('second_factor', 'factor_no')) as factor_no`.execute(db);
  if (!sequence) throw new Error('no number for a second factor');
  const factorNo = Number(sequence.factor_no);
  await db
    .insertInto('second_factor')
    .values({
      factor_no: factorNo,
      member_no: memberNo,
      label,
      secret_sealed: seal(configuration.encryptionKeys, secret, contextOf(factorNo)),
      last_step: null,
      created_at: now,
    })
    .execute();
  return factorNo;
}

/** Secret of an app in Base32. */
export const openSecret = (row: SecondFactorRow, { configuration }: Pick<Context, 'configuration'>): string =>
  unseal(configuration.encryptionKeys, row.secret_sealed, contextOf(row.factor_no));

/** Lists the apps of an employee that count, the oldest first. */
export const listFactors = ({ db }: Pick<Context, 'db'>, memberNo: number): Promise<SecondFactorRow[]> =>
  db
    .selectFrom('second_factor')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('confirmed_at', 'is not', null)
    .orderBy('factor_no')
    .execute();

/** Marks an app as used with this time step, and the session as proved. */
export async function recordProof(
  { factorNo, step }: { factorNo: number; step: number },
  { db, now, caller }: Pick<MemberContext, 'db' | 'now' | 'caller'>,
): Promise<void> {
  await db
    .updateTable('second_factor')
    .set(({ fn, val }) => ({ last_step: step, used_at: now, confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('factor_no', '=', factorNo)
    .execute();
  await db.updateTable('session').set({ factor_proved_at: now }).where('session_no', '=', caller.sessionNo).execute();
}
