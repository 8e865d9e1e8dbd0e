import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeFactors,
  officeOverview,
  officeProofOptions,
  officeProveFactor,
  officeProvePasskey,
  officeRecordTransfer,
  officeRefunds,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const signs = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: (given: unknown) => signs(given) as unknown }));

const permissions: Permission[] = ['money'];
const transfer = { refundNo: 7, applicant: '홍길동', status: 'APPROVED', need: 'transfer', amount: 50_000 } as const;

/** Opens the decision of a transfer, types its reason and sends it. */
async function sendTransfer(api: FakeApi) {
  api.answers(officeOverview, { permissions }).answers(officeRefunds, { list: [transfer] });
  renderInHost(routes.routes, '/office/refunds', { user: aMember({ userRole: 'employee' }), api });
  const row = within(await screen.findByRole('row', { name: /홍길동/ }));
  await userEvent.click(row.getByRole('button', { name: '이체 완료' }));
  const decision = within(await screen.findByRole('dialog', { name: '이체 완료 기록' }));
  await userEvent.type(decision.getByLabelText(/남길 말/), '은행에서 보냄');
  await userEvent.click(decision.getByRole('button', { name: '이체 완료' }));
}
const keysOf = (api: FakeApi) => api.requestsOf(officeRecordTransfer).map(({ headers }) => headers['Idempotency-Key']);

test('a code is asked for above the decision, which is then sent as it was typed', async () => {
  const api = new FakeApi()
    .refuse(officeRecordTransfer, 'SECOND_FACTOR_NEEDED')
    .refuse(officeProveFactor, 'SECOND_FACTOR_WRONG');
  await sendTransfer(api);
  const dialog = within(await screen.findByRole('dialog', { name: '인증번호 확인' }));
  await userEvent.type(dialog.getByLabelText(/인증번호/), '000 000');
  await userEvent.click(dialog.getByRole('button', { name: '확인' }));
  expect(await dialog.findByText(/인증번호가 맞지 않습니다/)).toBeInTheDocument();
  api.answer(officeProveFactor, null).answer(officeRecordTransfer, 'done');
  await userEvent.clear(dialog.getByLabelText(/인증번호/));
  await userEvent.type(dialog.getByLabelText(/인증번호/), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf(officeRecordTransfer).map(({ input }) => input['reason'])).toEqual([
    '은행에서 보냄',
    '은행에서 보냄',
  ]);
  expect(new Set(keysOf(api)).size).toBe(1);
});

test('a dismissed code dialog leaves the decision with what was typed', async () => {
  await sendTransfer(new FakeApi().refuse(officeRecordTransfer, 'SECOND_FACTOR_NEEDED'));
  const dialog = within(await screen.findByRole('dialog', { name: '인증번호 확인' }));
  await userEvent.click(dialog.getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
  expect(await screen.findByText(/인증번호를 확인한 뒤에 할 수 있는 일입니다/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  const decision = within(await screen.findByRole('dialog', { name: '이체 완료 기록' }));
  expect(decision.getByLabelText(/남길 말/)).toHaveValue('은행에서 보냄');
});

test('an employee without an app enrols one in a new tab and then sends the decision', async () => {
  const api = new FakeApi().refuse(officeRecordTransfer, 'SECOND_FACTOR_NONE');
  await sendTransfer(api);
  const dialog = within(await screen.findByRole('dialog', { name: '인증 앱 등록' }));
  const link = dialog.getByRole('link', { name: /내 보안/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/office/security', '_blank']);
  api.answer(officeRecordTransfer, 'done');
  await userEvent.click(dialog.getByRole('button', { name: '등록했습니다' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf(officeRecordTransfer)).toHaveLength(2);
});

test('a passkey is enough, and is the only way of an employee without an app', async () => {
  const api = new FakeApi()
    .refuse(officeRecordTransfer, 'SECOND_FACTOR_NEEDED')
    .answers(officeFactors, { factors: [{ kind: 'passkey' }] })
    .answer(officeProofOptions, { options: '{"challenge":"a"}' });
  signs.mockResolvedValue({ id: 'signed' });
  await sendTransfer(api);
  const dialog = within(await screen.findByRole('dialog', { name: '인증번호 확인' }));
  const button = await dialog.findByRole('button', { name: '패스키로 확인' });
  expect(dialog.queryByLabelText(/인증번호/)).not.toBeInTheDocument();
  api.answer(officeProvePasskey, null).answer(officeRecordTransfer, 'done');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requestsOf(officeProvePasskey)[0]?.input).toEqual({ response: '{"id":"signed"}' });
  expect(api.requestsOf(officeRecordTransfer)).toHaveLength(2);
});
