import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getIntUserEduApply,
  getIntUserExamApply,
  getListBoxUserEdu,
  getListLine,
  getMapEdu,
  getMapExam,
  getMapLine,
  patchIntLineLeave,
  postIntLine,
  type OwnPlace,
} from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourse, aCourseRow, anExam, aPlace, aProfile, aPosition, noPlace } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

type Position = ReturnType<typeof aPosition>;

const draw = (api: FakeApi, query = '?educationNo=7') =>
  renderInHost(module.routes, `/manager/line${query}`, { api, user: aMember() });

/** A course with a queue; its status is read from the returned object on every request. */
function lineAt(standing: Position) {
  const line = { standing };
  const api = new FakeApi()
    .answer(getMapEdu, aCourse({ status: 'FULL', allowedActions: ['wait'] }))
    .answer(getIntUserEduApply, 0)
    .answer(getMapLine, () => line.standing);
  return { api, line };
}
const own = () => screen.findByRole('region', { name: /^(내 순번|대기 신청)$/ });
const offered = aPosition({
  status: 'OFFERED',
  statusName: '자리 배정',
  ahead: null,
  offerDueAt: '2026-11-20T10:11:00+09:00',
  allowedActions: ['apply', 'leave'],
});

// Pauses between requests pass as fast as the test waits.
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a member who has not joined yet reads that first; one press creates an entry, whose status is requested at once', async () => {
  const { api, line } = lineAt(noPlace({ now: '2026-11-20T09:55:00+09:00', drawnAt: null, seatsLeft: 2, offered: 0 }));
  draw(
    api.answer(postIntLine, () => {
      line.standing = aPosition({ ahead: null, now: '2026-11-20T09:55:01+09:00' });
      return 5;
    }),
  );
  const joining = await screen.findByRole('region', { name: '대기 신청' });
  expect(within(joining).getByText('아직 대기 신청 전입니다.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '내 순번' })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^대기 신청 전 · 대기 순번/);
  const explained = screen.getByText(/오늘 10:00에 추첨으로 정하고/);
  expect(screen.getByRole('timer', { name: '현재 시각' })).toHaveTextContent(/^2026\.11\.20 \(금\) 09:55:0\d$/);
  expect(screen.getByText('2명 (정원 80명)')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const button = screen.getByRole('button', { name: '대기 신청' });
  expect(button.compareDocumentPosition(explained)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(await own()).toHaveAccessibleName('내 순번');
  expect(screen.getByRole('heading', { name: '대기 순번' })).toHaveFocus();
  expect(
    await screen.findByText('대기 신청을 마쳤습니다. 순서는 추첨으로 정해집니다.', { selector: 'p' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('대기 신청을 마쳤습니다.');
  expect(api.requestsOf(postIntLine).map(({ input }) => input)).toEqual([{ educationNo: 7 }]);
  expect(document.title).toMatch(/^오늘 10:00 추첨 · 대기 순번/);
});

test('changes are visible, announced and in the title without a reload; the focus stays where it is', async () => {
  const { api, line } = lineAt(aPosition());
  draw(api);
  await own();
  expect(document.title).toMatch(/^3명 앞 · 대기 순번/);
  const leave = screen.getByRole('button', { name: '대기 취소' });
  leave.focus();
  line.standing = offered;
  const decline = await screen.findByRole('button', { name: '자리 포기하기' });
  expect(decline).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('자리가 배정되었습니다. 오늘 10:11까지 신청서를 내주세요.');
  expect(document.title).toMatch(/^자리 배정, 오늘 10:11까지/);
  expect(screen.getByRole('link', { name: '신청서 작성' })).toHaveAttribute(
    'href',
    '/manager/edu/apply/write?educationNo=7',
  );
  expect(screen.getByRole('timer', { name: '신청서를 낼 수 있는 남은 시간' })).toHaveTextContent(
    /^(10분 0초|9분 5\d초)$/,
  );
  // The list of entries, which fails here, is not requested over and over.
  expect(api.requestsOf(getListLine)).toHaveLength(1);
});

test('the form that follows an offer has its status, even after the course page has shown a waiting entry', async () => {
  const { api, line } = lineAt(aPosition());
  const { router } = draw(api.answer(getListLine, [aPlace()]).answer(fetchUser, aProfile()));
  await own();
  await waitFor(() => expect(api.requestsOf(getListLine)).toHaveLength(1));
  line.standing = offered;
  api.answer(getListLine, [aPlace({ status: 'OFFERED', offerDueAt: offered.offerDueAt })]);
  await userEvent.click(await screen.findByRole('link', { name: '신청서 작성' }));
  expect(await screen.findByRole('button', { name: '신청하기' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/manager/edu/apply/write');
});

test('the form has the offer if the page was left before the list of entries was read again', async () => {
  const { api, line } = lineAt(aPosition());
  draw(api.answer(getListLine, [aPlace()]).answer(fetchUser, aProfile()));
  await own();
  await waitFor(() => expect(api.requestsOf(getListLine)).toHaveLength(1));
  api.answer(getListLine, () => new Promise<OwnPlace[]>(() => undefined));
  line.standing = offered;
  const link = await screen.findByRole('link', { name: '신청서 작성' });
  await waitFor(() => expect(api.requestsOf(getListLine)).toHaveLength(2));
  api.answer(getListLine, [aPlace({ status: 'OFFERED', offerDueAt: offered.offerDueAt })]);
  await userEvent.click(link);
  expect(await screen.findByRole('button', { name: '신청하기' })).toBeVisible();
});

test('the form has the offer if another page has read the list of entries before it', async () => {
  const { api } = lineAt(offered);
  const places = [aPlace(), aPlace({ status: 'OFFERED', offerDueAt: offered.offerDueAt })];
  draw(api.answer(getListLine, () => [places.shift() ?? aPlace()]).answer(fetchUser, aProfile()));
  await own();
  await waitFor(() => expect(places).toEqual([]));
  await userEvent.click(screen.getByRole('link', { name: '신청서 작성' }));
  expect(await screen.findByRole('button', { name: '신청하기' })).toBeVisible();
});

test.each([
  ['a place', aPosition(), '대기 취소', /지금 순번\(내 앞 3명\)이 없어집니다/, '예, 취소합니다'],
  ['a seat', offered, '자리 포기하기', /바로 다음 분께 넘어가며 되돌릴 수 없습니다/, '예, 포기합니다'],
] as const)('%s is given up after a confirmation with the consequences', async (_what, standing, name, loss, yes) => {
  const { api, line } = lineAt(standing);
  draw(
    api.answer(patchIntLineLeave, () => {
      line.standing = aPosition({ status: 'LEFT', ahead: null, allowedActions: ['wait'] });
      return 1;
    }),
  );
  await own();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(loss);
  await userEvent.click(within(dialog).getByRole('button', { name: '아니오' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.requestsOf(patchIntLineLeave)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: yes }));
  expect(await screen.findByRole('button', { name: '대기 신청' })).toBeVisible();
});

test('an error is shown, and the status is fetched again', async () => {
  const { api, line } = lineAt(noPlace());
  draw(api.refuse(postIntLine, 'LINE_CLOSED'));
  await own();
  line.standing = noPlace({ allowedActions: [] });
  await userEvent.click(screen.getByRole('button', { name: '대기 신청' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('지금은 대기 순번을 받을 수 없습니다.');
  expect(await screen.findByText('지금은 대기 신청을 받지 않습니다.', { selector: 'p' })).toBeInTheDocument();
});

test.each([
  ['an entry', aPosition(), /순서는 그대로입니다\..*내 앞에 3명이 있습니다\./],
  ['no entry yet', noPlace(), /^대기 신청.*대기 신청을 누르셨다면, 신청되었는지는 다시 연결되었을 때[^.]*\.$/],
])('a lost connection does not promise more than is known with %s', async (_what, standing, words) => {
  const { api, line } = lineAt(standing);
  draw(api);
  const region = await own();
  api.refuse(getMapLine, 'FAULT');
  expect(await screen.findByText(/^연결이 끊겨/, { selector: 'div' })).toBeVisible();
  expect(region).toHaveTextContent(words);
  api.answer(getMapLine, () => line.standing);
  await waitFor(() => expect(screen.queryByText(/^연결이 끊겨/, { selector: 'div' })).not.toBeInTheDocument());
});

test('a member who has used the seat gets a link to the application', async () => {
  const { api } = lineAt(aPosition({ status: 'TAKEN', ahead: null, allowedActions: [] }));
  draw(api.answer(getIntUserEduApply, 1).answer(getListBoxUserEdu, listOfAll([aCourseRow()])));
  const link = await screen.findByRole('link', { name: '신청 상세 보기' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/manager/edu/register/view?userExaminationNo=12'));
  expect(document.title).toMatch(/^신청함/);
});

test("a group entry links to the form of the group, regardless of the employer's own application", async () => {
  const group = { seats: 3, collected: 1, collectedUntil: '2026-11-23T10:00:00+09:00', isStoodBack: false };
  const { api, line } = lineAt(aPosition({ ahead: 0, offered: 0, collected: 1, group }));
  draw(api.answer(getIntUserEduApply, 1).answer(getListBoxUserEdu, listOfAll([aCourseRow()])));
  const place = await own();
  expect(place).toHaveTextContent('3자리 가운데 1자리를 모아 두었습니다.');
  expect(screen.getByText('0명 (정원 80명) · 단체 몫으로 모으는 중 1명')).toBeInTheDocument();
  line.standing = { ...offered, group: { ...group, collected: 3, collectedUntil: null } };
  const form = await screen.findByRole('link', { name: '단체 신청서 작성' });
  expect(form).toHaveAttribute('href', '/manager/group/write?educationNo=7');
  expect(screen.getByRole('status')).toHaveTextContent('단체 3명의 자리가 배정되었습니다.');
  line.standing = aPosition({ status: 'LAPSED', ahead: null, allowedActions: ['wait'], group });
  expect(await screen.findByRole('link', { name: '단체 대기 신청' })).toBeVisible();
  expect(screen.getByRole('button', { name: '본인 자리 대기 신청' })).toBeVisible();
});

test('an exam has the same page; an ineligible member sees the reason before any press', async () => {
  const api = new FakeApi()
    .answer(getMapExam, anExam({ status: 'FULL', allowedActions: ['wait'], eligible: false }))
    .answer(getIntUserExamApply, 0)
    .answer(getMapLine, noPlace());
  draw(api, '?examinationNo=9');
  expect(await screen.findByText('2급 교육을 수료하신 뒤에 신청할 수 있습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '대기 신청' })).not.toBeInTheDocument();
  expect(api.requestsOf(getMapLine)[0]?.input).toEqual({ examinationNo: 9 });
});

test.each(['', '?educationNo=abc', '?educationNo=7&examinationNo=9'])(
  'an address without a queue (%s) links on and sends no request',
  async (query) => {
    const { api } = draw(new FakeApi(), query);
    expect(await screen.findByRole('link', { name: '교육과 시험 일정' })).toBeVisible();
    expect(api.seen).toEqual([]);
  },
);

test('a missing and a failed page are shown in place of the content', async () => {
  const { api } = lineAt(aPosition());
  draw(api.refuse(getMapLine, 'NOT_FOUND'));
  expect(await screen.findByText('찾으시는 내용이 없습니다.')).toBeInTheDocument();
});

test('no request is sent after the page was left', async () => {
  const { api } = lineAt(aPosition());
  const { router } = draw(api);
  await own();
  await router.navigate('/elsewhere');
  await screen.findByText('길: /elsewhere');
  const asked = api.requestsOf(getMapLine).length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(api.requestsOf(getMapLine)).toHaveLength(asked);
});
