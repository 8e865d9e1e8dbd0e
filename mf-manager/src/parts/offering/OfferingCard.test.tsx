import { render, screen } from '@testing-library/react';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { toCourse } from '../kind/fromWire.ts';
import { aCourse } from '../testing/samples.ts';
import { OfferingCard } from './OfferingCard.tsx';

const draw = (changes: Parameters<typeof aCourse>[0]) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <OfferingCard offering={toCourse(aCourse(changes))} to="/course" /> },
      ])}
    />,
  );

test.each<[when: string, changes: Parameters<typeof aCourse>[0], label: string]>([
  ['while it can be applied for', {}, '자세히 보고 신청하기'],
  ['full, with a queue', { status: 'FULL', allowedActions: ['wait'] }, '자세히 보고 대기 신청하기'],
  ['before its opening', { status: 'UPCOMING', allowedActions: [] }, '신청 시작 알아보기'],
  ['closed', { status: 'CLOSED', allowedActions: [] }, '자세히 보기'],
])('its only link says what can be done there: %s', async (_when, changes, label) => {
  draw(changes);
  const link = await screen.findByRole('link');
  expect(link).toHaveAttribute('href', '/course');
  expect(link).toHaveAccessibleName(`외식경영관리사 2급 기본 과정 교육 ${label}`);
  expect(link).toHaveTextContent(label);
});

test('the leaf is read out as a date; the period is folded, but not before the opening', async () => {
  const { unmount } = draw({ furtherLessons: [{ lessonNo: 2, day: '2026-12-11', time: '09:00', endTime: '18:00' }] });
  expect(await screen.findByText('2026.12.10 (목)')).toBeInTheDocument();
  expect(screen.getByText('09:00 ~ 18:00 외 1일')).toBeInTheDocument();
  const folded = () => screen.getByText('자세한 일정').closest('details');
  expect(folded()).toHaveTextContent('신청 기간2026.11.01 (일) 09:00');
  unmount();
  draw({ status: 'UPCOMING', allowedActions: [] });
  expect(await screen.findByText('신청 기간')).toBeInTheDocument();
  expect(folded()).not.toHaveTextContent('신청 기간');
});

test('the bar is as full as seats are left', async () => {
  const { container } = draw({ capacity: 80, seatsLeft: 12 });
  expect(await screen.findByText('12명 (정원 80명)')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 80 1');
  expect(container.querySelector('rect')).toHaveAttribute('width', '12');
});

test('a card with the status 마감임박 says 마감 once', async () => {
  draw({ status: 'CLOSING', statusName: '마감임박', applyEndDate: '2031-01-01T18:00:00+09:00' });
  expect(await screen.findByText(/^신청 \d+일 남음$/)).toBeInTheDocument();
  expect(screen.getAllByText(/마감/)).toHaveLength(1);
});
