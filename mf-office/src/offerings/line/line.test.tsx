import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeAddSeats,
  officeCheckOffering,
  officeApplicants,
  officeCloseLine,
  officeLine,
  officeLinePlaces,
  officeOffering,
  officeOpenLine,
  officeOverview,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import { anOffering } from '../testing/offering.ts';
import type { Line, Place } from './line.ts';

const IN_AN_HOUR = '2026-11-23T11:00:00+09:00';

const aLine = (changes: Partial<Line> = {}): Line => ({
  title: '외식경영관리사 2급 주말 특별과정',
  setting: 'auto',
  settingName: '정원이 차면 대기 순번을 받음',
  opensAt: '2026-11-23T09:00:00+09:00',
  closesAt: '2026-11-25T10:00:00+09:00',
  capacity: 30,
  taken: 30,
  counts: { WAITING: 7, OFFERED: 1, TAKEN: 4, LAPSED: 2, DECLINED: 1, LEFT: 3, ENDED: 0 },
  waited: { medianSeconds: 750, longestSeconds: 7_500 },
  applied: { medianSeconds: 95, longestSeconds: 400 },
  lot: { seed: 'ab12cd', drawnAt: '2026-11-20T10:00:00+09:00', places: 12 },
  allowedActions: ['open', 'close', 'addSeats'],
  ...changes,
});

const aPlace = (changes: Partial<Place> = {}): Place => ({
  placeNo: 41,
  turn: 1,
  byLot: true,
  status: 'OFFERED',
  statusName: '자리 배정',
  arrivedAt: '2026-11-20T09:55:00+09:00',
  offeredAt: '2026-11-20T10:00:00+09:00',
  offerDueAt: '2026-11-20T10:10:00+09:00',
  endedAt: null,
  ...changes,
});

function open(line = aLine(), permissions: Permission[] = ['qualification', 'members'], path = '/office/courses/line') {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions, fourEyesOver: 300_000, waiting: [] })
    .answer(officeLine, line)
    .answer(officeCheckOffering, [])
    .answers(officeLinePlaces, {
      list: [
        aPlace(),
        aPlace({
          ...{ placeNo: 52, turn: null, status: 'WAITING', statusName: '대기 중', offeredAt: null, offerDueAt: null },
        }),
      ],
    });
  renderInHost(routes.routes, `${path}?offeringNo=7`, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

test('a queue is shown in figures, and its entries in order, without names', async () => {
  open();
  expect(await screen.findByText('정원 30명, 신청 29명, 남은 자리 0명')).toBeInTheDocument();
  expect(screen.getByText('중앙값 12분 30초, 가장 긴 시간 2시간 5분')).toBeInTheDocument();
  expect(screen.getByText('중앙값 1분 35초, 가장 긴 시간 6분 40초')).toBeInTheDocument();
  const places = within(await screen.findByRole('table', { name: '순번 목록' }));
  expect(
    places.getByRole('row', { name: /^1번째 \(대기 번호 41\) 자리 배정 .* 09:55, 추첨 .*10:10까지 신청/ }),
  ).toBeInTheDocument();
  expect(places.getByRole('row', { name: /^추첨 전 \(대기 번호 52\) 대기 중/ })).toBeInTheDocument();
  expect(screen.getByText('ab12cd')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '감사 기록 보기' })).toHaveAttribute(
    'href',
    '/office/audit?object=education&objectNo=7',
  );
});

test('a group shows its size and its collected seats, and the dialog for adding seats does not promise as many offers', async () => {
  const groups = { waiting: 1, seats: 3 };
  const api = open(aLine({ taken: 30, offeredSeats: 1, collected: 2, groups })).answers(officeLinePlaces, {
    list: [
      aPlace({ isGroup: true, seats: 3, status: 'WAITING', statusName: '대기 중', collected: 2 }),
      aPlace({ placeNo: 43, turn: 2, isGroup: true, seats: 4, stoodBackAt: '2026-11-23T10:00:00+09:00' }),
    ],
  });
  expect(await screen.findByText('정원 30명, 신청 27명, 남은 자리 0명')).toBeInTheDocument();
  // Six individuals, and the three of the group.
  expect(screen.getByText('9명')).toBeInTheDocument();
  expect(screen.getByText('1곳, 모두 3명 (모아 둔 자리 2개)')).toBeInTheDocument();
  expect(await screen.findByText('단체 3명, 2자리 모음')).toBeInTheDocument();
  expect(screen.getByText(/^단체 4명, 2026\.11\.23 \(월\) 10:00부터 더 모으지 않음$/)).toBeInTheDocument();
  api.answer(officeAddSeats, { capacity: 31, offered: 1, collected: 0 });
  await press('자리 늘리기');
  const dialog = within(await screen.findByRole('dialog', { name: '자리 늘리기' }));
  await userEvent.type(dialog.getByLabelText(/^늘릴 자리 수/), '1');
  expect(dialog.getByText(/단체 차례에는 그 인원만큼 자리가 모일 때까지/)).toBeInTheDocument();
});

test('the audit link of an exam names its table, and an employee without access reads who has it', async () => {
  open(aLine({ lot: null }), ['members', 'qualification'], '/office/exams/line');
  expect(await screen.findByRole('link', { name: '감사 기록 보기' })).toHaveAttribute(
    'href',
    '/office/audit?object=examination&objectNo=7',
  );
  expect(screen.getByText('추첨하지 않았습니다.')).toBeInTheDocument();
});

test('without the permission there is no link to the audit log, and before the opening no lot', async () => {
  open(aLine({ lot: null, opensAt: IN_AN_HOUR }), ['qualification']);
  expect(await screen.findByText('감사 기록은 회원 업무를 맡은 직원이 볼 수 있습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '감사 기록 보기' })).not.toBeInTheDocument();
  expect(screen.getByText('신청이 시작될 때 추첨합니다.')).toBeInTheDocument();
});

test('queue entries are filtered by state', async () => {
  const api = open();
  await userEvent.selectOptions(await screen.findByLabelText('상태'), '기한 지남');
  await waitFor(() => expect(api.requestsOf(officeLinePlaces).at(-1)?.input).toMatchObject({ status: 'LAPSED' }));
});

describe('adding seats', () => {
  test('shows first how many are offered one, and sends nothing without a number and a reason', async () => {
    const api = open().answer(officeAddSeats, { capacity: 33, offered: 3 });
    await press('자리 늘리기');
    const dialog = within(await screen.findByRole('dialog', { name: '자리 늘리기' }));
    await userEvent.click(dialog.getByRole('button', { name: '자리 늘리기' }));
    expect(await dialog.findByText('늘릴 자리를 숫자로 입력해주세요.')).toBeInTheDocument();
    expect(dialog.getByText('사유를 입력해주세요.')).toBeInTheDocument();
    expect(api.requestsOf(officeAddSeats)).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^늘릴 자리 수/), '3');
    expect(dialog.getByText('기다리는 순서대로 3분께 바로 자리를 배정하고 알립니다.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^늘릴 자리 수/), '0');
    expect(dialog.getByText('기다리는 순서대로 7분께 바로 자리를 배정하고 알립니다.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^사유/), '넓은 강의실');
    await userEvent.click(dialog.getByRole('button', { name: '자리 늘리기' }));
    await waitFor(() =>
      expect(api.requestsOf(officeAddSeats)[0]?.input).toEqual({
        ...{ kind: 'education', offeringNo: 7, seats: 30, reason: '넓은 강의실' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('asks about more seats than the hall has, with the typed number, and adds them once confirmed', async () => {
    const api = open()
      .answer(officeAddSeats, { capacity: 60, offered: 0 })
      .answer(officeCheckOffering, [{ question: 'SEATS', message: '센텀교육센터: 좌석 40석, 정원 60명' }]);
    await press('자리 늘리기');
    const dialog = within(await screen.findByRole('dialog', { name: '자리 늘리기' }));
    await userEvent.type(dialog.getByLabelText(/^늘릴 자리 수/), '30');
    await userEvent.type(dialog.getByLabelText(/^사유/), '보조 의자');
    await userEvent.click(dialog.getByRole('button', { name: '자리 늘리기' }));
    const question = await screen.findByRole('dialog', { name: '자리를 늘리기 전에 확인해주세요' });
    expect(question).toHaveTextContent('좌석 40석, 정원 60명');
    expect(api.requestsOf(officeCheckOffering)[0]?.input).toEqual({ kind: 'education', offeringNo: 7, seats: 30 });
    expect(api.requestsOf(officeAddSeats)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: '이대로 늘리기' }));
    await waitFor(() => expect(api.requestsOf(officeAddSeats)[0]?.input).toMatchObject({ confirmed: ['SEATS'] }));
  });

  test('promises no seat to anybody before applications open', async () => {
    open(aLine({ opensAt: IN_AN_HOUR }));
    await press('자리 늘리기');
    const dialog = within(await screen.findByRole('dialog', { name: '자리 늘리기' }));
    await userEvent.type(dialog.getByLabelText(/^늘릴 자리 수/), '3');
    expect(dialog.getByText(/지금 자리를 배정받을 분이 없어/)).toBeInTheDocument();
  });

  test('shows an error at the field above the limit of the hall, and loses no typed value', async () => {
    open().refuse(officeAddSeats, 'MALFORMED', {
      issues: [{ path: 'seats', message: '정원은 10,000명 이하로 늘릴 수 있습니다.' }],
    });
    await press('자리 늘리기');
    const dialog = within(await screen.findByRole('dialog', { name: '자리 늘리기' }));
    const seats = dialog.getByLabelText(/^늘릴 자리 수/);
    await userEvent.type(seats, '500');
    await userEvent.type(dialog.getByLabelText(/^사유/), '넓은 강의실');
    await userEvent.click(dialog.getByRole('button', { name: '자리 늘리기' }));
    await waitFor(() => expect(seats).toHaveAccessibleDescription(/정원은 10,000명 이하로/));
    expect(seats).toHaveValue('500');
  });
});

test.each([
  { act: '대기 열기', call: officeOpenLine, note: /대기 순번으로만 신청을 받습니다/ },
  { act: '대기 닫기', call: officeCloseLine, note: /지금 기다리는 분의 순서와 배정된 자리는 그대로이고/ },
])('$act shows the effect on those waiting, and requires a reason', async ({ act: name, call, note }) => {
  const api = open().answer(call, 1);
  await press(name);
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(note)).toBeInTheDocument();
  expect(dialog.getByText('대기 중 7명, 자리 배정 중 1명')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await dialog.findByText('사유를 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^사유/), '문의가 많음');
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() =>
    expect(api.requestsOf(call)[0]?.input).toEqual({ kind: 'education', offeringNo: 7, reason: '문의가 많음' }),
  );
});

test('an ended queue has no acts', async () => {
  open(aLine({ allowedActions: [] }));
  expect(await screen.findByText(/^정원 30명/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /대기 열기|대기 닫기|자리 늘리기/ })).not.toBeInTheDocument();
});

test('a course shows its queue next to the seats, with a link to it', async () => {
  const line = { setting: 'auto' as const, settingName: '정원이 차면 대기 순번을 받음', waiting: 7, offered: 1 };
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, anOffering({ line }))
    .answer(officeApplicants, listOfAll([]));
  renderInHost(routes.routes, '/office/exams/view?offeringNo=7', { user: aMember({ userRole: 'employee' }), api });
  expect(await screen.findByText(/대기 중 7명, 자리 배정 중 1명/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '대기 순번 보기' })).toHaveAttribute(
    'href',
    '/office/exams/line?offeringNo=7',
  );
});

describe('while somebody watches', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test('it is polled every few seconds, not while the page is hidden, and at once when it is visible again', async () => {
    const api = open();
    const asked = () => [api.requestsOf(officeLine).length, api.requestsOf(officeLinePlaces).length];
    await screen.findByRole('table', { name: '순번 목록' });
    expect(asked()).toEqual([1, 1]);
    api.answer(officeLine, aLine({ counts: { ...aLine().counts, WAITING: 6 } }));
    await pass(5);
    expect(asked()).toEqual([2, 2]);
    expect(screen.getByText('6명')).toBeInTheDocument();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(20);
    expect(asked()).toEqual([2, 2]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0.1);
    expect(asked()).toEqual([3, 3]);
    visibility.mockRestore();
  });
});
