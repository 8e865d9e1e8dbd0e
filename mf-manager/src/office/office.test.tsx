import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { officeHeldSoon, officeOverview, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import HeldSoon from './HeldSoon.tsx';

const course: CallAnswer<Calls['officeHeldSoon']>[number] = {
  kind: 'education',
  offeringNo: 7,
  title: '외식경영관리사 2급 집합교육',
  day: '2026-12-03',
  time: '10:00',
  address: '서울특별시 중구 한빛로 27',
  address2: '5층 대강당',
  capacity: 30,
  taken: 28,
};

const apiFor = (permissions: Permission[]) =>
  new FakeApi().answer(officeOverview, { name: '박관리', permissions, fourEyesOver: 300_000, waiting: [] });
const draw = (api: FakeApi) =>
  renderInHost([{ path: '/office', Component: HeldSoon }], '/office', { api, user: aMember({ userRole: 'employee' }) });

test('an employee with the permission sees time, place and seats, with a link', async () => {
  const exam = { ...course, kind: 'exam' as const, offeringNo: 8, title: '필기시험', address2: '' };
  draw(apiFor(['qualification']).answer(officeHeldSoon, [course, exam]));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2026.12.03 (목) 10:00교육 외식경영관리사 2급 집합교육서울특별시 중구 한빛로 27 5층 대강당28명 / 정원 30명',
    '2026.12.03 (목) 10:00시험 필기시험서울특별시 중구 한빛로 2728명 / 정원 30명',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/office/courses/view?offeringNo=7',
    '/office/exams/view?offeringNo=8',
  ]);
});

test('an employee without the permission sees nothing, and nothing is requested', async () => {
  const api = apiFor(['money']);
  draw(api);
  await waitFor(() => expect(api.requestsOf(officeOverview)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '곧 열리는 교육과 시험' })).toBeNull());
  expect(api.requestsOf(officeHeldSoon)).toEqual([]);
});

test('an empty list is stated; a failed one can be retried', async () => {
  const api = apiFor(['qualification']).refuse(officeHeldSoon, 'FAULT');
  draw(api);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  api.answer(officeHeldSoon, []);
  await userEvent.click(again);
  expect(await screen.findByText('2주 안에 열리는 교육이나 시험이 없습니다.')).toBeInTheDocument();
});
