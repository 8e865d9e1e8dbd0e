import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallEntity } from '@portal/shared/contract';
import { getMapCalendar } from '@portal/shared/contract/manager';
import { aMember, closeAlert, FakeApi, newWord, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

type Calendar = CallEntity<typeof getMapCalendar>;

const held = {
  event: 'HELD',
  eventName: '진행',
  day: '2026-12-10',
  time: '10:00',
  title: '외식경영관리사 2급 부산 집합교육',
  rating: 2,
  region: 'BUSAN',
  regionName: '부산',
  seatsLeft: 12,
  status: 'OPEN',
  statusName: '접수중',
} as const;
const aMonth = (changes: Partial<Calendar> = {}): Calendar => ({
  month: '2026-12',
  today: '2026-12-03',
  courses: [{ educationNo: 7, ...held }],
  exams: [],
  notices: [],
  total: 1,
  next: null,
  ...changes,
});
const draw = (api: FakeApi, query = '', isMember = false) =>
  renderInHost(module.routes, `/manager/calendar${query}`, { api, ...(isMember && { user: aMember() }) });
const table = () => screen.findByRole('table', { name: '2026년 12월 교육과 시험 일정' });
const cellOf = async (day: string) => {
  const time = [...(await table()).querySelectorAll('time')].find(({ dateTime }) => dateTime === day);
  const cell = time?.closest('td');
  if (!cell) throw new Error(`no cell of ${day}`);
  return cell;
};

test('the current month is a table of weeks with today marked, and a list of the days with events', async () => {
  const api = new FakeApi().answer(getMapCalendar, aMonth());
  draw(api);
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(7);
  expect(api.requestsOf(getMapCalendar)[0]?.input).toEqual({});
  expect(await screen.findByRole('heading', { level: 2, name: '2026년 12월' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2026년 12월 일정 1건');
  const cell = await cellOf('2026-12-10');
  expect(within(cell).getByRole('link')).toHaveAccessibleName(
    '교육 2급 · 부산 외식경영관리사 2급 부산 집합교육 10:00 · 남은\u00a0자리\u00a012명',
  );
  expect(within(cell).getByRole('link')).toHaveAttribute('href', '/manager/info?educationNo=7');
  expect(await cellOf('2026-12-03')).toHaveAttribute('aria-current', 'date');
  expect(await cellOf('2026-12-03')).toHaveTextContent('오늘');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '12월 3일 (목)오늘',
    '12월 10일 (목)',
  ]);
  expect(screen.getByText('오늘은 일정이 없습니다.')).toBeInTheDocument();
});

test('members get links to where they apply', async () => {
  draw(new FakeApi().answer(getMapCalendar, aMonth()), '', true);
  expect(within(await cellOf('2026-12-10')).getByRole('link')).toHaveAttribute(
    'href',
    '/manager/edu/apply/view?educationNo=7',
  );
});

test('each kind of event is named, the offerings come first, and events that do not fit are folded', async () => {
  const exam = { examinationNo: 9, ...held, title: '2026년 제4회 외식경영관리사 1급 필기', rating: 1 } as const;
  const month = aMonth({
    courses: [
      { educationNo: 8, ...held, event: 'APPLY_OPENS', eventName: '신청 시작', time: '09:00', title: '온라인 과정' },
      { educationNo: 7, ...held, status: 'FULL', statusName: '정원마감' },
    ],
    exams: [
      { ...exam, event: 'APPLY_CLOSES', eventName: '신청 마감', time: '18:00' },
      { ...exam, examinationNo: 10, event: 'RESULTS', eventName: '합격자 발표' },
      { ...exam, examinationNo: 11, time: '14:00', region: null, regionName: '' },
    ],
    notices: [{ examNoticeNo: 4, day: '2026-12-10', title: '제4회 시행 공고' }],
    total: 6,
  });
  draw(new FakeApi().answer(getMapCalendar, month));
  const cell = await cellOf('2026-12-10');
  const names = within(cell)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '교육 2급 · 부산 외식경영관리사 2급 부산 집합교육 10:00 · 정원마감',
    '시험 1급 2026년 제4회 외식경영관리사 1급 필기 14:00 · 남은\u00a0자리\u00a012명',
    '합격자 발표 1급 · 부산 2026년 제4회 외식경영관리사 1급 필기 10:00',
    '시험 신청 마감 1급 · 부산 2026년 제4회 외식경영관리사 1급 필기 18:00 · 남은\u00a0자리\u00a012명',
    '교육 신청 시작 2급 · 부산 온라인 과정 09:00 · 남은\u00a0자리\u00a012명',
    '공고  제4회 시행 공고 ',
  ]);
  expect(within(cell).getByText(/3건 더 보기/)).toHaveTextContent('12월 10일 3건 더 보기');
  expect(within(cell).getAllByRole('link', { hidden: true }).at(-1)).toHaveAttribute(
    'href',
    '/manager/exam/notice/view?examNoticeNo=4',
  );
});

test('on a phone past days are folded', async () => {
  draw(new FakeApi().answer(getMapCalendar, aMonth({ today: '2026-12-20' })));
  expect(await screen.findByText('지난 날의 일정 1건 보기')).toBeInTheDocument();
});

test('an unknown code is shown by its name', async () => {
  const events = [
    {
      educationNo: 7,
      ...held,
      event: newWord('LINE_OPENS'),
      eventName: '대기 시작',
      status: newWord(),
      statusName: '대기',
    },
  ];
  draw(new FakeApi().answer(getMapCalendar, aMonth({ courses: events as never })));
  expect(within(await cellOf('2026-12-10')).getByRole('link')).toHaveTextContent(/^교육 대기 시작 .* 대기$/);
});

test('filters and other months are in the address, and link to each other', async () => {
  const api = new FakeApi().answer(getMapCalendar, ({ month }) => aMonth({ month: String(month ?? '2026-12') }));
  const { router } = draw(api);
  await userEvent.selectOptions(await screen.findByLabelText('지역'), '부산');
  await userEvent.selectOptions(screen.getByLabelText('급수'), '1급');
  await userEvent.selectOptions(screen.getByLabelText('구분'), '시험');
  await waitFor(() => expect(router.state.location.search).toBe('?region=BUSAN&rating=1&applyType=2'));
  const next = screen.getByRole('link', { name: '다음 달, 2027년 1월' });
  await userEvent.click(next);
  await waitFor(() =>
    expect(api.requestsOf(getMapCalendar).at(-1)?.input).toEqual({
      month: '2027-01',
      region: 'BUSAN',
      rating: 1,
      applyType: 2,
    }),
  );
  expect(router.state.location.search).toBe('?month=2027-01&region=BUSAN&rating=1&applyType=2');
  expect(await screen.findByRole('heading', { level: 2, name: '2027년 1월' })).toBeInTheDocument();
  expect(next).toHaveFocus();
  expect(screen.getByRole('link', { name: '이전 달, 2026년 12월' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '이번 달' }));
  await waitFor(() => expect(router.state.location.search).toBe('?region=BUSAN&rating=1&applyType=2'));
});

test('an address without a month and a region chooses none', async () => {
  const api = new FakeApi().answer(getMapCalendar, aMonth());
  draw(api, '?month=2026-13&region=toString&rating=3&applyType=x');
  await table();
  expect(api.requestsOf(getMapCalendar)[0]?.input).toEqual({});
});

test('an empty month shows the day of the next event, with a link', async () => {
  const empty = { courses: [], total: 0, next: '2027-02-10' };
  draw(new FakeApi().answer(getMapCalendar, aMonth(empty)), '?region=BUSAN');
  expect(await screen.findByText('2026년 12월에는 조건에 맞는 일정이 없습니다.')).toBeInTheDocument();
  expect(screen.getByText('다음 일정은 2027.02.10 (수)에 있습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2027년 2월 보기' })).toHaveAttribute(
    'href',
    '/manager/calendar?month=2027-02&region=BUSAN',
  );
  expect(screen.getByRole('link', { name: '조건 모두 지우기' })).toHaveAttribute('href', '/manager/calendar');
});

test('a truncated month says so', async () => {
  draw(new FakeApi().answer(getMapCalendar, aMonth({ total: 1001 })));
  expect(await screen.findByText(/앞의 1건까지 보여드립니다/)).toBeInTheDocument();
});

test('a month that failed to load can be retried', async () => {
  const api = new FakeApi().refuse(getMapCalendar, 'FAULT');
  draw(api);
  await closeAlert();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  api.answer(getMapCalendar, aMonth());
  await userEvent.click(retry);
  expect(await table()).toBeInTheDocument();
});
