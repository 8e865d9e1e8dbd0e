import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapCertificate } from '@portal/shared/contract/manager';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const draw = (api: FakeApi, query = '') => renderInHost(module.routes, `/manager/exam/verify${query}`, { api });

test('the address of the QR code answers at once, for a guest', async () => {
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

test('a number that is typed is checked, and stays in the address', async () => {
  const api = new FakeApi().answer(getMapCertificate, { valid: false });
  draw(api);
  await userEvent.type(await screen.findByLabelText(/자격증 번호/), '2026 2 00000 00000{Enter}');
  expect(await screen.findByText('유효한 자격증이 아닙니다.')).toBeInTheDocument();
  expect(screen.getByLabelText(/자격증 번호/)).toHaveValue('2026 2 00000 00000');
});
