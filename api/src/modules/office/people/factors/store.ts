import { sql } from 'kysely';
import type { SecondFactorRow } from '../../../../database/types/tables/user.ts';
import { recordAudit } from '../../../../pipeline/audit.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { seal, unseal } from '../../../../secrets/seal.ts';

type Context = Pick<MemberContext, 'db' | 'now' | 'configuration'>;

const contextOf = (factorNo: number) => `second_factor:secret_sealed:${factorNo}`;

interface NewFactor {
  kind: 'app' | 'passkey';
  label: string;
  secret: string;
}

/** Stores a factor of the caller; returns its number. An app counts from its first code on, a passkey at once. */
export async function insertFactor(
  { kind, label, secret }: NewFactor,
  { db, now, caller, configuration }: Context & Pick<MemberContext, 'caller'>,
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
      member_no: caller.memberNo,
      kind,
      label,
      secret_sealed: seal(configuration.encryptionKeys, secret, contextOf(factorNo)),
      last_step: null,
      created_at: now,
      confirmed_at: kind === 'passkey' ? now : null,
    })
    .execute();
  return factorNo;
}

/** Opened secret of a factor. */
export const openSecret = (row: SecondFactorRow, { configuration }: Pick<Context, 'configuration'>): string =>
  unseal(configuration.encryptionKeys, row.secret_sealed, contextOf(row.factor_no));

/** Lists the factors of an employee that count, the oldest first. */
export const listFactors = ({ db }: Pick<Context, 'db'>, memberNo: number): Promise<SecondFactorRow[]> =>
  db
    .selectFrom('second_factor')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('confirmed_at', 'is not', null)
    .orderBy('factor_no')
    .execute();

/** Marks a factor as used with this time step or count of signatures, and the session as proved. */
export async function recordProof(
  { factorNo, ...used }: { factorNo: number } & ({ last_step: number } | { sign_count: number }),
  context: Pick<MemberContext, 'db' | 'now' | 'ip' | 'caller'>,
): Promise<void> {
  const { db, now, caller } = context;
  await db
    .updateTable('second_factor')
    .set(({ fn, val }) => ({ ...used, used_at: now, confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('factor_no', '=', factorNo)
    .execute();
  await db.updateTable('session').set({ factor_proved_at: now }).where('session_no', '=', caller.sessionNo).execute();
  await recordAudit(context, 'second factor proved', caller.memberNo, { factorNo });
}
