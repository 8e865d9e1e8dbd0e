import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapCertificate } from '@portal/shared/contract/manager';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const draw = (api: FakeApi, query = '') => renderInHost(module.routes, `/manager/exam/verify${query}`, { api });

test('the address of the QR code returns the result at once, for a guest', async () => {
  const api = new FakeApi().answer(getMapCertificate, {
    valid: true,
    grade: 2,
    name: '김*빛',
    issuedAt: '2026-11-10T11:00:00+09:00',
  });
  draw(api, '?number=2026-2-48150-92361');
  expect(await screen.findByText('유효한 자격증입니다.')).toBeInTheDocument();
  for (const text of ['외식경영관리사 2급', '김*빛', '2026.11.10 (화)'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(api.requestsOf(getMapCertificate).map(({ input }) => input)).toEqual([{ number: '2026-2-48150-92361' }]);
});

test('a typed number is checked, and stays in the address', async () => {
  const api = new FakeApi().answer(getMapCertificate, { valid: false });
  draw(api);
  await userEvent.type(await screen.findByLabelText(/자격증 번호/), '2026 2 00000 00000{Enter}');
  expect(await screen.findByText('유효한 자격증이 아닙니다.')).toBeInTheDocument();
  expect(screen.getByLabelText(/자격증 번호/)).toHaveValue('2026 2 00000 00000');
});

test.each([
  [{ kind: 'COMPLETION', title: '2급 기본 과정' } as const, '유효한 수료증입니다.', '2급 기본 과정'],
  [{ kind: 'RECEIPT', amount: 80_000, refunded: 0 } as const, '유효한 영수증입니다.', '80,000원'],
  [{ kind: 'REFUND_RECEIPT', amount: 64_000, refunded: 0 } as const, '유효한 환불 영수증입니다.', '64,000원'],
  [{ kind: 'RECEIPT', amount: 80_000, refunded: 64_000 } as const, /일부가 환불되었습니다/, '16,000원'],
  [{ kind: 'RECEIPT', amount: 80_000, refunded: 80_000 } as const, /모두 환불되었습니다/, '80,000원'],
])('a valid document %j shows its kind', async (paper, title, fact) => {
  const holder = { valid: true, name: '김*빛', issuedAt: '2026-11-10T11:00:00+09:00' } as const;
  draw(new FakeApi().answer(getMapCertificate, { ...holder, ...paper }), '?number=2026-4-48150-92361');
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
});

test('an invalid number is named by its likely kind', async () => {
  draw(new FakeApi().answer(getMapCertificate, { valid: false }), '?number=2026-4-48150-92361');
  expect(await screen.findByText('유효한 영수증이 아닙니다.')).toBeInTheDocument();
});
