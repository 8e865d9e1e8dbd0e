import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { findHeld, type CertificateRow } from './store.ts';

/** Last day for the transfer; `due_at` is its end. */
export const lastTransferDay = (dueAt: Date): string => seoulDay(new Date(dueAt.getTime() - 1));

/**
 * Returns true if a deposit for an ended request can be recorded: only once, and not after the member has withdrawn.
 */
export const isFirstDeposit = ({ fee_owed, holder_name }: CertificateRow): boolean =>
  fee_owed === 0 && holder_name !== null;

/**
 * Returns true if an expired request resumes: its fee arrived by the due day, and the member has neither requested nor
 * received another one.
 */
export async function mayResume(certificate: CertificateRow, day: string | undefined, db: Queries): Promise<boolean> {
  const { due_at, grade, replaces_no, member_no: memberNo } = certificate;
  if (!isFirstDeposit(certificate) || due_at === null || day === undefined || day > lastTransferDay(due_at))
    return false;
  if (await findHeld(db, { memberNo, grade, among: 'open' })) return false;
  // A reissue replaces the valid certificate.
  return replaces_no !== null || !(await findHeld(db, { memberNo, grade, among: 'valid' }));
}
