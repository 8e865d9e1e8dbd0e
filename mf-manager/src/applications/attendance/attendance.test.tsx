import { screen, within } from '@testing-library/react';
import { getMapUserEdu } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';

const HOURS = { time: '10:00', endTime: '17:00' };
const further = [{ lessonNo: 2, day: '2026-12-11', ...HOURS }];
const draw = (changes: Parameters<typeof aCourseApplication>[0]) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', {
    api: new FakeApi().answer(getMapUserEdu, aCourseApplication(changes)),
    user: aMember(),
  });

test("the page of an application shows the entry code, all days, and the member's attendance", async () => {
  draw({
    entryCode: 'HFA-12-KQRTWXBZ',
    eduDate: '2026-12-10',
    ...HOURS,
    furtherLessons: further,
    attendance: [
      { lessonNo: 1, day: '2026-12-10', ...HOURS, attendance: 'PRESENT', attendanceName: '출석' },
      { ...further[0], attendance: null, attendanceName: '' } as never,
    ],
  });
  expect(await screen.findByRole('img', { name: '입장 코드 HFA-12-KQRTWXBZ의 QR 코드' })).toBeInTheDocument();
  expect(screen.getByText(/2026.12.10 \(목\).10:00.~.17:00, 2026.12.11/)).toBeInTheDocument();
  const section = screen.getByRole('heading', { name: '출석' }).closest('section') as HTMLElement;
  expect(within(section).getByText('출석', { selector: 'dd' })).toBeInTheDocument();
  expect(within(section).getByText('아직 기록 없음')).toBeInTheDocument();
});

test('with a single unmarked day, and with an API of another release, no attendance is shown', async () => {
  draw({});
  await screen.findByText('신청 정보');
  expect(screen.queryByRole('heading', { name: '출석' })).toBeNull();
  expect(screen.queryByRole('heading', { name: '입장 코드' })).toBeNull();
});
