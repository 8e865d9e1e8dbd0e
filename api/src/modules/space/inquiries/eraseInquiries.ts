import type { Queries } from '../../../database/types/tables.ts';

/** Complaints of a member with all questions and answers, which must be retained by law. */
export async function listComplaints(db: Queries, memberNo: number) {
  const complaints = await db
    .selectFrom('inquiry')
    .select(['inquiry_no', 'title', 'status', 'asked_at', 'answered_at', 'closed_at'])
    .where('member_no', '=', memberNo)
    .where('kind', '=', 'complaint')
    .orderBy('inquiry_no')
    .execute();
  if (complaints.length === 0) return [];
  const entries = await db
    .selectFrom('inquiry_entry')
    .select(['inquiry_no', 'is_answer', 'content', 'written_at'])
    .where(
      'inquiry_no',
      'in',
      complaints.map(({ inquiry_no }) => inquiry_no),
    )
    .orderBy('entry_no')
    .execute();
  return complaints.map((complaint) => ({
    ...complaint,
    entries: entries.filter(({ inquiry_no }) => inquiry_no === complaint.inquiry_no),
  }));
}

/**
 * Erases a member's inquiries with their answers; their files are the member's own and are erased with the member's
 * other files.
 */
export async function eraseInquiries(db: Queries, memberNo: number): Promise<void> {
  await db.deleteFrom('inquiry').where('member_no', '=', memberNo).execute();
}
