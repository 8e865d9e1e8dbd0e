import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getIntUserEduApply,
  getListBoxEdu,
  getListLine,
  getMapEdu,
  getMapLine,
  getMapOpeningAlert,
  postIntLine,
  postIntOpeningAlert,
} from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourse, aPlace, aPosition } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

// The queue as the only way to apply.

const LINE = '/manager/line?educationNo=7';
const full = () => aCourse({ status: 'FULL', seatsLeft: 0, allowedActions: ['wait'] });
const answering = (course: ReturnType<typeof aCourse>, places: ReturnType<typeof aPlace>[] = []) =>
  new FakeApi()
    .answer(getMapEdu, course)
    .answer(getIntUserEduApply, 0)
    .answer(getListLine, places)
    .answer(getMapOpeningAlert, { isWanted: false, noticeAt: '2026-11-01T08:30:00+09:00' });
const draw = (api: FakeApi, path = '/manager/edu/apply/view?educationNo=7') =>
  renderInHost(module.routes, path, { api, user: aMember() });

test.each([
  ['full', full(), '정원이 모두 찼습니다.'],
  [
    'about to open',
    aCourse({ status: 'UPCOMING', allowedActions: ['wait'] }),
    '2026.11.01 (일) 09:00에 신청이 시작됩니다.',
  ],
  ['open by its line', aCourse({ allowedActions: ['wait'] }), '신청하실 분이 많아 대기 순서대로 신청을 받고 있습니다.'],
])('if it is %s, the page explains the queue; one press joins it and opens its page', async (_what, course, words) => {
  const { api, router } = draw(answering(course).answer(postIntLine, 5).answer(getMapLine, aPosition()));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '신청하기' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '대기 신청' }));
  expect(await screen.findByRole('region', { name: '내 순번' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(LINE);
  expect(api.requestsOf(postIntLine).map(({ input }) => input)).toEqual([{ educationNo: 7 }]);
});

test('the page of the course stays if joining is refused', async () => {
  const { router } = draw(answering(full()).refuse(postIntLine, 'LINE_CLOSED'));
  await userEvent.click(await screen.findByRole('button', { name: '대기 신청' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '대기 신청' })).toBeEnabled());
  expect(router.state.location.pathname).toBe('/manager/edu/apply/view');
});

test('a guest sees the link too', async () => {
  const api = new FakeApi().answer(getMapEdu, full());
  renderInHost(module.routes, '/manager/info?educationNo=7', { api });
  expect(await screen.findByRole('link', { name: '대기 신청' })).toHaveAttribute('href', LINE);
  expect(api.requestsOf(getListLine)).toEqual([]);
});

test('a waiting member gets a link to the queue entry, one with an offered seat also to the form', async () => {
  const { unmount } = draw(answering(full(), [aPlace({ offeringNo: 8 }), aPlace()]));
  expect(await screen.findByText('대기 신청을 하셨습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '대기 순번 보기' })).toHaveAttribute('href', LINE);
  expect(screen.queryByRole('link', { name: '신청서 작성' })).not.toBeInTheDocument();
  unmount();
  const offer = aPlace({ status: 'OFFERED', offerDueAt: '2026-11-21T08:10:00+09:00' });
  draw(answering(aCourse({ status: 'CLOSED', allowedActions: [] }), [offer]));
  expect(await screen.findByText(/2026\.11\.21 \(토\) 08:10까지 신청서를 내주세요/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '신청서 작성' })).toBeVisible();
});

/** Reads a file, as jsdom allows. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

test('before the queue opens the page shows the opening, the start of the queue, the lot, and a calendar file', async () => {
  let file: Blob | undefined;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:1'), revokeObjectURL: jest.fn() });
  const upcoming = aCourse({ status: 'UPCOMING', statusName: '접수예정', allowedActions: [] });
  const { unmount } = draw(answering(upcoming));
  const said = await screen.findByText(/08:50부터 이 화면에서 대기하실 수 있고, 09:00에 추첨으로 순서를 정합니다/);
  expect(screen.getByText('2026.11.01 (일) 09:00에 신청을 받습니다.')).toBeInTheDocument();
  expect(screen.queryByText('지금은 신청할 수 없습니다.')).toBeNull();
  expect(said.closest('.info')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '신청 시작 일정 받기' }));
  const text = (await textOf(file)).replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART:20261031T235000Z\r\nDTEND:20261101T000000Z');
  expect(text).toContain('SUMMARY:신청 시작: 외식경영관리사 2급 기본 과정');
  expect(text).toContain('TRIGGER:-PT30M');
  unmount();
  draw(new FakeApi().answer(getListBoxEdu, listOfAll([upcoming])), '/manager/edu/apply');
  expect(await screen.findByText('08:50부터 대기, 09:00에 추첨으로 순서 결정')).toBeInTheDocument();
});

describe('before the queue opens a guest', () => {
  const PUBLIC = '/manager/info?educationNo=7';
  const upcoming = aCourse({ status: 'UPCOMING', allowedActions: [], now: '2026-10-31T12:00:00+09:00' });
  const visit = (course = upcoming) =>
    renderInHost(module.routes, PUBLIC, { api: new FakeApi().answer(getMapEdu, course) });

  test.each([
    ['로그인', '/sign/in'],
    ['회원가입', '/sign/up/step1'],
    ['로그인하고 시작 알림 받기', '/sign/in'],
  ])('reads that the queue is for members, and comes back to the page after %s', async (name, path) => {
    const { router } = visit();
    expect(await screen.findByText(/^대기와 신청은 회원만 하실 수 있습니다\./)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, state: { from: PUBLIC } }));
  });

  test('is offered no notice that would come too late', async () => {
    visit({ ...upcoming, now: '2026-11-01T08:40:00+09:00' });
    await screen.findByText(/^대기와 신청은 회원만 하실 수 있습니다\./);
    expect(screen.queryByRole('link', { name: /시작 알림 받기/ })).not.toBeInTheDocument();
  });
});

test('before the queue opens a member switches the notice on and off', async () => {
  const api = answering(aCourse({ status: 'UPCOMING', allowedActions: [] })).answer(postIntOpeningAlert, 1);
  draw(api);
  await screen.findByRole('button', { name: '시작 알림 받기' });
  expect(screen.queryByText(/회원만 하실 수 있습니다/)).not.toBeInTheDocument();
  api.answer(getMapOpeningAlert, { isWanted: true, noticeAt: '2026-11-01T08:30:00+09:00' });
  await userEvent.click(screen.getByRole('button', { name: '시작 알림 받기' }));
  await userEvent.click(await screen.findByRole('button', { name: '시작 알림 끄기' }));
  await waitFor(() =>
    expect(api.requestsOf(postIntOpeningAlert).map(({ input }) => input)).toEqual([
      { educationNo: 7, isWanted: true },
      { educationNo: 7, isWanted: false },
    ]),
  );
});

test('a card of the list shows that a queue is open', async () => {
  draw(new FakeApi().answer(getListBoxEdu, listOfAll([full()])), '/manager/edu/apply');
  expect(await screen.findByText('대기 신청 가능')).toBeInTheDocument();
});

describe('a page that was opened earlier', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2031-01-01'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('links to the queue once the server opens it, and sends no request before', async () => {
    const upcoming = aCourse({ status: 'UPCOMING', allowedActions: [], now: '2026-11-01T08:40:00+09:00' });
    const { api } = draw(answering(upcoming));
    await screen.findByText('2026.11.01 (일) 09:00에 신청을 받습니다.');
    const asked = api.requestsOf(getMapEdu).length;
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000 + 55_000));
    expect(api.requestsOf(getMapEdu)).toHaveLength(asked);
    api.answer(getMapEdu, { ...upcoming, allowedActions: ['wait'], now: '2026-11-01T08:50:01+09:00' });
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(await screen.findByRole('button', { name: '대기 신청' })).toBeVisible();
    // It is fetched again at the opening.
    api.answer(getMapEdu, aCourse());
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000 + 3000));
    expect(await screen.findByRole('link', { name: '신청하기' })).toBeVisible();
  });
});
