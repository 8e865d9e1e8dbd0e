import { join } from 'node:path';
import * as v from 'valibot';
import { INQUIRY_KIND_NAMES, type InquiryKind } from '@portal/shared/contract/inquiry';
import { readData } from '@portal/shared/prose';
import type { Queries } from '../../../database/types/tables.ts';
import { demoTime } from '../../../demo/writing.ts';

const inquiries = v.array(
  v.strictObject({
    userId: v.string(),
    kind: v.picklist(Object.keys(INQUIRY_KIND_NAMES) as InquiryKind[]),
    title: v.string(),
    question: v.string(),
    askedDaysAgo: v.number(),
    answer: v.optional(v.string()),
    answeredDaysAgo: v.optional(v.number()),
    isClosed: v.optional(v.boolean(), false),
  }),
);
type Asked = v.InferOutput<typeof inquiries>[number];

/** Account of the employee who answers inquiries in the demo. */
const EMPLOYEE = 'inquiries';

const numberOf = async (db: Queries, userId: string): Promise<number> =>
  (await db.selectFrom('member').select('member_no').where('user_id', '=', userId).executeTakeFirstOrThrow()).member_no;

export const readInquiries = () => readData(join(import.meta.dirname, 'inquiries.json'), inquiries);

/** Loads inquiries of members: open, answered and closed ones. */
export async function loadInquiries(db: Queries, now: Date): Promise<void> {
  const employeeNo = await numberOf(db, EMPLOYEE);
  // The oldest first, so that numbers increase with time.
  for (const inquiry of readInquiries().toSorted((one, other) => other.askedDaysAgo - one.askedDaysAgo))
    await loadInquiry(db, inquiry, { employeeNo, now });
}

async function loadInquiry(db: Queries, inquiry: Asked, { employeeNo, now }: { employeeNo: number; now: Date }) {
  const { userId, kind, title, question, askedDaysAgo, answer, answeredDaysAgo = 0, isClosed } = inquiry;
  const askedAt = demoTime(now, askedDaysAgo, title.length);
  const answeredAt = answer === undefined ? null : demoTime(now, answeredDaysAgo, title.length + 1);
  const { inquiry_no } = await db
    .insertInto('inquiry')
    .values({
      member_no: await numberOf(db, userId),
      kind,
      title,
      status: isClosed ? 'CLOSED' : answeredAt ? 'ANSWERED' : 'OPEN',
      asked_at: askedAt,
      waits_since: answeredAt ? null : askedAt,
      answered_at: answeredAt,
      closed_at: isClosed ? answeredAt : null,
    })
    .returning('inquiry_no')
    .executeTakeFirstOrThrow();
  const entry = { inquiry_no, written_at: askedAt, waited_since: null, employee_no: null };
  await db
    .insertInto('inquiry_entry')
    .values({ ...entry, is_answer: false, content: question })
    .execute();
  if (answer !== undefined && answeredAt)
    await db
      .insertInto('inquiry_entry')
      .values({
        inquiry_no,
        is_answer: true,
        content: answer,
        written_at: answeredAt,
        waited_since: askedAt,
        employee_no: employeeNo,
      })
      .execute();
}
