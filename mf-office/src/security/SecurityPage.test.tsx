import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeConfirmApp,
  officeEnrolApp,
  officeEnrolPasskey,
  officeFactors,
  officeOverview,
  officePasskeyOptions,
  officeRemoveFactor,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const makes = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: (given: unknown) => makes(given) as unknown }));

const permissions: Permission[] = [];
const enrolledAt = '2026-11-20T10:00:00+09:00';
const phone = { factorNo: 3, kind: 'app' as const, label: '업무용 휴대폰', enrolledAt, usedAt: null };

function open(factors: (typeof phone)[]) {
  const api = new FakeApi()
    .answers(officeOverview, { permissions })
    .answers(officeFactors, { isRequired: true, provedUntil: null, factors });
  renderInHost(routes.routes, '/office/security', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('an app is enrolled by the name of its device, its code or key, and its first number', async () => {
  const api = open([]).answers(officeEnrolApp, {
    factorNo: 3,
    secret: 'ABCDEFGHIJ',
    qrPath: 'M0 0h1v1h-1z',
    qrSize: 1,
  });
  await userEvent.click(await screen.findByRole('button', { name: '인증 앱 등록' }));
  let dialog = within(await screen.findByRole('dialog', { name: '인증 앱 등록' }));
  await userEvent.click(dialog.getByRole('button', { name: '다음' }));
  expect(await dialog.findByText('기기 이름을 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/기기 이름/), '업무용 휴대폰');
  await userEvent.click(dialog.getByRole('button', { name: '다음' }));
  expect(await screen.findByRole('img', { name: '인증 앱으로 찍는 코드' })).toBeInTheDocument();
  dialog = within(screen.getByRole('dialog', { name: '인증 앱 등록' }));
  expect(dialog.getByText('ABCD EFGH IJ')).toBeInTheDocument();

  api.refuse(officeConfirmApp, 'SECOND_FACTOR_WRONG');
  await userEvent.type(dialog.getByLabelText(/인증번호/), '000000');
  await userEvent.click(dialog.getByRole('button', { name: '등록' }));
  expect(await dialog.findByText(/인증번호가 맞지 않습니다/)).toBeInTheDocument();
  api.answer(officeConfirmApp, null).answers(officeFactors, { isRequired: true, factors: [phone] });
  await userEvent.clear(dialog.getByLabelText(/인증번호/));
  await userEvent.type(dialog.getByLabelText(/인증번호/), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '등록' }));
  expect(await screen.findByRole('row', { name: /업무용 휴대폰/ })).toHaveTextContent('2026.11.20 (금) 10:00');
  expect(api.requestsOf(officeConfirmApp).at(-1)?.input).toEqual({ factorNo: 3, code: '123456' });
});

test('one of several apps is removed after a question; the only one has no button and a warning', async () => {
  const api = open([phone, { ...phone, factorNo: 4, label: '예비 휴대폰' }]);
  api.answer(officeRemoveFactor, null);
  const row = within(await screen.findByRole('row', { name: /예비 휴대폰/ }));
  await userEvent.click(row.getByRole('button', { name: '지우기' }));
  api.answers(officeFactors, { isRequired: true, factors: [phone] });
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(api.requestsOf(officeRemoveFactor)[0]?.input).toEqual({ factorNo: 4 }));
  expect(await screen.findByText('한 대만 등록되어 있습니다')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '지우기' })).not.toBeInTheDocument();
});

test('a passkey is made by the browser and enrolled with the name of the device', async () => {
  const api = open([phone])
    .answer(officePasskeyOptions, { options: '{"challenge":"a"}' })
    .answer(officeEnrolPasskey, null);
  makes.mockRejectedValueOnce(new Error('cancelled')).mockResolvedValueOnce({ id: 'made' });
  await userEvent.click(await screen.findByRole('button', { name: '패스키 등록' }));
  const dialog = within(await screen.findByRole('dialog', { name: '패스키 등록' }));
  await userEvent.type(dialog.getByLabelText(/기기 이름/), '사무실 컴퓨터');
  await userEvent.click(dialog.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/패스키를 확인하지 못했습니다/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByText(/패스키를 확인하지 못했습니다/)).not.toBeInTheDocument());
  expect(dialog.getByLabelText(/기기 이름/)).toHaveValue('사무실 컴퓨터');
  await userEvent.click(dialog.getByRole('button', { name: '등록' }));
  await waitFor(() =>
    expect(api.requestsOf(officeEnrolPasskey).map(({ input }) => input)).toEqual([
      { label: '사무실 컴퓨터', response: '{"id":"made"}' },
    ]),
  );
  expect(makes).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'a' } });
});
