import type { Recipient } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import type { PaperKind } from '../../../database/types/tables/paper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { drawNumber } from '../certificates/number.ts';
import { findCurrent, insertPaper, writeReplaced, type PaperRow, type PaperSubject } from './store.ts';

/** In whose name a paper is. */
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
 * The paper of a subject in this name: the one that holds, or a new one with a number of its own, which replaces one
 * in another name. It belongs to the member who is the caller, or for whom an employer opens it. The row that the paper
 * is for has been locked, so that two do not open it first.
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
