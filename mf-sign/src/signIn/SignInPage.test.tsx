import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend } from '@portal/shared/contract/auth';
import { login, userModifyStatus, withdrawDormant } from '@portal/shared/contract/user';
import { readSession } from '@portal/shared/session';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { enter } from '../parts/testing/enter.ts';
import module from '../routes.tsx';

const TOKEN = { Authorization: 'token-of-the-test' };

const COURSE = '/manager/edu/apply/view?educationNo=7';

async function open(api: FakeApi, path = '/sign/in') {
  const view = renderInHost(module.routes, path, { api });
  await screen.findByRole('heading', { name: '로그인', level: 1 });
  return view;
}

async function logIn(userId = 'member01', userPw = 'Portal!2026') {
  const user = userEvent.setup();
  await enter(user, screen.getByLabelText('아이디'), userId);
  await enter(user, screen.getByLabelText('비밀번호'), userPw);
  await user.click(screen.getByRole('button', { name: '로그인' }));
  return user;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('logging in', () => {
  test('stores the session and opens /main', async () => {
    const api = new FakeApi().answer(login, aMember(), TOKEN);
    await open(api);
    await logIn();
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    expect(readSession()).toMatchObject({ token: 'token-of-the-test', user: { userId: 'hanbit01' } });
    expect(api.requestsOf(login)[0]).toMatchObject({
      method: 'POST',
      input: { userId: 'member01', userPw: 'Portal!2026', applicationId: 'site' },
    });
  });

  test('takes a password that is pasted, as a password manager does', async () => {
    const api = new FakeApi().answer(login, aMember(), TOKEN);
    await open(api);
    const user = userEvent.setup();
    await enter(user, screen.getByLabelText('아이디'), 'member01');
    await user.click(screen.getByLabelText('비밀번호'));
    await user.paste('Portal!2026');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByText('길: /main');
    expect(api.requestsOf(login)[0]?.input).toMatchObject({ userPw: 'Portal!2026' });
  });

  test('returns to the page that the member came from', async () => {
    await open(
      new FakeApi().answer(login, aMember(), TOKEN),
      '/sign/in?from=%2Fmanager%2Fedu%2Fapply%2Fview%3FeducationNo%3D7',
    );
    await logIn();
    expect(await screen.findByText('길: /manager/edu/apply/view?educationNo=7')).toBeInTheDocument();
  });

  test('is skipped by a member who is logged in and comes for a particular page', async () => {
    renderInHost(module.routes, `/sign/in?from=${encodeURIComponent(COURSE)}`, { api: new FakeApi(), user: aMember() });
    expect(await screen.findByText(`길: ${COURSE}`)).toBeInTheDocument();
  });

  test.each([
    ['회원가입', '회원가입 - 약관 동의와 본인확인'],
    ['아이디 찾기', '아이디 찾기'],
    ['비밀번호 찾기', '비밀번호 찾기'],
  ])('%s passes on the way back', async (name, heading) => {
    const { router } = await open(new FakeApi(), `/sign/in?from=${encodeURIComponent(COURSE)}`);
    await userEvent.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: heading, level: 1 });
    expect(router.state.location.state).toEqual({ from: COURSE });
  });

  test.each(['비밀번호 찾기', '아이디 찾기'])('carries the id that was typed over, by way of %s', async (name) => {
    await open(new FakeApi());
    await enter(userEvent, screen.getByLabelText('아이디'), ' member01 ');
    await userEvent.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name, level: 1 });
    if (name === '아이디 찾기') await userEvent.click(screen.getByRole('link', { name: '로그인으로 돌아가기' }));
    if (name === '아이디 찾기') await userEvent.click(await screen.findByRole('link', { name: '비밀번호 찾기' }));
    // The login has a field of that name too.
    await screen.findByRole('heading', { name: '비밀번호 찾기', level: 1 });
    expect(screen.getByLabelText('아이디')).toHaveValue('member01');
  });

  test('never stores a password in the browser', async () => {
    await open(new FakeApi().refuse(login, 'SESSION_ELSEWHERE'));
    await logIn();
    await screen.findByRole('alertdialog');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Portal!2026');
  });

  test('shows errors for missing values and sends nothing', async () => {
    const { api } = await open(new FakeApi());
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText('아이디를 입력해주세요.')).toBeInTheDocument();
    expect(screen.getByText('비밀번호를 입력해주세요.')).toBeInTheDocument();
    expect(api.seen).toEqual([]);
  });

  test('an id typed with the Korean keyboard is named before it counts as an attempt', async () => {
    const { api } = await open(new FakeApi());
    await logIn('ㅡ드ㅠㄷㄱ');
    expect(await screen.findByText('아이디에 한글이 있습니다. 한/영 키를 확인해주세요.')).toBeInTheDocument();
    expect(api.seen).toEqual([]);
  });

  test('shows at the form that id or password are wrong, and preserves the id', async () => {
    await open(new FakeApi().refuse(login, 'WRONG_CREDENTIALS'));
    await logIn();
    expect(await screen.findByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeInTheDocument();
    expect(screen.getByLabelText('아이디')).toHaveValue('member01');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows that the server cannot be reached, and preserves the typed values', async () => {
    await open(new FakeApi().refuse(login, 'FAULT'));
    const user = await logIn();
    const message = await screen.findByRole('alertdialog');
    expect(message).toHaveTextContent('서버와 통신이 원활하지 않습니다.');
    await user.click(within(message).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(screen.getByLabelText('비밀번호')).toHaveValue('Portal!2026');
  });
});

describe('a session elsewhere', () => {
  test('yes repeats the login with takeover', async () => {
    const api = new FakeApi().refuse(login, 'SESSION_ELSEWHERE');
    await open(api);
    const user = await logIn();
    const dialog = await screen.findByRole('alertdialog');
    api.answer(login, aMember(), TOKEN);
    await user.click(within(dialog).getByRole('button', { name: '예' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    expect(api.requestsOf(login).map(({ input }) => input.takeover)).toEqual([undefined, true]);
  });

  test('no leaves the visitor logged out', async () => {
    const { api } = await open(new FakeApi().refuse(login, 'SESSION_ELSEWHERE'));
    const user = await logIn();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '아니오' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.requestsOf(login)).toHaveLength(1);
    expect(readSession()).toBeNull();
  });
});

describe('a dormant account', () => {
  async function openRelease(api: FakeApi, path?: string) {
    await open(api.refuse(login, 'DORMANT'), path);
    const user = await logIn('dormant01');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: '휴면 계정 해제' })) };
  }
  async function sendCode({ user, dialog }: Awaited<ReturnType<typeof openRelease>>) {
    await enter(user, dialog.getByLabelText('이름'), '휴면회원');
    await enter(user, dialog.getByLabelText('휴대폰 번호'), '010-1234-0003');
    await user.click(dialog.getByRole('button', { name: '인증번호 발송' }));
    await dialog.findByLabelText('인증번호');
  }

  test('is released by a code sent to its phone', async () => {
    const api = new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(userModifyStatus, 1);
    const { user, dialog } = await openRelease(api);
    await sendCode({ user, dialog });
    expect(dialog.getByLabelText('휴대폰 번호')).toHaveAttribute('readonly');
    expect(dialog.getByRole('timer')).toHaveTextContent(/0(3:00|2:5\d)/);
    await enter(user, dialog.getByLabelText('인증번호'), '482913');
    await user.click(dialog.getByRole('button', { name: '확인' }));
    expect(await dialog.findByText('인증되었습니다.')).toBeInTheDocument();
    expect(dialog.queryByRole('timer')).toBeNull();
    await user.click(dialog.getByRole('button', { name: '휴면해제' }));
    expect(await screen.findByText('정상적으로 휴면해제 처리 되었습니다. 로그인을 진행해주세요.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    expect(api.requestsOf(authSend)[0]?.input).toEqual({
      name: '휴면회원',
      userPhone: '01012340003',
      purpose: 'dormant',
    });
    expect(api.requestsOf(userModifyStatus)[0]?.input).toEqual({
      status: 1,
      name: '휴면회원',
      userPhone: '01012340003',
    });
  });

  test('the login after the release opens the page that the member came for', async () => {
    const api = new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(userModifyStatus, 1);
    const { user, dialog } = await openRelease(api, `/sign/in?from=${encodeURIComponent(COURSE)}`);
    await sendCode({ user, dialog });
    await user.type(dialog.getByLabelText('인증번호'), '482913{Enter}');
    await dialog.findByText('인증되었습니다.');
    await user.click(dialog.getByRole('button', { name: '휴면해제' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('아이디')).toHaveValue('dormant01');
    api.answer(login, aMember(), TOKEN);
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByText(`길: ${COURSE}`)).toBeInTheDocument();
  });

  test('is closed instead of released, by the verified phone and the password', async () => {
    const api = new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(withdrawDormant, 1);
    const { user, dialog } = await openRelease(api);
    await sendCode({ user, dialog });
    await enter(user, dialog.getByLabelText('인증번호'), '482913');
    await user.click(dialog.getByRole('button', { name: '확인' }));
    await dialog.findByText('인증되었습니다.');
    await user.click(dialog.getByRole('button', { name: '해제하지 않고 탈퇴' }));
    const leaving = within(await screen.findByRole('dialog', { name: '회원 탈퇴' }));
    await user.type(leaving.getByLabelText('비밀번호 (필수)'), 'Portal!2026');
    await user.click(leaving.getByRole('button', { name: '탈퇴하기' }));
    expect(await screen.findByText('탈퇴 처리되었습니다. 그동안 이용해주셔서 감사합니다.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    expect(api.requestsOf(withdrawDormant)[0]?.input).toEqual({
      name: '휴면회원',
      userPhone: '01012340003',
      userPw: 'Portal!2026',
      reason: '',
    });
  });

  test.each(['휴면해제', '해제하지 않고 탈퇴'])('%s requires a verified phone', async (name) => {
    const { user, dialog } = await openRelease(new FakeApi());
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText('휴대폰인증을 해주세요')).toBeInTheDocument();
  });

  test('name, phone and code have messages of their own', async () => {
    const { user, dialog } = await openRelease(new FakeApi().answer(authSend, ''));
    await user.click(dialog.getByRole('button', { name: '인증번호 발송' }));
    expect(await dialog.findByText('이름을 입력해주세요.')).toBeInTheDocument();
    expect(dialog.getByText('휴대폰 번호를 입력해주세요.')).toBeInTheDocument();
    await sendCode({ user, dialog });
    await user.click(dialog.getByRole('button', { name: '확인' }));
    expect(await dialog.findByText('인증번호를 입력해주세요.')).toBeInTheDocument();
  });

  test('a wrong code is reported', async () => {
    const { user, dialog } = await openRelease(new FakeApi().answer(authSend, '').refuse(authMatch, 'CODE_MISMATCH'));
    await sendCode({ user, dialog });
    await enter(user, dialog.getByLabelText('인증번호'), '000000');
    await user.click(dialog.getByRole('button', { name: '확인' }));
    expect(await dialog.findByText('인증번호가 일치하지 않습니다.')).toBeInTheDocument();
  });

  test('a number pasted with hyphens is validated by its digits', async () => {
    const { user, dialog } = await openRelease(new FakeApi());
    await user.click(dialog.getByRole('button', { name: '인증번호 발송' }));
    await dialog.findByText('휴대폰 번호를 입력해주세요.');
    await user.click(dialog.getByLabelText('휴대폰 번호'));
    await user.paste('010-1234-000');
    expect(await dialog.findByText('휴대폰 번호를 정확히 입력해주세요. (예: 01012345678)')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('휴대폰 번호'));
    await user.paste('010-1234-0003');
    await waitFor(() => expect(dialog.getByLabelText('휴대폰 번호')).toBeValid());
  });

  test('a code is void after too many attempts, with that reason, and another can be requested', async () => {
    const { user, dialog } = await openRelease(
      new FakeApi().answer(authSend, '482913').refuse(authMatch, 'CODE_TRIES_EXCEEDED'),
    );
    await sendCode({ user, dialog });
    await user.type(dialog.getByLabelText('인증번호'), '482913{Enter}');
    expect(
      await dialog.findByText('인증번호 입력 횟수를 초과했습니다. 인증번호를 다시 받아주세요.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '확인' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: '인증번호 다시 받기' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '확인' })).toBeEnabled());
  });

  test('a phone without an account is reported', async () => {
    const { user, dialog } = await openRelease(new FakeApi().refuse(authSend, 'PHONE_UNKNOWN'));
    await enter(user, dialog.getByLabelText('이름'), '휴면회원');
    await enter(user, dialog.getByLabelText('휴대폰 번호'), '01099998888');
    await user.click(dialog.getByRole('button', { name: '인증번호 발송' }));
    expect(await screen.findByText('입력하신 휴대폰 번호로 연결된 계정이 없습니다.')).toBeInTheDocument();
  });

  test('the code is no longer accepted after three minutes', async () => {
    const { user, dialog } = await openRelease(new FakeApi().answer(authSend, '482913'));
    await sendCode({ user, dialog });
    const later = Date.now() + 180_001;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await dialog.findByText('인증시간이 초과되었습니다.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '확인' })).toBeDisabled();
    clock.mockRestore();
  });

  test('a missing account is reported on the release', async () => {
    const api = new FakeApi().answer(authSend, '482913').answer(authMatch, null).refuse(userModifyStatus, 'ID_UNKNOWN');
    const { user, dialog } = await openRelease(api);
    await sendCode({ user, dialog });
    await user.type(dialog.getByLabelText('인증번호'), '482913{Enter}');
    await dialog.findByText('인증되었습니다.');
    await user.click(dialog.getByRole('button', { name: '휴면해제' }));
    expect(await screen.findByText('아이디가 존재하지 않습니다.')).toBeInTheDocument();
  });

  test('Escape closes the popup, and the id stays in the form', async () => {
    const { user, dialog } = await openRelease(new FakeApi());
    expect(dialog.getByLabelText('이름')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('아이디')).toHaveValue('dormant01');
  });
});
