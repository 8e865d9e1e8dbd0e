import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapConsentsDue, postIntConsent } from '@portal/shared/contract/consent';
import { logout } from '@portal/shared/contract/user';
import { endSession, readSession, startSession } from '@portal/shared/session';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { askConsents } from './askConsents.ts';

const change = {
  text: 'privacy' as const,
  textName: '개인정보처리방침',
  version: '2027-01-01',
  announced: '2026-12-01',
  isDisadvantage: false,
  asksConsent: true,
  changes: '응시 자격 서류를 처리하는 항목에 더합니다.',
  former: '2021-01-01',
};

const apiWith = (due: (typeof change)[]) =>
  new FakeApi().answer(getMapConsentsDue, { due }).answer(postIntConsent, 0).answer(logout, null);

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  sessionStorage.clear();
  endSession();
});

/** Page of a member who has just logged in. */
function open(api: FakeApi, user = aMember(), path = '/main') {
  startSession({ token: 't', user });
  const { router } = renderInHost(
    ['/main', '/sign/me', '/sign/in'].map((each) => ({ path: each, element: <h1>{each}</h1> })),
    path,
    { api, user },
  );
  stop = askConsents(router);
  return { api, router };
}

const title = { name: '새 개인정보처리방침 안내' };

test("a member's consent is for the version that was shown, and leaves them on the same page", async () => {
  const { api, router } = open(apiWith([change]));
  const dialog = await screen.findByRole('dialog', title);
  expect(dialog).toHaveTextContent('2027.01.01부터 새 개인정보처리방침 내용이 적용됩니다.');
  expect(dialog).toHaveTextContent(change.changes);
  await userEvent.click(screen.getByRole('button', { name: '동의함' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsOf(postIntConsent).map(({ input }) => input)).toEqual([
    { text: 'privacy', version: '2027-01-01' },
  ]);
  expect(router.state.location.pathname).toBe('/main');
});

test('a member who does not consent sees the consequences, and may log out', async () => {
  const { api } = open(apiWith([change]));
  await screen.findByRole('dialog', title);
  await userEvent.click(screen.getByRole('button', { name: '동의하지 않음' }));
  expect(screen.getByText('동의하지 않으셔도 이미 하신 일은 그대로입니다.').closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(readSession()).toBeNull());
  expect(api.requestsOf(postIntConsent)).toEqual([]);
});

test('closing the dialog lets a member continue, until after another login', async () => {
  const { api, router } = open(apiWith([change]));
  await screen.findByRole('dialog', title);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stop?.();
  stop = askConsents(router);
  await act(() => router.navigate('/sign/me'));
  await screen.findByRole('heading', { name: '/sign/me' });
  expect(api.requestsOf(getMapConsentsDue)).toHaveLength(1);
  startSession({ token: 'u', user: { ...aMember(), loginDate: '2027-02-01T09:00:00+09:00' } });
  await act(() => router.navigate('/main'));
  expect(await screen.findByRole('dialog', title)).toBeInTheDocument();
});

test('nothing is loaded or shown without a due consent, nor for an employee', async () => {
  const { api, router } = open(apiWith([]));
  await waitFor(() => expect(api.requestsOf(getMapConsentsDue)).toHaveLength(1));
  startSession({ token: 'e', user: { ...aMember(), loginDate: '2027-02-01T09:00:00+09:00', userRole: 'employee' } });
  await act(() => router.navigate('/sign/me'));
  expect(api.requestsOf(getMapConsentsDue)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an API without the call blocks nobody', async () => {
  const { api } = open(new FakeApi().refuse(getMapConsentsDue, 'NOT_FOUND'));
  await waitFor(() => expect(api.requestsOf(getMapConsentsDue)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
