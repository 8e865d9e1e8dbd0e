import { screen } from '@testing-library/react';
import { officeApplicants, officeOffering, officeOverview, type CourseForm } from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import { aCourseForm, anOffering } from './testing/offering.ts';

const HALL = { hallNo: 4, name: '센텀교육센터', address: '부산광역시 해운대구 센텀중앙로 79', seats: 40 };
const LESSONS = [{ lessonNo: 2, day: '2027-03-11', time: '13:00', endTime: '15:00' }];

function open(changes: Partial<CourseForm> = {}, branch: { branchNo: number; name: string } | null = null) {
  const overview = {
    name: '박관리',
    permissions: ['qualification' as const],
    fourEyesOver: 300_000,
    waiting: [],
    branch,
  };
  const api = new FakeApi()
    .answer(officeOverview, overview)
    .answer(officeApplicants, listOfAll([]))
    .answer(
      officeOffering,
      anOffering({
        kind: 'education',
        hall: { ...HALL, address2: '5층 501호' },
        lecturers: [{ lecturerNo: 6, name: '나원가', subjects: '원가관리' }],
        course: {
          ...aCourseForm(),
          address: HALL.address,
          lastDay: '2027-03-11',
          endTime: '12:00',
          furtherLessons: LESSONS,
          ...changes,
        },
      }),
    );
  renderInHost(routes.routes, '/office/courses/view?offeringNo=7', { user: aMember({ userRole: 'employee' }), api });
}

/** Text of the description of a term. */
const termed = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;

test('a course names its hall, its lessons and lecturers, with links to their pages', async () => {
  open();
  expect(await termed('교육장')).toHaveTextContent('센텀교육센터 (40석)부산광역시 해운대구 센텀중앙로 79 5층 501호');
  expect(screen.getByRole('link', { name: '센텀교육센터' })).toHaveAttribute('href', '/office/halls/write?hallNo=4');
  expect(await termed('수업')).toHaveTextContent(/2027\.03\.10 \(수\) 10:00 ~ 12:002027\.03\.11 \(목\) 13:00 ~ 15:00/);
  expect(await termed('강사')).toHaveTextContent('나원가 (원가관리)');
  expect(screen.getByRole('link', { name: '나원가' })).toHaveAttribute('href', '/office/lecturers/write?lecturerNo=6');
  expect(screen.queryByText('장소')).toBeNull();
});

test('a place on another street than the hall is shown too; an employee of a branch has no links', async () => {
  open({ address: '부산광역시 남구 수영로 309', address2: '2층' }, { branchNo: 3, name: '부산지회' });
  expect(await termed('장소')).toHaveTextContent('부산광역시 남구 수영로 309 2층');
  expect(await termed('강사')).toHaveTextContent('나원가');
  expect(screen.queryByRole('link', { name: '나원가' })).toBeNull();
});
