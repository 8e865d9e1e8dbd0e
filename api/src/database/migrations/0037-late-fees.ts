import { sql, type Kysely } from 'kysely';

/** The fee of a request that had ended when it came goes back, as that of a rejected one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table certificate
      drop constraint certificate_fee,
      add constraint certificate_fee check (
        (fee_owed = 0 or status in ('REJECTED', 'EXPIRED', 'CANCELLED')) and (fee_returned_at is null or fee_owed > 0)
      )`.execute(db);
}
