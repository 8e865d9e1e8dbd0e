import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxConsent } from '@portal/shared/contract/consent';
import { fetchOpenMatters } from '@portal/shared/contract/myTasks';
import { changePassword, withdraw } from '@portal/shared/contract/user';
import { readSession } from '@portal/shared/session';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { enter } from '../../parts/testing/enter.ts';
import module from '../../routes.tsx';
import { noConsents } from '../testing/consents.ts';

async function open(api = new FakeApi()) {
  api.answer(getListBoxConsent, noConsents());
  const view = renderInHost(module.routes, '/sign/me/account', { api, user: aMember() });
  await screen.findByRole('heading', { name: '비밀번호 변경' });
  return { ...view, user: userEvent.setup() };
}
type User = Awaited<ReturnType<typeof open>>['user'];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the password', () => {
  const change = async (user: User, currentPw: string, userPw: string) => {
    await enter(user, screen.getByLabelText('현재 비밀번호'), currentPw);
    await enter(user, screen.getByLabelText('새 비밀번호'), userPw);
    await enter(user, screen.getByLabelText('새 비밀번호 확인'), userPw);
    await user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  };

  test('is replaced, given the current one', async () => {
    const { user, api } = await open(new FakeApi().answer(changePassword, 1));
    await change(user, 'Portal!2026', 'Hanbit!2027');
    expect(await screen.findByText('비밀번호가 변경되었습니다.')).toBeInTheDocument();
    expect(api.requestsOf(changePassword)[0]?.input).toEqual({ currentPw: 'Portal!2026', userPw: 'Hanbit!2027' });
    expect(screen.getByLabelText('새 비밀번호')).toHaveValue('');
  });

  test.each([
    ['PASSWORD_CURRENT_WRONG', '현재 비밀번호'],
    ['PASSWORD_REUSED', '새 비밀번호'],
    ['PASSWORD_WEAK', '새 비밀번호'],
  ] as const)('%s is shown at %s', async (code, field) => {
    const { user } = await open(new FakeApi().refuse(changePassword, code));
    await change(user, 'Portal!2026', 'Hanbit!2027');
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
  });
});

describe('closing the account', () => {
  async function ask(user: User, userPw: string) {
    await user.click(screen.getByRole('button', { name: '회원 탈퇴' }));
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    if (userPw) await enter(user, dialog.getByLabelText('비밀번호 (필수)'), userPw);
    await user.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    return dialog;
  }

  test('lists blocking items with links before it requires a password', async () => {
    const path = '/manager/edu/register/view?userExaminationNo=12';
    const { user, api, router } = await open(
      new FakeApi().answer(fetchOpenMatters, [
        { title: '외식경영관리사 2급 집합교육', statusName: '신청완료', path },
        { title: '외식경영관리사 2급 필기 자격증', statusName: '입금대기', path: '/manager/exam/certificate' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: '회원 탈퇴' }));
    const dialog = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '외식경영관리사 2급 집합교육신청완료',
      '외식경영관리사 2급 필기 자격증입금대기',
    ]);
    expect(dialog.queryByLabelText(/^비밀번호/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: '외식경영관리사 2급 집합교육' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
    expect(api.requestsOf(withdraw)).toEqual([]);
  });

  test('requires the password, ends the session and opens /main', async () => {
    const { user, api } = await open(new FakeApi().answer(withdraw, 1).answer(fetchOpenMatters, []));
    await ask(user, 'Portal!2026');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    expect(readSession()).toBeNull();
    expect(api.requestsOf(withdraw)[0]?.input).toEqual({ userPw: 'Portal!2026', reason: '' });
  });

  test('is refused by the API if the blocking items could not be loaded', async () => {
    const { user } = await open(
      new FakeApi().refuse(withdraw, 'WITHDRAWAL_BLOCKED').refuse(fetchOpenMatters, 'NOT_FOUND'),
    );
    await ask(user, 'Portal!2026');
    expect(await screen.findByText('진행 중인 신청이나 환불이 있어 탈퇴할 수 없습니다.')).toBeInTheDocument();
    expect(readSession()).not.toBeNull();
  });

  test('requires the right password', async () => {
    const { user } = await open(new FakeApi().refuse(withdraw, 'PASSWORD_CURRENT_WRONG').answer(fetchOpenMatters, []));
    const dialog = await ask(user, 'Wrong!2026');
    expect(await dialog.findByText('현재 비밀번호가 일치하지 않습니다.')).toBeInTheDocument();
  });
});
