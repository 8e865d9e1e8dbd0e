import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend } from '@portal/shared/contract/auth';
import { fetchUser, updateProfile, userUpdateAuth } from '@portal/shared/contract/user';
import { readSession } from '@portal/shared/session';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { enter } from '../../parts/testing/enter.ts';
import module from '../../routes.tsx';
import { aProfile } from '../testing/profile.ts';

const draw = (api: FakeApi) => renderInHost(module.routes, '/sign/me/profile', { api, user: aMember() });

async function open(api = new FakeApi()) {
  const view = draw(api.answer(fetchUser, aProfile()));
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
  draw(new FakeApi().refuse(fetchUser, 'FAULT'));
  expect(await screen.findByRole('button', { name: '다시 시도', hidden: true })).toBeInTheDocument();
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

  test('a folded group shows its value, which follows the typed one, and unfolds at each refusal', async () => {
    const { user, api } = await open();
    const address = screen.getByLabelText('주소 (필수)');
    const group = address.closest('details');
    expect(group).not.toHaveAttribute('open');
    await user.clear(address);
    await save(user);
    expect((await screen.findAllByText('주소를 입력해주세요.')).length).toBeGreaterThan(0);
    expect(group).toHaveAttribute('open');
    group?.removeAttribute('open');
    await save(user);
    await waitFor(() => expect(group).toHaveAttribute('open'));
    expect(api.requestsOf(updateProfile)).toEqual([]);
    await enter(user, address, '서울특별시 중구 을지로 9');
    expect(group?.querySelector('summary')).toHaveTextContent('주소 서울특별시 중구 을지로 9 5층');
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
