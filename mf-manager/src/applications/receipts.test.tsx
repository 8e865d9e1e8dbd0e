import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMapReceipts,
  getMapUserEdu,
  postMapCompletion,
  postMapReceipt,
  type ReceiptDocument,
  type Receipts,
} from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const payment: Receipts['receipts'][number] = {
  kind: 'PAYMENT',
  kindName: '영수증',
  subjectNo: 31,
  what: '외식경영관리사 2급 기본 과정 교육비',
  method: '신용카드',
  amount: 80_000,
  refunded: 0,
  at: '2026-11-20T10:32:00+09:00',
  issued: [],
};
const person = { recipient: 'PERSON', recipientName: '김한빛', businessNumber: '' } as const;
const business = { recipient: 'BUSINESS', recipientName: '주식회사 한빛푸드', businessNumber: '1048200007' } as const;
const issuedAt = '2026-11-21T09:00:00+09:00';
const document: ReceiptDocument = { ...payment, ...business, number: '2026-4-48150-92361', name: '김한빛', issuedAt };

const draw = (api: FakeApi, allowedActions: ('printReceipt' | 'printCompletion')[] = ['printReceipt']) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', {
    api: api.answer(getMapUserEdu, aCourseApplication({ allowedActions })),
    user: aMember(),
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answering = (receipts: Partial<Receipts> = {}) =>
  new FakeApi().answers(getMapReceipts, { recipient: person, receipts: [payment], ...receipts });

test('a business is asked for its number and its name, a wrong number is said at its field, nothing typed is lost', async () => {
  const api = answering().answers(postMapReceipt, document);
  draw(api);
  await press('영수증');
  await userEvent.click(await screen.findByRole('radio', { name: /^사업자/ }));
  await userEvent.type(screen.getByLabelText(/사업자등록번호/), '104-82-00008');
  await press('영수증 열기');
  expect(await screen.findByLabelText(/사업자등록번호/)).toHaveAccessibleDescription(/맞지 않는 번호입니다/);
  expect(screen.getByLabelText(/상호/)).toHaveAccessibleDescription('상호를 입력해주세요.');
  expect(api.requestsOf(postMapReceipt)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/사업자등록번호/), '{Backspace}7');
  await userEvent.type(screen.getByLabelText(/상호/), '주식회사 한빛푸드');
  await press('영수증 열기');
  const paper = await screen.findByRole('dialog', { name: '영수증 (납입증명서)' });
  for (const text of ['2026-4-48150-92361', '주식회사 한빛푸드', '104-82-00007', '김한빛', '80,000원'])
    expect(paper).toHaveTextContent(text);
  expect(api.requestsOf(postMapReceipt)[0]?.input).toEqual({
    kind: 'PAYMENT',
    subjectNo: 31,
    recipient: 'BUSINESS',
    businessNumber: '104-82-00007',
    businessName: '주식회사 한빛푸드',
  });
});

test('the last recipient is remembered; an issued receipt is named before another name replaces it', async () => {
  const issued = [{ ...business, number: '2026-4-48150-92361', issuedAt, replacedAt: null }];
  draw(answering({ recipient: person, receipts: [{ ...payment, issued }] }));
  await press('영수증');
  expect(await screen.findByLabelText(/사업자등록번호/)).toHaveValue('1048200007');
  expect(screen.getByLabelText(/상호/)).toHaveValue('주식회사 한빛푸드');
  expect(screen.getByText(/새 번호로 발급되고, 지금 번호는 쓸 수 없게 됩니다/)).toBeInTheDocument();
});

test('the member chooses between a payment and its refund; a person sends no business', async () => {
  const refund = { ...payment, kind: 'REFUND', kindName: '환불 영수증', subjectNo: 7, amount: 64_000 } as const;
  const api = answering({ receipts: [payment, refund] }).answers(postMapReceipt, {
    ...document,
    ...refund,
    ...person,
  });
  draw(api);
  await press('영수증');
  await userEvent.click(await screen.findByLabelText(/환불 영수증 64,000원/));
  await press('영수증 열기');
  expect(await screen.findByRole('dialog', { name: '환불 영수증' })).toHaveTextContent('돌려드렸음을 확인합니다');
  expect(api.requestsOf(postMapReceipt)[0]?.input).toEqual({ kind: 'REFUND', subjectNo: 7, recipient: 'PERSON' });
});

test('a completed course opens its 수료증', async () => {
  const api = new FakeApi().answers(postMapCompletion, {
    number: '2026-3-48150-92361',
    title: '외식경영관리사 2급 기본 과정',
    rating: 2,
    eduType: 1,
    eduDate: '2026-12-10',
    name: '김한빛',
    userBirth: '19660302',
    issuedAt,
  });
  draw(api, ['printCompletion']);
  await press('수료증');
  expect(await screen.findByRole('dialog', { name: '수료증' })).toHaveTextContent('2급 (집합교육)');
});
