import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import NextDate from './NextDate.tsx';

type MyTasks = CallAnswer<Calls['getMapMyMatters']>;
type NextExam = NonNullable<MyTasks['next']>;

const anExam: NextExam = {
  applyType: 2,
  title: '2026년 제4회 외식경영관리사 2급 필기',
  day: '2026-12-20',
  time: '10:00',
  endTime: '11:40',
  address: '부산광역시 연제구 중앙대로 1001',
  address2: '3층 대강당',
  isOnline: false,
  path: '/manager/exam/register/view?userExaminationNo=13',
};

const withNext = (next: NextExam | null): MyTasks => ({
  waiting: [],
  next,
  refunds: [],
  counts: { courses: 0, exams: 0, certificates: 0, certificatesToRequest: 0, notices: 0 },
});
const draw = (api: FakeApi) =>
  renderInHost([{ path: '/sign/me', Component: NextDate }], '/sign/me', { api, user: aMember() });

test('the next date shows time and place, and links to its document and a map', async () => {
  draw(new FakeApi().answer(getMapMyMatters, withNext(anExam)));
  expect(await screen.findByText('2026.12.20 (일) 10:00 ~ 11:40')).toBeInTheDocument();
  expect(screen.getByText('부산광역시 연제구 중앙대로 1001 3층 대강당')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '수험표 보기' })).toHaveAttribute('href', anExam.path);
  expect(screen.getByRole('link', { name: '‘부산광역시 연제구 중앙대로 1001’ 카카오맵 (새 창)' })).toHaveAttribute(
    'href',
    `https://map.kakao.com/link/search/${encodeURIComponent('부산광역시 연제구 중앙대로 1001')}`,
  );
});

test('without a ticket yet, the link leads to the application', async () => {
  draw(new FakeApi().answer(getMapMyMatters, withNext({ ...anExam, hasPaper: false })));
  expect(await screen.findByRole('link', { name: '신청 내역 보기' })).toHaveAttribute('href', anExam.path);
  expect(screen.queryByRole('link', { name: '수험표 보기' })).toBeNull();
});

const MAPS = ['카카오맵', '네이버 지도', '구글 지도'].map((name) => `‘서울특별시 중구 한빛로 27’ ${name} (새 창)`);

test.each([
  [
    'a course in the association’s house',
    { address: '서울특별시 중구 한빛로 27' },
    [...MAPS, '수강증 보기', '오시는 길'],
  ],
  ['an online course', { isOnline: true }, ['수강증 보기']],
])('%s: links to its document, and to directions if there are any', async (_what, changes, links) => {
  draw(new FakeApi().answer(getMapMyMatters, withNext({ ...anExam, applyType: 1, ...changes })));
  await screen.findByText(anExam.title);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test('a member without upcoming dates reads where to start', async () => {
  draw(new FakeApi().answer(getMapMyMatters, withNext(null)));
  expect(await screen.findByText('예정된 교육이나 시험이 없습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '교육 신청' })).toHaveAttribute('href', '/manager/edu/apply');
});

test('a failed inset shows the error in its place, with a retry', async () => {
  const api = new FakeApi().refuse(getMapMyMatters, 'FAULT');
  draw(api);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  api.answer(getMapMyMatters, withNext(null));
  await userEvent.click(again);
  expect(await screen.findByText('예정된 교육이나 시험이 없습니다.')).toBeInTheDocument();
});
