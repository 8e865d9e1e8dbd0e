import type { ApplicationStatus } from '@portal/shared/contract';
import { seoulInstant } from '@portal/shared/time';
import type { MemberContext } from '../../../pipeline/handler.ts';

interface OnlineApplication {
  educationNo: number;
  eduType: 1 | 2;
  status: ApplicationStatus;
  eduDate: string;
  time: string;
}

/** URL of an online course for a confirmed applicant, from its start on; otherwise an empty text. */
export async function findClassUrl(
  { educationNo, eduType, status, eduDate, time }: OnlineApplication,
  { db, now }: MemberContext,
): Promise<string> {
  if (eduType !== 2 || status !== 'CONFIRMED' || seoulInstant(eduDate, time) > now) return '';
  const course = await db
    .selectFrom('education')
    .select('class_url')
    .where('education_no', '=', educationNo)
    .executeTakeFirst();
  return course?.class_url ?? '';
}
