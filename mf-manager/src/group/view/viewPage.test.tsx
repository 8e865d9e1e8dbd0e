import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMapGroup,
  patchIntGroupCancel,
  patchIntGroupRemind,
  patchIntGroupSeat,
  patchIntGroupSeatCancel,
  patchIntGroupSeatRetract,
  patchIntRefundAccount,
  patchIntRefundAccountDeny,
  postMapGroupCompletions,
} from '@portal/shared/contract/manager';
import { aMember, FakeApi, newWord, renderInHost } from '@portal/shared/testing';
import { aPayment } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';
import type { Group, Seat } from '../group.ts';
import { aConfirmedSeat, aGroup, anUnpaidGroup, aSeat } from '../testing/samples.ts';

const draw = (group: Group, api = new FakeApi()) =>
  renderInHost(module.routes, '/manager/group/view?groupNo=4', {
    api: api.answer(getMapGroup, group),
    user: aMember(),
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const rows = () =>
  within(screen.getByRole('table', { name: '신청하신 분' }))
    .getAllByRole('row')
    .slice(1);

test('the table shows acceptances, and the deadline of the others', async () => {
  draw(aGroup());
  expect(await screen.findByText('1명이 아직 수락하지 않았습니다.')).toBeVisible();
  expect(screen.getByText(/2026.12.06 \(일\) 24:00까지 수락하거나/)).toBeVisible();
  expect(screen.getByText('2명 중 1명 수락')).toBeVisible();
  const [waiting, accepted] = rows();
  expect(waiting).toHaveTextContent('1번홍길동010-****-5678수락 대기 2026.11.20 (금) 10:35 보냄');
  expect(accepted).toHaveTextContent('2번김한빛010-****-5678수락 완료 2026.11.21 (토) 09:00 수락');
  await press('수락 완료 1');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('80,000원 × 2명 = 160,000원')).toBeVisible();
  expect(screen.getByText('104-82-00007')).toBeVisible();
});

test.each<[string, Partial<Seat>, string]>([
  ['is due', { allowedActions: ['replace', 'cancel'] }, '곧 보냄'],
  ['follows the payment', { status: 'RESERVED', allowedActions: ['name'] }, '결제하시면 보냄'],
  ['waits for another person', { status: 'RESERVED', allowedActions: ['invite', 'cancel'] }, '초대하시면 보냄'],
  ['is not sent any more', { status: 'CANCELLED', allowedActions: [] }, '보내지 않음'],
])('an invitation that %s says so', async (_case, seat, words) => {
  draw(aGroup({ seats: [aSeat({ invitedAt: null, ...seat })] }));
  expect(await screen.findByRole('cell', { name: words })).toBeVisible();
});

test('the reason why a seat came back is shown next to it; replaced people are listed separately', async () => {
  draw(
    aGroup({
      seats: [
        aSeat({
          status: 'RESERVED',
          statusName: '초대 종료',
          answer: 'DECLINED',
          answerName: '초대 사양',
          invitedAt: null,
        }),
        aSeat({ seatNo: 90, status: 'REPLACED', statusName: '교체됨', allowedActions: [] }),
      ],
    }),
  );
  expect(await screen.findByText(/초대 사양/)).toBeVisible();
  expect(rows()[0]).toHaveTextContent('초대 종료 초대 사양보내지 않음');
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: '모든 자리 1' })).toBeVisible();
  await press('교체된 분 1');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('교체됨');
});

test('cancelling is below the seats, after what the employer came for', async () => {
  draw(aGroup({ allowedActions: ['cancelSeats', 'printReceipt'] }));
  const cancel = await screen.findByRole('button', { name: '여러 명 취소' });
  const table = screen.getByRole('table', { name: '신청하신 분' });
  expect(table.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an unpaid group shows its payment deadline, and is cancelled as a whole', async () => {
  const { api } = draw(anUnpaidGroup(), new FakeApi().answer(patchIntGroupCancel, 2));
  expect(await screen.findByText('2026.11.20 (금) 11:00까지 결제해주세요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '결제하기' })).toHaveAttribute('href', '/manager/group/write?groupNo=4');
  await press('단체 신청 취소');
  await answer('예, 취소합니다');
  await waitFor(() => expect(api.requestsOf(patchIntGroupCancel)[0]?.input).toEqual({ groupNo: 4 }));
  expect(await screen.findByText('취소되었습니다.')).toBeVisible();
  await answer('확인');
});

test('unaccepted seats of a free group are cancelled at once, and no money is mentioned', async () => {
  const free = aGroup({ seatPrice: 0, price: 0, allowedActions: ['cancel', 'cancelSeats'], refundQuote: null });
  const { api } = draw(free, new FakeApi().answer(patchIntGroupSeatCancel, 1));
  await press('1번 홍길동 취소');
  const form = await dialog('자리 취소');
  expect(form).toHaveTextContent('무료라서 바로 취소되며');
  expect(form).not.toHaveTextContent(/환불|계좌번호/);
  await userEvent.click(within(form).getByRole('button', { name: '자리 취소' }));
  await answer('예, 취소합니다');
  await waitFor(() =>
    expect(api.requestsOf(patchIntGroupSeatCancel)[0]?.input).toEqual({ groupNo: 4, seatNos: [101] }),
  );
  expect(await screen.findByText('취소되었습니다.')).toBeVisible();
  await answer('확인');
});

test('cancelling a free group says that accepted seats stay', async () => {
  draw(aGroup({ seatPrice: 0, price: 0, allowedActions: ['cancel', 'cancelSeats'], refundQuote: null }));
  await press('단체 신청 취소');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('수락하신 분의 자리는 그대로입니다.');
  await answer('아니오');
});

test('a link over the daily limit is shown to wait until the morning', async () => {
  draw(aGroup({ seats: [aSeat({ invitedAt: null, linkAfter: '2026-11-21T09:00:00+09:00' })] }));
  await screen.findByText('2명 중 1명 수락');
  expect(rows()[0]).toHaveTextContent('2026.11.21 (토) 09:00에 보냅니다');
});

test('a link queued at night is shown to be sent in the morning', async () => {
  draw(aGroup({ seats: [aSeat({ invitedAt: '2030-11-21T08:00:00+09:00' })] }));
  await screen.findByText('2명 중 1명 수락');
  expect(rows()[0]).toHaveTextContent('2030.11.21 (목) 08:00에 보냅니다');
});

test('an awaited deposit shows its account', async () => {
  const virtualAccount = { bank: '한빛은행', account: '110123', holder: '협회', dueAt: '2026-11-21T23:59:00+09:00' };
  draw(anUnpaidGroup({ payment: aPayment({ status: 'AWAITING_DEPOSIT', virtualAccount, amount: 160_000 }) }));
  expect(await screen.findByText(/까지 입금해주세요\./)).toBeVisible();
  expect(screen.getByText('입금 금액').nextElementSibling).toHaveTextContent('160,000원');
});

test('a payment with an unknown status is not shown as missing', async () => {
  draw(anUnpaidGroup({ payment: aPayment({ status: newWord('PAUSED'), statusName: '확인 중' }) }));
  expect(await screen.findByText('결제 상태는 확인 중입니다.')).toBeVisible();
});

describe('the person of a seat', () => {
  const typed = async (form: HTMLElement, name: string, phone: string) => {
    await userEvent.clear(within(form).getByLabelText(/^이름/));
    await userEvent.type(within(form).getByLabelText(/^이름/), name);
    await userEvent.type(within(form).getByLabelText(/^휴대폰 번호/), phone);
  };

  test('is replaced, and the dialog shows the consequences for a person who has accepted', async () => {
    const { api } = draw(aGroup(), new FakeApi().answer(patchIntGroupSeat, 103));
    await press('2번 김한빛 바꾸기');
    const form = await dialog('2번 다른 분으로 바꾸기');
    expect(form).toHaveTextContent('수락하신 김한빛 님의 신청은 취소되고');
    expect(form).toHaveTextContent('2026.12.06 (일) 24:00까지 수락하셔야 하며, 금액은 바뀌지 않습니다.');
    await typed(form, '이영희', '010-5555-6666');
    await userEvent.click(within(form).getByRole('button', { name: '바꾸고 초대 보내기' }));
    await waitFor(() =>
      expect(api.requestsOf(patchIntGroupSeat)[0]?.input).toEqual({
        seatNo: 102,
        name: '이영희',
        userPhone: '01055556666',
      }),
    );
    await waitFor(() => expect(api.requestsOf(getMapGroup).length).toBeGreaterThan(1));
  });

  test.each([
    [{ invitedAt: null }, '홍길동 님은 이 자리에서 빠집니다.'],
    [{ invitedAt: null, linkAfter: '2026-11-21T09:00:00+09:00' }, '홍길동 님께 보내려던 초대는 보내지 않습니다.'],
  ])('without a sent link (%j), the dialog speaks of none', async (seat, words) => {
    draw(aGroup({ seats: [aSeat({ ...seat, allowedActions: ['replace'] })] }));
    await press('1번 홍길동 바꾸기');
    expect(await dialog('1번 다른 분으로 바꾸기')).toHaveTextContent(words);
  });

  test('has a phone of their own: that of another seat is an error at the field', async () => {
    draw(aGroup(), new FakeApi().refuse(patchIntGroupSeat, 'GROUP_PHONE_TAKEN'));
    await press('1번 홍길동 바꾸기');
    const form = await dialog('1번 다른 분으로 바꾸기');
    expect(form).toHaveTextContent('홍길동 님께 보낸 초대는 쓸 수 없게 됩니다.');
    await typed(form, '김한빛', '01098765432');
    await userEvent.click(within(form).getByRole('button', { name: '바꾸고 초대 보내기' }));
    await waitFor(() =>
      expect(within(form).getByLabelText(/^휴대폰 번호/)).toHaveAccessibleDescription(
        expect.stringContaining('같은 휴대폰 번호가 있습니다'),
      ),
    );
  });

  test('is reminded', async () => {
    const { api } = draw(aGroup(), new FakeApi().answer(patchIntGroupRemind, 1));
    await press('1번 홍길동 다시 보내기');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('전에 보낸 초대는 쓸 수 없게 됩니다.');
    await answer('예, 보냅니다');
    await waitFor(() => expect(api.requestsOf(patchIntGroupRemind)[0]?.input).toEqual({ seatNo: 101 }));
  });
});

describe('cancelling seats', () => {
  const account = async (form: HTMLElement) => {
    for (const [label, text] of [
      [/^예금주/, '한빛식당'],
      [/^은행명/, '한빛은행'],
      [/^계좌번호/, '1102345678901'],
    ] as const)
      await userEvent.type(within(form).getByLabelText(label), text);
  };

  test('for one person by the row: the refund is shown before the account is required', async () => {
    const { api } = draw(
      aGroup({ refundQuote: { percent: 80, amount: 64_000 } }),
      new FakeApi().answer(patchIntGroupSeatCancel, 1),
    );
    await press('1번 홍길동 취소');
    const form = await dialog('자리 취소');
    expect(within(form).getByRole('checkbox', { name: /1번 홍길동/ })).toBeChecked();
    expect(form).toHaveTextContent('환불 예정 금액64,000원');
    expect(form).not.toHaveTextContent('수락하신 분의 신청도');
    await userEvent.click(within(form).getByRole('button', { name: '취소 신청' }));
    expect((await within(form).findAllByText('계좌번호를 입력해주세요.')).length).toBeGreaterThan(0);
    await account(form);
    await userEvent.click(within(form).getByRole('button', { name: '취소 신청' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1명의 자리를 취소합니다');
    await answer('예, 취소합니다');
    await waitFor(() =>
      expect(api.requestsOf(patchIntGroupSeatCancel)[0]?.input).toMatchObject({ groupNo: 4, seatNos: [101] }),
    );
    expect(await screen.findByText('접수되었습니다.')).toBeVisible();
    await answer('확인');
  });

  test('for several: all are counted', async () => {
    const { api } = draw(aGroup(), new FakeApi().answer(patchIntGroupSeatCancel, 2));
    await press('여러 명 취소');
    const form = await dialog('자리 취소');
    await account(form);
    await userEvent.click(within(form).getByRole('button', { name: '취소 신청' }));
    expect(await within(form).findByText('취소할 자리를 골라주세요.')).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: '모두 고르기' }));
    expect(form).toHaveTextContent('환불 예정 금액160,000원');
    expect(form).toHaveTextContent('수락하신 분의 신청도 함께 취소되고');
    await userEvent.click(within(form).getByRole('button', { name: '취소 신청' }));
    await answer('예, 취소합니다');
    await waitFor(() =>
      expect(api.requestsOf(patchIntGroupSeatCancel)[0]?.input).toEqual({
        groupNo: 4,
        seatNos: [101, 102],
        accountName: '한빛식당',
        bank: '한빛은행',
        account: '1102345678901',
      }),
    );
    await screen.findByText('접수되었습니다.');
    await answer('확인');
  });

  test('preselects the seat that it was opened for', async () => {
    draw(aGroup());
    await press('2번 김한빛 취소');
    const [chosen, other] = within(await dialog('자리 취소')).getAllByRole('checkbox');
    expect(chosen).toBeChecked();
    expect(chosen).toHaveAccessibleName('2번 김한빛 (수락 완료)');
    expect(other).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  });

  test('is withdrawn while pending', async () => {
    const requested = aConfirmedSeat({
      status: 'CANCEL_REQUESTED',
      statusName: '취소접수',
      allowedActions: ['retract'],
    });
    const { api } = draw(aGroup({ seats: [requested] }), new FakeApi().answer(patchIntGroupSeatRetract, 1));
    await press('2번 김한빛 취소 철회');
    await answer('예, 철회합니다');
    await waitFor(() => expect(api.requestsOf(patchIntGroupSeatRetract)[0]?.input).toEqual({ seatNo: 102 }));
  });
});

test('refunds are shown with the person of the seat', async () => {
  const refund = {
    refundNo: 8,
    status: 'DONE',
    statusName: '환불완료',
    amount: 64_000,
    percent: 80,
    bank: '',
    account: '',
    accountName: '',
    requestedAt: '2026-12-01T10:00:00+09:00',
    doneAt: '2026-12-03T15:30:00+09:00',
    seatNo: 102,
  } as const;
  draw(aGroup({ refunds: [refund] }));
  const [row] = within(await screen.findByRole('table', { name: '환불 내역' }))
    .getAllByRole('row')
    .slice(1);
  expect(row).toHaveTextContent('김한빛64,000원 (80%)환불완료 2026.12.03 (목) 15:30결제하신 수단');
});

test('an account for awaiting money is requested by its application', async () => {
  const { api } = draw(
    aGroup({ allowedActions: ['nameRefundAccount'], amountAwaitingAccount: 80_000 }),
    new FakeApi().answer(patchIntRefundAccount, 1),
  );
  expect(await screen.findByText('80,000원을 돌려드립니다. 환불 계좌를 입력해주세요.')).toBeVisible();
  await press('환불 계좌 입력');
  const form = await dialog('환불 계좌 입력');
  for (const [label, text] of [
    [/^예금주/, '한빛식당'],
    [/^은행명/, '한빛은행'],
    [/^계좌번호/, '1102345678901'],
  ] as const)
    await userEvent.type(within(form).getByLabelText(label), text);
  await userEvent.click(within(form).getByRole('button', { name: '환불 계좌 보내기' }));
  await answer('예, 맞습니다');
  await waitFor(() =>
    expect(api.requestsOf(patchIntRefundAccount)[0]?.input).toMatchObject({ userExaminationNo: 77, bank: '한빛은행' }),
  );
  await screen.findByText(/환불 계좌가 접수되었습니다/);
  await answer('확인');
});

test('an account named by an employee is shown, and denied by its application', async () => {
  const account = { bank: '한빛은행', account: '***8901', accountName: '한빛식당', amount: 80_000 };
  const { api } = draw(
    aGroup({
      allowedActions: ['denyRefundAccount'],
      namedAccounts: [{ ...account, payableFrom: '2026-12-02T10:00:00+09:00' }],
    }),
    new FakeApi().answer(patchIntRefundAccountDeny, 1),
  );
  expect(await screen.findByText(/예금주 한빛식당/)).toBeVisible();
  await press('내 계좌가 아닙니다');
  await answer('예, 내 계좌가 아닙니다');
  await waitFor(() => expect(api.requestsOf(patchIntRefundAccountDeny)[0]?.input).toEqual({ userExaminationNo: 77 }));
  await screen.findByText(/환불을 멈추고/);
  await answer('확인');
});

test('the refund windows are those of one person', async () => {
  draw(aGroup());
  const table = await screen.findByRole('table', { name: '환불 기간과 환불 비율' });
  expect(within(table).getByRole('row', { name: /2차 환불 기간/ })).toHaveTextContent('80%64,000원');
});

/** jsdom has no `Blob.text`. */
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });

/** Opens a list, saves it as a file and returns both. */
async function savedList(button: string, title: string) {
  const saved = jest.fn((_file: Blob) => 'blob:list');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  // jsdom does not follow links to files, and does not print.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await press(button);
  const list = await dialog(title);
  await userEvent.click(within(list).getByRole('button', { name: '파일로 저장' }));
  return { list, text: await textOf(saved.mock.calls[0]?.[0]) };
}

test('the list of the people is printed and saved, without the replaced ones', async () => {
  const replaced = aSeat({ seatNo: 90, name: '이영희', status: 'REPLACED', statusName: '교체됨' });
  const cancelled = aSeat({ seatNo: 103, position: 3, name: '박취소', status: 'CANCELLED', statusName: '취소완료' });
  draw(aGroup({ seats: [aSeat({ name: '=홍', answerName: '거절' }), aConfirmedSeat(), cancelled, replaced] }));
  const { list, text } = await savedList('명단 인쇄·저장', '단체 신청 명단');
  const sheet = within(list).getByRole('article', { name: '단체 신청 명단' });
  expect(sheet).toHaveTextContent(
    '외식경영관리사 2급 기본 과정2026.12.10 (목) 09:00 ~ 18:00한빛식당모두 2명, 취소 1명, 1 / 1쪽',
  );
  expect(within(sheet).getByRole('row', { name: /김한빛/ })).toHaveTextContent('2김한빛수락 완료2026.11.202026.11.21');
  expect(text).toBe(
    [
      '번호,이름,상태,초대일,수락일',
      '1,\'=홍,"수락 대기, 거절",2026.11.20,',
      '2,김한빛,수락 완료,2026.11.20,2026.11.21',
      '3,박취소,취소완료,2026.11.20,',
      '',
    ].join('\r\n'),
  );
  await userEvent.click(within(list).getByRole('button', { name: '인쇄' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  await userEvent.click(within(list).getByRole('button', { name: '뒤로' }));
});

test('a list of fifty is printed on pages of twenty', async () => {
  const seats = Array.from({ length: 50 }, (_, index) => aSeat({ seatNo: index, position: index + 1 }));
  draw(aGroup({ seats }));
  await press('명단 인쇄·저장');
  const sheets = within(await dialog('단체 신청 명단')).getAllByRole('article');
  expect(sheets.map((sheet) => within(sheet).getAllByRole('row').length - 1)).toEqual([20, 20, 10]);
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
});

test.each([
  ['course', aGroup(), /회사에 알리는 데 동의하신 분의 수료증 번호만 알려드립니다/],
  ['exam', aGroup({ applyType: 2, examinationNo: 3 }), /시험 결과는 본인의 개인정보라서/],
])('why results are not shown is said below the people: %s', async (_kind, group, reason) => {
  draw(group);
  expect(await screen.findByText(reason)).toBeVisible();
});

test('completions with consent are shown with their numbers, and saved', async () => {
  const completion = { position: 2, name: '김한빛', number: '2026-C-12345', issuedAt: '2026-12-12T10:00:00+09:00' };
  const completions = [{ seatNo: 102, ...completion }];
  draw(aGroup({ allowedActions: ['listCompletions'] }), new FakeApi().answer(postMapGroupCompletions, { completions }));
  const { list, text } = await savedList('수료증 번호', '수료증 번호');
  expect(list).toHaveTextContent('수료증은 본인만 열어 인쇄하실 수 있고');
  expect(within(list).getByRole('row', { name: /김한빛/ })).toHaveTextContent('2김한빛2026-C-123452026.12.12');
  expect(text).toBe('번호,이름,수료증 번호,발급일\r\n2,김한빛,2026-C-12345,2026.12.12\r\n');
  await userEvent.click(within(list).getByRole('button', { name: '뒤로' }));
});

test("another member's group is not found", async () => {
  renderInHost(module.routes, '/manager/group/view?groupNo=5', {
    api: new FakeApi().refuse(getMapGroup, 'NOT_FOUND'),
    user: aMember(),
  });
  expect(await screen.findByText('찾으시는 내용이 없습니다.')).toBeVisible();
  expect(screen.getByRole('link', { name: '단체 신청 내역' })).toHaveAttribute('href', '/manager/group');
});
