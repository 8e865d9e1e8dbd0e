import { CERTIFICATE_READING_DAYS } from '@portal/shared/contract/manager';
import { endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { addWorkingDays } from '../../../clock/workingDays.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { findHeld, type CertificateRow } from './store.ts';

/** The last day for the transfer, whose end `due_at` is. */
export const lastTransferDay = (dueAt: Date): string => seoulDay(new Date(dueAt.getTime() - 1));

/** When a request expires whose fee was due then: once employees have had working days to read the bank's list. */
export const expiresAt = (dueAt: Date): Date =>
  endOfSeoulDay(addWorkingDays(lastTransferDay(dueAt), CERTIFICATE_READING_DAYS));

/** Whether a deposit for an ended request can be recorded: once, and while there is a member whose it is. */
export const isFirstDeposit = ({ fee_owed, holder_name }: CertificateRow): boolean =>
  fee_owed === 0 && holder_name !== null;

/** Whether an expired request goes on: its fee came by the due day, and the member has not asked for or got another. */
export async function mayResume(certificate: CertificateRow, day: string | undefined, db: Queries): Promise<boolean> {
  const { due_at, grade, replaces_no, member_no: memberNo } = certificate;
  if (!isFirstDeposit(certificate) || due_at === null || day === undefined || day > lastTransferDay(due_at))
    return false;
  if (await findHeld(db, { memberNo, grade, among: 'open' })) return false;
  // A reissue takes the place of the one that is valid.
  return replaces_no !== null || !(await findHeld(db, { memberNo, grade, among: 'valid' }));
}
