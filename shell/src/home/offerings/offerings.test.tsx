import { screen } from '@testing-library/react';
import { getListBoxEdu, getListBoxExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { NextOfferings } from './NextOfferings.tsx';

const course = {
  educationNo: 7,
  title: '2급 기본 과정',
  rating: 2 as const,
  eduType: 1 as const,
  eduDate: '2026-12-10',
  time: '09:00',
  endTime: '',
  address: '서울특별시 중구 한빛로 27',
  address2: '',
  reStartDate: '2026-11-01',
  reEndDate: '2026-12-09',
  percent: 100,
  reStartDate2: '2026-12-10',
  reEndDate2: '2026-12-10',
  percent2: 80,
  capacity: 80,
  seatsLeft: 12,
  price: 80_000,
  applyStartDate: '2026-11-01T09:00:00+09:00',
  applyEndDate: '2026-12-05T18:00:00+09:00',
  status: 'OPEN' as const,
  statusName: '접수중',
  allowedActions: ['apply' as const],
};

test.each([
  ['a guest', null, '/manager/info?educationNo=7'],
  ['a member', aMember(), '/manager/edu/apply/view?educationNo=7'],
])('%s is led to a page that opens for them, and reads state and price here', async (_who, user, path) => {
  const api = new FakeApi().answer(getListBoxEdu, listOfAll([course])).answer(getListBoxExam, listOfAll([]));
  renderInHost([{ path: '/main', Component: NextOfferings }], '/main', { api, ...(user && { user }) });
  expect(await screen.findByRole('link', { name: '2급 기본 과정 교육 자세히 보고 신청하기' })).toHaveAttribute(
    'href',
    path,
  );
  expect(screen.getByText('접수중')).toBeInTheDocument();
  expect(screen.getByText('80,000원')).toBeInTheDocument();
});
