import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Course {
  educationNo: number;
  title: string;
  price: number;
  seatsLeft: number;
  applyEndDate: string;
  eduDate: string;
  /** Last day of the first refund period. */
  reEndDate: string;
  eduType: number;
  allowedActions: string[];
}

/** An open course that matches, from the API's list. */
export async function findCourse(request: APIRequestContext, fits: (course: Course) => boolean): Promise<Course> {
  const answer = await request.get('/api/home/manager/getListBoxEdu?limit=100&rating=2&eduType=1');
  const { entity } = (await answer.json()) as { entity: { list: Course[] } };
  const course = entity.list.find((candidate) => candidate.allowedActions.includes('apply') && fits(candidate));
  if (!course) throw new Error('The demo content has no such course');
  return course;
}

/**
 * Fills the form of a course, sends it and confirms; ends at the payment step or, for a free course, on the done page.
 */
export async function apply(page: Page, course: Course, portal = ''): Promise<void> {
  await page.goto(`${portal}/manager/edu/apply/view?educationNo=${course.educationNo}`);
  await page.getByRole('link', { name: '신청하기' }).click();
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await page.getByRole('button', { name: '신청하기' }).click();
  await page.getByRole('dialog', { name: '교육 신청 내용 확인' }).getByRole('button', { name: '확인' }).click();
}
