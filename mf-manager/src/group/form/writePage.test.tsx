import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLY_CONSENT_VERSION } from '@portal/shared/contract/applyConsent';
import {
  getListLine,
  getMapEdu,
  getMapExam,
  getMapGroup,
  getMapInvoiceAllowance,
  getMapLine,
  postIntGroup,
  postIntGroupLine,
  postMapGroupRoster,
} from '@portal/shared/contract/manager';
import { startPayment } from '@portal/shared/contract/payment';
import { fetchUser } from '@portal/shared/contract/user';
import { leaveTo } from '@portal/shared/router';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourse, anExam, aPlace, aProfile, aPosition } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';
import { anUnpaidGroup } from '../testing/samples.ts';

jest.mock('@portal/shared/router', () => ({ ...jest.requireActual('@portal/shared/router'), leaveTo: jest.fn() }));

const draw = (api: FakeApi, query = '?educationNo=7') =>
  renderInHost(module.routes, `/manager/group/write${query}`, { api, user: aMember() });
const ready = () =>
  new FakeApi()
    .answer(getMapEdu, aCourse({ termsVersion: 'v3' }))
    .answer(fetchUser, aProfile({ bssh_nm: '한빛식당' }))
    .answer(getListLine, [])
    .answer(getMapInvoiceAllowance, null)
    .answer(getMapGroup, anUnpaidGroup());

const phone = (nth: number) => screen.getByLabelText(new RegExp(`^${nth}번 휴대폰 번호`));
const nameOf = (nth: number) => screen.getByLabelText(new RegExp(`^${nth}번 이름`));
const total = () => screen.getByText(/80,000원 × /);
const add = () => userEvent.click(screen.getByRole('button', { name: '한 명 더하기' }));
const send = () => userEvent.click(screen.getByRole('button', { name: '신청하기' }));

async function fillIn(people: readonly [string, string][]) {
  await paste(await screen.findByLabelText(/^사업자등록번호/), '104-82-00007');
  for (const [index, [name, userPhone]] of people.entries()) {
    if (index > 0) await add();
    if (name) await paste(nameOf(index + 1), name);
    await paste(phone(index + 1), userPhone);
  }
  for (const label of [/환불 기준을 확인/, /안내하고 동의/])
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
}
const confirm = async (button: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: '단체 교육 신청 내용 확인' })).getByRole('button', {
      name: button,
    }),
  );
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

beforeEach(() => sessionStorage.clear());

test('a group is sent after the consents, and its payment follows', async () => {
  const api = ready()
    .answer(postIntGroup, 4)
    .answer(startPayment, { paymentNo: 31, amount: 160_000, checkoutUrl: '/pay' });
  const { router } = draw(api);
  await fillIn([
    ['홍길동', '010-1234-5678'],
    ['김한빛', '01098765432'],
  ]);
  expect(total()).toHaveTextContent('80,000원 × 2명 = 160,000원');
  await send();
  const dialog = await screen.findByRole('dialog', { name: '단체 교육 신청 내용 확인' });
  for (const text of ['외식경영관리사 2급 기본 과정', '한빛식당', '2명', '160,000원', '한 자리도 잡지 않습니다'])
    expect(dialog).toHaveTextContent(text);
  expect(api.requestsOf(postIntGroup)).toEqual([]);
  await confirm('확인');
  await screen.findByRole('heading', { level: 1, name: '단체 신청 결제' });
  expect(api.requestsOf(postIntGroup)[0]?.input).toEqual({
    kind: 'education',
    educationNo: 7,
    termsVersion: 'v3',
    people: [
      { name: '홍길동', userPhone: '01012345678' },
      { name: '김한빛', userPhone: '01098765432' },
    ],
    businessNumber: '1048200007',
    businessName: '한빛식당',
    consents: ['refund', 'informed'].map((item) => ({ item, version: APPLY_CONSENT_VERSION })),
  });
  expect(router.state.location.search).toBe('?groupNo=4');
  expect(await screen.findByText('외식경영관리사 2급 기본 과정 (2명)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '결제하기' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/pay'));
  expect(api.requestsOf(startPayment)[0]?.input).toMatchObject({ userExaminationNo: 77 });
});

test("a group for an exam names the exam; the employer's own eligibility is not checked", async () => {
  const api = ready()
    .answer(getMapExam, anExam({ eligible: false }))
    .answer(postIntGroup, 4);
  draw(api, '?examinationNo=9');
  await fillIn([['홍길동', '01012345678']]);
  await send();
  const dialog = await screen.findByRole('dialog', { name: '단체 시험 신청 내용 확인' });
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(api.requestsOf(postIntGroup)).toHaveLength(1));
  expect(api.requestsOf(postIntGroup)[0]?.input).toMatchObject({ kind: 'exam', examinationNo: 9 });
});

test('an error is shown at its row, and in the summary with its number', async () => {
  const { api } = draw(ready());
  await fillIn([
    ['홍길동', '01012345678'],
    ['', '0212345'],
    ['김한빛', '010-1234-5678'],
  ]);
  await userEvent.clear(screen.getByLabelText(/^사업자등록번호/));
  await paste(screen.getByLabelText(/^사업자등록번호/), '1048200008');
  await send();
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '사업자등록번호를 다시 확인해주세요. 맞지 않는 번호입니다.',
    '2번 이름: 이름을 입력해주세요.',
    expect.stringMatching(/^2번 휴대폰 번호: /),
  ]);
  expect(nameOf(2)).toHaveAccessibleDescription('이름을 입력해주세요.');
  await paste(nameOf(2), '이영희');
  await userEvent.clear(phone(2));
  await paste(phone(2), '01055556666');
  await send();
  await waitFor(() =>
    expect(phone(3)).toHaveAccessibleDescription('1번과 같은 번호입니다. 한 분에게 한 자리만 신청할 수 있습니다.'),
  );
  expect(api.requestsOf(postIntGroup)).toEqual([]);
});

test('an error of the API about a person is shown at the row', async () => {
  const issues = [{ path: 'people.1.userPhone', message: '휴대폰 번호를 정확히 입력해주세요.' }];
  draw(ready().refuse(postIntGroup, 'MALFORMED', { issues }));
  await fillIn([
    ['홍길동', '01012345678'],
    ['김한빛', '01098765432'],
  ]);
  await send();
  await confirm('확인');
  await waitFor(() => expect(phone(2)).toHaveAccessibleDescription('휴대폰 번호를 정확히 입력해주세요.'));
});

test('if too few seats are left, all typed values stay', async () => {
  const { api } = draw(ready().refuse(postIntGroup, 'GROUP_SEATS_TOO_FEW'));
  await fillIn([['홍길동', '01012345678']]);
  await send();
  await confirm('확인');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('한 자리도 신청하지 않았습니다');
  expect(nameOf(1)).toHaveValue('홍길동');
  await waitFor(() => expect(api.requestsOf(getMapEdu).length).toBeGreaterThan(1));
});

test('an employer refused for lack of seats may wait for that many, and the queue follows', async () => {
  const { api, router } = draw(ready().refuse(postIntGroup, 'GROUP_SEATS_TOO_FEW').answer(postIntGroupLine, 5));
  await fillIn([
    ['홍길동', '01012345678'],
    ['김한빛', '01098765432'],
  ]);
  await send();
  await confirm('확인');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  const people = await screen.findByLabelText(/^함께 기다리실 인원/);
  expect(people).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: '단체 대기 신청' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/manager/line'));
  expect(api.requestsOf(postIntGroupLine).map(({ input }) => input)).toEqual([{ educationNo: 7, seats: 2 }]);
});

test('if the queue is open, the entry is for the number of typed people', async () => {
  const course = aCourse({ allowedActions: ['wait'], status: 'FULL', capacity: 20 });
  const { api } = draw(ready().answer(getMapEdu, course).refuse(postIntGroupLine, 'GROUP_OVER_CAPACITY'));
  const wait = async () => userEvent.click(await screen.findByRole('button', { name: '단체 대기 신청' }));
  await wait();
  const people = screen.getByLabelText(/^함께 기다리실 인원/);
  expect(people).toHaveAccessibleDescription('함께 기다리실 인원을 숫자로 입력해주세요.');
  await userEvent.type(people, '51');
  await wait();
  expect(people).toHaveAccessibleDescription('한 번에 50명까지 기다리실 수 있습니다.');
  await userEvent.clear(people);
  await userEvent.type(people, '21');
  await wait();
  await waitFor(() => expect(people).toHaveAccessibleDescription(/정원보다 많은 인원/));
  expect(api.requestsOf(postIntGroupLine)).toHaveLength(1);
  expect(screen.getByText(/모으는 기간은 첫 자리부터 3일/)).toBeVisible();
});

test('offered seats have the form, for no more people; the entry is shown in the queue', async () => {
  const place = aPlace({ isGroup: true, seats: 3 });
  const offerDueAt = '2026-11-20T10:11:00+09:00';
  const { unmount } = draw(
    ready()
      .answer(getMapEdu, aCourse({ allowedActions: ['wait'], status: 'FULL' }))
      .answer(getListLine, [place]),
  );
  expect(await screen.findByText('단체 3명으로 대기하고 계십니다.')).toBeVisible();
  expect(screen.getByRole('link', { name: '대기 순번 보기' })).toHaveAttribute('href', '/manager/line?educationNo=7');
  unmount();
  draw(
    ready()
      .answer(getListLine, [{ ...place, status: 'OFFERED', offerDueAt }])
      .answer(
        getMapLine,
        aPosition({ status: 'OFFERED', ahead: null, offerDueAt, allowedActions: ['apply', 'leave'] }),
      ),
  );
  expect(await screen.findByText('단체 3명의 자리가 배정되었습니다.')).toBeVisible();
  expect(await screen.findByText('모두', { exact: false, selector: 'p' })).toHaveTextContent('모두 1명 (최대 3명)');
  expect(await screen.findByRole('timer', { name: '신청서를 낼 수 있는 남은 시간' })).toBeVisible();
});

test('rows are added and removed, with the focus in the next useful place', async () => {
  draw(ready());
  await screen.findByLabelText(/^사업자등록번호/);
  expect(screen.getByRole('button', { name: '1번 빼기' })).toBeDisabled();
  await add();
  expect(nameOf(2)).toHaveFocus();
  await userEvent.keyboard('김한빛');
  await add();
  await userEvent.keyboard('이영희');
  await userEvent.click(screen.getByRole('button', { name: '1번 빼기' }));
  expect(nameOf(1)).toHaveValue('김한빛');
  await waitFor(() => expect(screen.getByRole('button', { name: '1번 빼기' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: '2번 빼기' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '한 명 더하기' })).toHaveFocus());
  expect(total()).toHaveTextContent('× 1명');
});

test('a pasted table fills the rows, fifty at most; a pasted name is a name', async () => {
  draw(ready());
  await screen.findByLabelText(/^사업자등록번호/);
  await paste(nameOf(1), '홍길동');
  expect(nameOf(1)).toHaveValue('홍길동');
  await paste(nameOf(1), '김한빛\t010-9876-5432\r\n이영희\t01055556666');
  expect(nameOf(1)).toHaveValue('홍길동');
  expect(nameOf(3)).toHaveValue('이영희');
  expect(phone(2)).toHaveValue('01098765432');
  await paste(nameOf(3), Array.from({ length: 60 }, (_, index) => `사람${index}\t01000000000`).join('\n'));
  expect(total()).toHaveTextContent('× 50명');
  expect(screen.queryByRole('button', { name: '한 명 더하기' })).not.toBeInTheDocument();
  // The demo's course has twelve left.
  expect(screen.getByText('지금 남은 자리는 12명입니다.')).toBeVisible();
});

test('each row of a file is shown with what becomes of it, and goes into the form when it is taken', async () => {
  const api = ready().answers(postMapGroupRoster, {
    rows: [
      { line: 2, name: '홍길동', userPhone: '01012345678', outcome: 'ok', message: '' },
      { line: 3, name: '', userPhone: '01098765432', outcome: 'refused', message: '이름이 없습니다.' },
    ],
    people: [{ name: '홍길동', userPhone: '01012345678' }],
  });
  draw(api);
  const file = new File(['이름,휴대폰 번호\n홍길동,010-1234-5678\n,01098765432'], '명단.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/^명단 파일/), file);
  const table = await screen.findByRole('table', { name: '명단 파일의 줄' });
  expect(within(table).getByRole('row', { name: /3번째 줄/ })).toHaveTextContent('넣지 않음 이름이 없습니다.');
  expect(nameOf(1)).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: '1명 넣기' }));
  expect(nameOf(1)).toHaveValue('홍길동');
  expect(phone(1)).toHaveValue('01012345678');
  expect(screen.queryByRole('table', { name: '명단 파일의 줄' })).not.toBeInTheDocument();
});

test('a file that is not a table is an error at its field', async () => {
  const issues = [{ path: 'file', message: '첫 줄에 이름, 휴대폰 번호 열이 있어야 합니다.' }];
  draw(ready().refuse(postMapGroupRoster, 'MALFORMED', { issues }));
  const field = await screen.findByLabelText(/^명단 파일/);
  await userEvent.upload(field, new File(['부서\n주방'], '명단.csv', { type: 'text/csv' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('열이 있어야 합니다.')));
});

test('a file that is far too large is not sent at all', async () => {
  const { api } = draw(ready());
  const field = await screen.findByLabelText(/^명단 파일/);
  await userEvent.upload(field, new File(['a'.repeat(110 * 1024)], '명단.csv', { type: 'text/csv' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('100KB보다 큽니다')));
  expect(api.requestsOf(postMapGroupRoster)).toEqual([]);
});

test('typed people survive a reload of the tab, consents do not', async () => {
  const { unmount } = draw(ready());
  await fillIn([
    ['홍길동', '01012345678'],
    ['김한빛', '01098765432'],
  ]);
  unmount();
  draw(ready());
  expect(await screen.findByText(/작성하시던 내용을 불러왔습니다/)).toBeVisible();
  expect(nameOf(2)).toHaveValue('김한빛');
  expect(screen.getByRole('checkbox', { name: /안내하고 동의/ })).not.toBeChecked();
});

test.each([
  [
    'nobody can apply',
    aCourse({ allowedActions: [], status: 'CLOSED', statusName: '마감' }),
    '현재 상태는 마감입니다.',
  ],
  ['a line is the way in', aCourse({ allowedActions: ['wait'] }), '먼저 기다리시는 분이 있습니다'],
])('if %s there is no form', async (_when, course, message) => {
  draw(ready().answer(getMapEdu, course));
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(screen.queryByLabelText(/^사업자등록번호/)).not.toBeInTheDocument();
});

test('a paid group has no payment step, but a link to its page', async () => {
  draw(ready().answer(getMapGroup, anUnpaidGroup({ allowedActions: [] })), '?groupNo=4');
  expect(await screen.findByRole('heading', { level: 1, name: '단체 신청 상세' })).toBeVisible();
});

test('without a number there is nothing to apply for', async () => {
  draw(ready(), '');
  expect(await screen.findByText('찾으시는 내용이 없습니다.')).toBeVisible();
});

test('an employer with an overdue invoice reads that no further one is possible, with the way to it', async () => {
  const terms = { businessNumber: '1048200007', businessName: '한빛식당', limit: 1_000_000, untilDay: '2026-12-31' };
  draw(ready().answers(getMapInvoiceAllowance, { ...terms, left: 900_000, overdueGroupNo: 7 }));
  await userEvent.click(await screen.findByRole('radio', { name: '청구서 (나중에 계좌이체)' }));
  expect(screen.getByText(/기한이 지난 청구서가 있어 후불로 신청하실 수 없습니다/)).toBeVisible();
  expect(screen.queryByText(/자리가 바로 확정되고/)).toBeNull();
  expect(screen.getByRole('link', { name: '기한이 지난 청구서 보기' })).toHaveAttribute(
    'href',
    '/manager/group/view?groupNo=7',
  );
});

test('an employer allowed to pay later chooses an invoice, and no payment follows', async () => {
  const api = ready()
    .answers(getMapInvoiceAllowance, {
      businessNumber: '1048200007',
      businessName: '한빛식당',
      limit: 1_000_000,
      left: 100_000,
      untilDay: '2026-12-31',
    })
    .answer(postIntGroup, 4);
  draw(api);
  await userEvent.click(await screen.findByRole('radio', { name: '청구서 (나중에 계좌이체)' }));
  expect(screen.getByText(/100,000원까지 후불로 신청하실 수 있습니다/)).toBeVisible();
  expect(screen.getByLabelText(/^사업자등록번호/)).toHaveValue('1048200007');
  await paste(nameOf(1), '홍길동');
  await paste(phone(1), '01012345678');
  for (const label of [/환불 기준을 확인/, /안내하고 동의/])
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
  await send();
  expect(await screen.findByRole('dialog', { name: '단체 교육 신청 내용 확인' })).toHaveTextContent(
    '청구서의 금액을 기한까지',
  );
  await confirm('확인');
  await waitFor(() => expect(api.requestsOf(postIntGroup)[0]?.input).toMatchObject({ payBy: 'INVOICE' }));
});
