import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend } from '@portal/shared/contract/auth';
import { getListBoxConsent } from '@portal/shared/contract/consent';
import { getMapHygiene } from '@portal/shared/contract/hygiene';
import { fetchOpenMatters, getMapMyMatters } from '@portal/shared/contract/myTasks';
import { getMapRoster } from '@portal/shared/contract/roster';
import {
  changePassword,
  fetchCorrections,
  fetchUser,
  updateProfile,
  userUpdateAuth,
  withdraw,
} from '@portal/shared/contract/user';
import { fetchNoticeChannels, getListBoxUserNotice, type UserNotice } from '@portal/shared/contract/userNotice';
import { readSession } from '@portal/shared/session';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { enter } from '../parts/testing/enter.ts';
import module from '../routes.tsx';
import { noConsents } from './testing/consents.ts';
import { noHygiene } from './testing/hygiene.ts';
import { aProfile } from './testing/profile.ts';
import { noRoster } from './testing/roster.ts';
import { noTasks } from './testing/tasks.ts';

const profile = aProfile();

async function open(api = new FakeApi()) {
  api
    .answer(fetchUser, profile)
    .answer(getMapMyMatters, noTasks())
    .answer(fetchCorrections, { holdsCertificate: false, list: [] })
    .answer(getMapRoster, noRoster())
    .answer(getMapHygiene, noHygiene())
    .answer(getListBoxConsent, noConsents())
    .answer(getListBoxUserNotice, listOfAll<UserNotice>([]))
    .answer(fetchNoticeChannels, { bySms: true, byMail: true, hasMail: true });
  const view = renderInHost(module.routes, '/sign/me', { api, user: aMember() });
  await screen.findByRole('heading', { name: '연락처와 업소' });
  return { ...view, user: userEvent.setup() };
}
type User = Awaited<ReturnType<typeof open>>['user'];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('shows the data of the member', async () => {
  await open();
  for (const known of ['hanbit01', '김한빛', '1966.03.02', '일반음식점', '2024.05.02 (목)', '010-1234-5678'])
    expect(screen.getByText(known)).toBeInTheDocument();
});

test('offers a retry if the data cannot be loaded', async () => {
  const api = new FakeApi()
    .refuse(fetchUser, 'FAULT')
    .answer(getMapMyMatters, noTasks())
    .answer(fetchCorrections, { holdsCertificate: false, list: [] })
    .answer(getMapRoster, noRoster())
    .answer(getMapHygiene, noHygiene())
    .answer(getListBoxConsent, noConsents())
    .answer(getListBoxUserNotice, listOfAll<UserNotice>([]));
  renderInHost(module.routes, '/sign/me', { api, user: aMember() });
  const own = within(await screen.findByRole('region', { name: '내 정보' }));
  expect(await own.findByRole('button', { name: '다시 시도', hidden: true })).toBeInTheDocument();
});

describe('contact and marketing', () => {
  const save = (user: User) => user.click(screen.getByRole('button', { name: '변경 내용 저장' }));

  test('are changed together', async () => {
    const { user, api } = await open(new FakeApi().answer(updateProfile, 1));
    await user.clear(screen.getByLabelText('이메일 (필수)'));
    await enter(user, screen.getByLabelText('이메일 (필수)'), 'new@hanbit-food.example');
    await user.click(screen.getByLabelText('마케팅 정보 수신에 동의합니다. (선택)'));
    await save(user);
    expect(await screen.findByText('변경되었습니다.')).toBeInTheDocument();
    expect(api.requestsOf(updateProfile)[0]).toMatchObject({
      method: 'PATCH',
      input: { email: 'new@hanbit-food.example', postCode: '04595', userAddress2: '5층', agreeMarketing: true },
    });
  });

  test('survive a reload during editing', async () => {
    const first = await open();
    await first.user.clear(screen.getByLabelText('상세 주소 (선택)'));
    await enter(first.user, screen.getByLabelText('상세 주소 (선택)'), '7층 701호');
    first.unmount();
    await open();
    await waitFor(() => expect(screen.getByLabelText('상세 주소 (선택)')).toHaveValue('7층 701호'));
  });

  test('are validated before they are sent', async () => {
    const { user, api } = await open();
    await user.clear(screen.getByLabelText('이메일 (필수)'));
    await save(user);
    expect((await screen.findAllByText('이메일을 입력해주세요.')).length).toBe(2);
    expect(api.requestsOf(updateProfile)).toEqual([]);
  });
});

describe('the phone', () => {
  const verify = async (user: User) => {
    await user.click(screen.getByRole('button', { name: '새 번호로 바꾸기' }));
    expect(screen.getByLabelText('이름')).toHaveValue('김한빛');
    await enter(user, screen.getByLabelText('휴대폰 번호'), '01077778888');
    await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
    await user.type(await screen.findByLabelText('인증번호'), '482913{Enter}');
    await enter(user, await screen.findByLabelText('본인 확인을 위한 현재 비밀번호'), 'Portal!2026');
    await user.click(screen.getByRole('button', { name: '번호 변경' }));
  };

  test('is replaced by a verified one, given the password', async () => {
    const { user, api } = await open(
      new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(userUpdateAuth, 1),
    );
    await verify(user);
    expect(await screen.findByText('휴대폰 번호가 변경되었습니다.')).toBeInTheDocument();
    expect(api.requestsOf(userUpdateAuth)[0]).toMatchObject({
      method: 'POST',
      input: { userPhone: '01077778888', userPw: 'Portal!2026' },
    });
    expect(readSession()?.user.userPhone).toBe('01077778888');
  });

  test('a wrong password is an error at its field, and the verified phone stays', async () => {
    const { user, api } = await open(
      new FakeApi().answer(authSend, '').answer(authMatch, null).refuse(userUpdateAuth, 'PASSWORD_CURRENT_WRONG'),
    );
    await verify(user);
    expect(await screen.findByText('현재 비밀번호가 일치하지 않습니다.')).toBeInTheDocument();
    api.answer(userUpdateAuth, 1);
    await enter(user, screen.getByLabelText('본인 확인을 위한 현재 비밀번호'), '7');
    await user.click(screen.getByRole('button', { name: '번호 변경' }));
    expect(await screen.findByText('휴대폰 번호가 변경되었습니다.')).toBeInTheDocument();
  });

  test('stays unchanged if the API rejects the new one', async () => {
    const { user } = await open(
      new FakeApi().answer(authSend, '').answer(authMatch, null).refuse(userUpdateAuth, 'ALREADY_MEMBER'),
    );
    await verify(user);
    expect(await screen.findByText('이미 가입된 회원입니다.')).toBeInTheDocument();
    expect(readSession()?.user.userPhone).toBe('01012345678');
  });
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
