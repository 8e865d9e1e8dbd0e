import type { Insertable, Selectable } from 'kysely';
import { CERTIFICATE_STATUS_NAMES, type CertificateStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import type { CertificateTable } from '../../../database/types/tables/certificate.ts';
import { OPEN_CERTIFICATE_STATES, VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';

export type CertificateRow = Selectable<CertificateTable>;

const isAmong = (states: readonly CertificateStatus[]) => (status: CertificateStatus | undefined) =>
  status !== undefined && states.includes(status);

/** True while requested and not decided. */
export const isOpen = isAmong(OPEN_CERTIFICATE_STATES);
/** True if issued, and neither revoked nor replaced. */
export const isValid = isAmong(VALID_CERTIFICATE_STATES);

/** Returns true if the fee of an ended request is still to be returned. */
export const owesFee = ({ fee_owed, fee_returned_at }: Pick<CertificateRow, 'fee_owed' | 'fee_returned_at'>) =>
  fee_owed > 0 && fee_returned_at === null;

/** True if a deposit of the fee was recorded: it was needed, or is owed back because the request had ended. */
export const hasFeeCome = ({ paid_at, fee_owed }: Pick<CertificateRow, 'paid_at' | 'fee_owed'>): boolean =>
  paid_at !== null || fee_owed > 0;

/** Name of the status, or of a repeated deposit. */
export const certificateStatusName = ({ status, surplus_of }: Pick<CertificateRow, 'status' | 'surplus_of'>): string =>
  surplus_of === null ? CERTIFICATE_STATUS_NAMES[status] : '두 번 입금';

/** Key that identifies the exam of a request. */
export const examOf = ({ application_no, cert_name }: CertificateRow): number | string => application_no ?? cert_name;

/** Returns true if there is a receipt: for a paid or a returned fee. */
export const hasFeeReceipt = ({ fee, paid_at, fee_returned_at }: CertificateRow) =>
  (fee > 0 && paid_at !== null) || fee_returned_at !== null;

/** True while the member may change the postal address. */
export const isAddressOpen = isAmong([...OPEN_CERTIFICATE_STATES, 'ISSUED']);

/** Address in the forms' field names. */
export interface PostAddress {
  postCode: string;
  userAddress: string;
  userAddress2: string;
}

/** Address columns of the row, entered now. */
export const addressColumns = ({ postCode, userAddress, userAddress2 }: PostAddress, now: Date) => ({
  post_code: postCode,
  post_address: userAddress,
  post_address2: userAddress2,
  addressed_at: now,
});

/** Records when the fee was transferred back. The caller has locked the row and checked that the fee is owed. */
export const writeFeeReturned = (db: Queries, certificateNo: number, at: Date) =>
  db.updateTable('certificate').set({ fee_returned_at: at }).where('certificate_no', '=', certificateNo).execute();

/** Moves a fee that came to the day of its bank line. */
export const writeFeeDay = (db: Queries, certificateNo: number, day: string) =>
  db.updateTable('certificate').set({ deposited_on: day }).where('certificate_no', '=', certificateNo).execute();

/** Null columns of a new row. */
export const NO_DATES = {
  due_at: null,
  paid_at: null,
  number: null,
  issued_at: null,
  sent_at: null,
  ended_at: null,
  fee_returned_at: null,
  fee_account_sealed: null,
} as const;

/** Row without a lock; transitions lock it. */
export const findCertificate = (db: Queries, certificateNo: number): Promise<CertificateRow | undefined> =>
  db.selectFrom('certificate').selectAll().where('certificate_no', '=', certificateNo).executeTakeFirst();

/** Locks the row until the end of the transaction. The newer of two certificates is locked first. */
export const lockCertificate = (db: Queries, certificateNo: number): Promise<CertificateRow | undefined> =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_no', '=', certificateNo)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Open or valid certificate of a member for a grade, or for an unknown grade (null). */
export async function findHeld(
  db: Queries,
  { memberNo, grade, among }: { memberNo: number; grade: 1 | 2 | null; among: 'open' | 'valid' },
): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificate')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('grade', 'is not distinct from', grade)
    .where('status', 'in', among === 'open' ? OPEN_CERTIFICATE_STATES : VALID_CERTIFICATE_STATES)
    .limit(1)
    .executeTakeFirst();
}

/** @throws a unique violation if the member has an open one of the grade. */
export const insertCertificate = (db: Queries, row: Insertable<CertificateTable>): Promise<CertificateRow> =>
  db.insertInto('certificate').values(row).returningAll().executeTakeFirstOrThrow();
