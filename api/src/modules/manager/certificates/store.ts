import type { Insertable, Selectable } from 'kysely';
import { CERTIFICATE_STATUS_NAMES, type CertificateStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import type { CertificateTable } from '../../../database/types/tables/certificate.ts';
import { OPEN_CERTIFICATE_STATES, VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';

export type CertificateRow = Selectable<CertificateTable>;

const isAmong = (states: readonly CertificateStatus[]) => (status: CertificateStatus | undefined) =>
  status !== undefined && states.includes(status);

/** Asked for and not decided. */
export const isOpen = isAmong(OPEN_CERTIFICATE_STATES);
/** Issued, and neither revoked nor replaced. */
export const isValid = isAmong(VALID_CERTIFICATE_STATES);

/** Whether the fee of a request that came to nothing has still to go back. */
export const owesFee = ({ fee_owed, fee_returned_at }: Pick<CertificateRow, 'fee_owed' | 'fee_returned_at'>) =>
  fee_owed > 0 && fee_returned_at === null;

/** True if a deposit of the fee was recorded: it was needed, or is owed back because the request had ended. */
export const hasFeeCome = ({ paid_at, fee_owed }: Pick<CertificateRow, 'paid_at' | 'fee_owed'>): boolean =>
  paid_at !== null || fee_owed > 0;

/** The word for its state, or for money that came once more. */
export const certificateStatusName = ({ status, surplus_of }: Pick<CertificateRow, 'status' | 'surplus_of'>): string =>
  surplus_of === null ? CERTIFICATE_STATUS_NAMES[status] : '두 번 입금';

/** What tells the requests for one exam from those for others. */
export const examOf = ({ application_no, cert_name }: CertificateRow): number | string => application_no ?? cert_name;

/** Whether there is a receipt: of a fee that came, or of one that went back. */
export const hasFeeReceipt = ({ fee, paid_at, fee_returned_at }: CertificateRow) =>
  (fee > 0 && paid_at !== null) || fee_returned_at !== null;

/** Whether the member may still say where the card goes. */
export const isAddressOpen = isAmong([...OPEN_CERTIFICATE_STATES, 'ISSUED']);

/** An address as the forms name it. */
export interface PostAddress {
  postCode: string;
  userAddress: string;
  userAddress2: string;
}

/** An address in the columns of the row, given now. */
export const addressColumns = ({ postCode, userAddress, userAddress2 }: PostAddress, now: Date) => ({
  post_code: postCode,
  post_address: userAddress,
  post_address2: userAddress2,
  addressed_at: now,
});

/** Records that the fee was transferred back. The caller has locked the row, and found that its fee is owed. */
export const writeFeeReturned = (db: Queries, certificateNo: number, now: Date) =>
  db.updateTable('certificate').set({ fee_returned_at: now }).where('certificate_no', '=', certificateNo).execute();

/** What has not happened to a new row. */
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

/** The row as it is; what moves it locks it. */
export const findCertificate = (db: Queries, certificateNo: number): Promise<CertificateRow | undefined> =>
  db.selectFrom('certificate').selectAll().where('certificate_no', '=', certificateNo).executeTakeFirst();

/** The row, locked until the transaction ends. Of two certificates, the newer one is locked first. */
export const lockCertificate = (db: Queries, certificateNo: number): Promise<CertificateRow | undefined> =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('certificate_no', '=', certificateNo)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What a member has of a grade, or of no known grade: asked for and not decided, or valid. */
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

/** @throws a unique violation when the member has an open one of the grade. */
export const insertCertificate = (db: Queries, row: Insertable<CertificateTable>): Promise<CertificateRow> =>
  db.insertInto('certificate').values(row).returningAll().executeTakeFirstOrThrow();
