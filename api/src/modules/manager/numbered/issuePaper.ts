import type { Recipient } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import type { PaperKind } from '../../../database/types/tables/paper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { drawNumber } from '../certificates/number.ts';
import { findCurrent, insertPaper, writeReplaced, type PaperRow, type PaperSubject } from './store.ts';

/** Name on a paper. */
export interface PaperRecipient {
  recipient: Recipient;
  name: string;
  /** Ten digits; empty for a person. */
  businessNumber: string;
}

const MARKS = { COMPLETION: 3, PAYMENT: 4, FEE: 4, REFUND: 5, FEE_RETURN: 5 } as const satisfies Record<
  PaperKind,
  number
>;

const isFor = (row: PaperRow, { recipient, name, businessNumber }: PaperRecipient) =>
  row.recipient === recipient && row.recipient_name === name && row.business_number === businessNumber;

/**
 * Returns the valid paper of a subject in this name, or issues one with a new number, which replaces a paper in another
 * name. It belongs to the member who calls, or for whom an employer opens it. The caller has locked the row of the
 * subject, so that two first openings are serialised.
 */
export async function issuePaper(
  subject: PaperSubject,
  recipient: PaperRecipient,
  { db, now, caller }: Pick<MemberContext, 'db' | 'now'> & { caller: Pick<MemberContext['caller'], 'memberNo'> },
): Promise<PaperRow> {
  const current = await findCurrent(db, subject);
  if (current && isFor(current, recipient)) return current;
  if (current) await writeReplaced(db, current.paper_no, now);
  return insertPaper(db, {
    kind: subject.kind,
    subject_no: subject.subjectNo,
    member_no: caller.memberNo,
    number: await drawNumber(db, MARKS[subject.kind], now),
    recipient: recipient.recipient,
    recipient_name: recipient.name,
    recipient_masked: maskName(recipient.name),
    business_number: recipient.businessNumber,
    issued_at: now,
    replaced_at: null,
  });
}
