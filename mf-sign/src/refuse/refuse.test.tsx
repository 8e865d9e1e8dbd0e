import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapRefusal, postIntRefusal } from '@portal/shared/contract/marketingRefusal';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const AGREED = { isAgreed: true, refusedAt: null };
const REFUSED = { isAgreed: false, refusedAt: '2026-11-20T12:00:00+09:00' };

test('opening the link refuses nothing; one press does, without a login', async () => {
  const api = new FakeApi().answer(getMapRefusal, AGREED).answer(postIntRefusal, REFUSED);
  renderInHost(routes.routes, '/sign/refuse?code=abc', { api });
  const button = await screen.findByRole('button', { name: '수신거부' });
  expect(api.requestsOf(getMapRefusal)[0]?.input).toEqual({ code: 'abc' });
  expect(api.requestsOf(postIntRefusal)).toEqual([]);
  api.answer(getMapRefusal, REFUSED);
  await userEvent.click(button);
  expect(await screen.findByText('광고 메시지를 보내지 않습니다.')).toBeInTheDocument();
  expect(screen.getByText(/2026\.11\.20.*수신 동의를 철회하셨습니다/)).toBeInTheDocument();
  expect(api.requestsOf(postIntRefusal)[0]?.input).toEqual({ code: 'abc' });
});

test.each(['/sign/refuse', '/sign/refuse?code=unknown'])('%s says where else the consent ends', async (address) => {
  renderInHost(routes.routes, address, { api: new FakeApi().refuse(getMapRefusal, 'NOT_FOUND') });
  await waitFor(() => expect(screen.getByText('수신거부 주소가 올바르지 않습니다.')).toBeInTheDocument());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
