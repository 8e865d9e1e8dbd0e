import { sql } from 'kysely';
import { CORRECTION_DAYS, type CorrectionKind, type CorrectionProof } from '@portal/shared/contract/user';
import { DAY_MS } from '../../../clock/durations.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { CorrectionRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { sealWanted, type Wanted } from './sealed.ts';

/**
 * Waiting period before a request without a login can be accepted, in which the member, who is notified at once, can
 * stop it.
 */
const WAIT_WITHOUT_LOGIN_MS = DAY_MS;

interface InsertContext extends Pick<CallContext, 'db' | 'now'> {
  configuration: Pick<CallContext['configuration'], 'encryptionKeys'>;
}

interface NewCorrection {
  memberNo: number;
  kind: CorrectionKind;
  withoutLogin: boolean;
  proof: CorrectionProof;
  documentPath: string | null;
  wantsReissue: boolean;
  wanted: Wanted;
}

/** @throws BusinessError CORRECTION_OPEN if the member has an open one of the kind. */
export async function insertCorrection(
  { memberNo, kind, withoutLogin, proof, documentPath, wantsReissue, wanted }: NewCorrection,
  { db, now, configuration }: InsertContext,
): Promise<CorrectionRow> {
  // The seal is bound to the row's number, so the number is drawn before the insert.
  const {
    rows: [sequence],
  } = await sql<{ correction_no: number }>`
    select nextval(pg_get_serial_sequence('correction', 'correction_no')) as correction_no`.execute(db);
  if (!sequence) throw new Error('the sequence of correction gave no number');
  try {
    return await db
      .insertInto('correction')
      .values({
        correction_no: sequence.correction_no,
        member_no: memberNo,
        kind,
        without_login: withoutLogin,
        proof,
        document_path: documentPath,
        wanted_sealed: sealWanted(configuration.encryptionKeys, sequence.correction_no, wanted),
        wants_reissue: wantsReissue,
        requested_at: now,
        due_at: new Date(now.getTime() + CORRECTION_DAYS * DAY_MS),
        decidable_from: withoutLogin ? new Date(now.getTime() + WAIT_WITHOUT_LOGIN_MS) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('CORRECTION_OPEN');
    throw error;
  }
}

export const findCorrection = (db: Queries, correctionNo: number): Promise<CorrectionRow | undefined> =>
  db.selectFrom('correction').selectAll().where('correction_no', '=', correctionNo).executeTakeFirst();

/** Locks the row until the transaction ends. Lock order: after its member. */
export const lockCorrection = (db: Queries, correctionNo: number): Promise<CorrectionRow | undefined> =>
  db.selectFrom('correction').selectAll().where('correction_no', '=', correctionNo).forNoKeyUpdate().executeTakeFirst();
