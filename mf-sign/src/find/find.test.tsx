import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend, identityStart, identityState } from '@portal/shared/contract/auth';
import { educationCode } from '@portal/shared/contract/common';
import { findId, findPw } from '@portal/shared/contract/user';
import { leaveTo } from '@portal/shared/router';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { findProgress } from '../parts/findProgress.ts';
import { offering } from '../parts/identity/testing/offered.ts';
import { enter } from '../parts/testing/enter.ts';
import module from '../routes.tsx';

jest.mock('@portal/shared/router', () => ({ ...jest.requireActual('@portal/shared/router'), leaveTo: jest.fn() }));

const phoneApi = () => new FakeApi().answer(authSend, '482913').answer(authMatch, null);
const foundId = { userId: 'member01', joinDate: '2024-05-02T09:00:00+09:00' };

async function open(path: string, api = new FakeApi()) {
  const view = renderInHost(module.routes, path, { api });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, user: userEvent.setup() };
}
type User = Awaited<ReturnType<typeof open>>['user'];

async function verifyPhone(user: User) {
  await enter(user, screen.getByLabelText('이름'), '김한빛');
  await enter(user, screen.getByLabelText('휴대폰 번호'), '01012340001');
  await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
  await user.type(await screen.findByLabelText('인증번호'), '482913{Enter}');
  await screen.findByText('인증되었습니다.');
}

beforeEach(() => sessionStorage.clear());

describe('finding an id', () => {
  const find = (user: User) => user.click(screen.getByRole('button', { name: '아이디 찾기' }));

  test('shows it in a popup that leads to the login', async () => {
    const { user, api } = await open('/sign/find/id', phoneApi().answers(findId, foundId));
    await verifyPhone(user);
    await find(user);
    const dialog = within(await screen.findByRole('dialog', { name: '아이디 찾기 결과' }));
    expect(dialog.getByText('member01')).toBeInTheDocument();
    expect(api.requestsOf(authSend)[0]?.input.purpose).toBe('findId');
    expect(api.requestsOf(findId)[0]).toMatchObject({
      method: 'POST',
      input: { name: '김한빛', userPhone: '01012340001' },
    });
    const ways = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(ways.filter(Boolean).slice(-2)).toEqual(['로그인', '비밀번호 찾기']);
    await user.click(dialog.getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('heading', { name: '로그인', level: 1 })).toBeInTheDocument();
  });

  test.each([
    ['로그인', '로그인'],
    ['비밀번호 찾기', '비밀번호 찾기'],
  ])('%s is reached with what the visitor came for', async (button, heading) => {
    const { user, router } = await open('/sign/find/id?from=%2Fspace%2Fboard', phoneApi().answers(findId, foundId));
    await verifyPhone(user);
    await find(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: heading, level: 1 });
    expect(router.state.location.state).toEqual({ from: '/space/board' });
  });

  test('a visitor with a new phone goes to the identity check, and returns with the new phone verified', async () => {
    const url = '/api/auth/identity/sandbox';
    const leaving = await open('/sign/find/id', new FakeApi().answer(identityStart, { identity: 'check-1', url }));
    await leaving.user.click(await screen.findByRole('button', { name: '휴대폰 본인확인 시작' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(url));
    expect(leaving.api.requestsOf(identityStart)[0]?.input).toEqual({
      authType: 2,
      returnPath: '/sign/find/id',
      purpose: 'find',
    });
    leaving.unmount();
    const person = { name: '김한빛', userBirth: '19660302', userPhone: '01055556666' };
    const api = new FakeApi()
      .answer(identityState, { status: 'VERIFIED', authType: 2, ...person })
      .answers(findId, foundId);
    const { user } = await open('/sign/find/id?identity=check-1', api);
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
    await find(user);
    expect(await screen.findByRole('dialog', { name: '아이디 찾기 결과' })).toBeInTheDocument();
    expect(api.requestsOf(findId)[0]?.input).toEqual({ name: '김한빛', userPhone: '01055556666' });
  });

  test('an expired check can be started again', async () => {
    const person = { name: '김한빛', userBirth: '19660302', userPhone: '01055556666' };
    const api = new FakeApi()
      .answer(identityState, { status: 'VERIFIED', authType: 2, ...person })
      .refuse(findId, 'PHONE_NOT_VERIFIED');
    const { user, router } = await open('/sign/find/id?from=%2Fspace%2Fboard&identity=check-1', api);
    await screen.findByText('본인확인을 마쳤습니다');
    await find(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('button', { name: '휴대폰 본인확인 시작' })).toBeInTheDocument();
    expect(screen.queryByText('본인확인을 마쳤습니다')).toBeNull();
    expect(router.state.location).toMatchObject({ search: '', state: { from: '/space/board' } });
  });

  test('or leads on to the password, with the id filled in', async () => {
    const { user } = await open('/sign/find/id', phoneApi().answers(findId, foundId));
    await verifyPhone(user);
    await find(user);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '비밀번호 찾기' }));
    await screen.findByRole('heading', { name: '비밀번호 찾기', level: 1 });
    expect(screen.getByLabelText('아이디')).toHaveValue('member01');
    expect(screen.getByLabelText('이름')).toHaveValue('김한빛');
  });

  test('requires a verified phone first', async () => {
    const { user, api } = await open('/sign/find/id');
    await find(user);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('휴대폰인증을 해주세요');
    expect(api.requestsOf(findId)).toEqual([]);
  });

  test.each([
    ['예', '회원가입 - 약관 동의와 본인확인'],
    ['아니오', null],
  ])('nobody found: %s to the question about joining', async (answer, heading) => {
    const { user } = await open('/sign/find/id', phoneApi().refuse(findId, 'ID_UNKNOWN'));
    await verifyPhone(user);
    await find(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    if (heading) expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    else expect(await screen.findByText('길: /main')).toBeInTheDocument();
  });

  test.each([
    ['예', '회원가입 - 약관 동의와 본인확인'],
    ['아니오', null],
  ])(
    'a phone without an account: %s to the question about joining, when the code is requested',
    async (answer, heading) => {
      const { user } = await open('/sign/find/id', new FakeApi().refuse(authSend, 'PHONE_UNKNOWN'));
      await enter(user, screen.getByLabelText('이름'), '김한빛');
      await enter(user, screen.getByLabelText('휴대폰 번호'), '01099990000');
      await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('입력하신 휴대폰 번호로 연결된 계정이 없습니다.');
      await user.click(within(question).getByRole('button', { name: answer }));
      if (heading) expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
      else expect(await screen.findByText('길: /main')).toBeInTheDocument();
    },
  );

  test('the error of an unsent code is shown', async () => {
    const { user } = await open('/sign/find/id', new FakeApi().refuse(authSend, 'CODE_SENDS_EXCEEDED'));
    await enter(user, screen.getByLabelText('이름'), '김한빛');
    await enter(user, screen.getByLabelText('휴대폰 번호'), '01012340001');
    await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('인증번호 발송 횟수를 초과했습니다.');
  });
});

describe.each(['/sign/find/id', '/sign/find/password/step1'])('the identity check of %s', (path) => {
  test('is shown if the service identifies the holder of a phone', async () => {
    await open(path, offering(new FakeApi(), 2));
    expect(await screen.findByRole('button', { name: '휴대폰 본인확인 시작' })).toBeInTheDocument();
  });

  test('is hidden if the service only identifies by other methods', async () => {
    const { user, api } = await open(path, offering(phoneApi(), 1, 3));
    await verifyPhone(user);
    expect(api.requestsOf(educationCode)).toHaveLength(1);
    expect(screen.queryByText(/휴대폰 본인확인/)).toBeNull();
  });

  test('makes the button wait for its result', async () => {
    const checked = { authType: 2, name: '김한빛', userBirth: '19660302', userPhone: '01055556666' } as const;
    let status: 'PENDING' | 'VERIFIED' = 'PENDING';
    findProgress.change({ userId: 'member01' });
    const { user } = await open(
      `${path}?identity=check-1`,
      new FakeApi().answer(identityState, () => ({ status, ...checked })),
    );
    const button = screen.getByRole('button', { name: /^(아이디 찾기|다음)$/ });
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(button).toHaveAttribute('aria-busy', 'true');
    status = 'VERIFIED';
    await screen.findByText('본인확인을 마쳤습니다');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('blocks nobody who requests a code meanwhile', async () => {
    const pending = { status: 'PENDING', authType: 2, name: '', userBirth: '', userPhone: '' } as const;
    const { user } = await open(`${path}?identity=check-1`, phoneApi().answer(identityState, pending));
    const button = screen.getByRole('button', { name: /^(아이디 찾기|다음)$/ });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await verifyPhone(user);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('shows its failure and no further attempt if it is no longer offered', async () => {
    const over = { status: 'FAILED', authType: 2, name: '', userBirth: '', userPhone: '' } as const;
    await open(`${path}?identity=check-1`, offering(new FakeApi().answer(identityState, over)));
    expect(await screen.findByText('본인확인을 마치지 못했습니다')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '휴대폰 본인확인 시작' })).toBeNull();
  });
});

describe('finding a password', () => {
  const next = (user: User) => user.click(screen.getByRole('button', { name: '다음' }));

  test('leads from the verification to a new password and to the login', async () => {
    const { user, api } = await open('/sign/find/password/step1', phoneApi().answer(findPw, 1));
    await enter(user, screen.getByLabelText('아이디'), 'member01');
    await verifyPhone(user);
    await next(user);
    await screen.findByRole('heading', { name: '새 비밀번호 설정' });
    await enter(user, screen.getByLabelText('새 비밀번호'), 'Hanbit!2027');
    await enter(user, screen.getByLabelText('새 비밀번호 확인'), 'Hanbit!2027');
    await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('heading', { name: '로그인', level: 1 })).toBeInTheDocument();
    const person = { userId: 'member01', name: '김한빛', userPhone: '01012340001' };
    expect(api.requestsOf(findPw).map(({ input }) => input)).toEqual([person, { ...person, userPw: 'Hanbit!2027' }]);
    expect(sessionStorage.getItem('find-account')).toBeNull();
  });

  test('the following login preserves the page that the visitor came for', async () => {
    const { user, router } = await open(
      '/sign/find/password/step1?from=%2Fspace%2Fboard',
      phoneApi().answer(findPw, 1),
    );
    await enter(user, screen.getByLabelText('아이디'), 'member01');
    await verifyPhone(user);
    await next(user);
    await enter(user, await screen.findByLabelText('새 비밀번호'), 'Hanbit!2027');
    await enter(user, screen.getByLabelText('새 비밀번호 확인'), 'Hanbit!2027');
    await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    await screen.findByRole('heading', { name: '로그인', level: 1 });
    expect(router.state.location.state).toEqual({ from: '/space/board' });
  });

  test('requires the id and the verification', async () => {
    const { user } = await open('/sign/find/password/step1');
    await next(user);
    expect(await screen.findByText('아이디를 입력해주세요.')).toBeInTheDocument();
    await enter(user, screen.getByLabelText('아이디'), 'ㅡ드ㅠㄷㄱ');
    expect(screen.getByText('아이디에 한글이 있습니다. 한/영 키를 확인해주세요.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('아이디'));
    await enter(user, screen.getByLabelText('아이디'), 'member01');
    await next(user);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('휴대폰인증을 해주세요');
  });

  test('the id of somebody else leads to the question about joining', async () => {
    const { user } = await open('/sign/find/password/step1', phoneApi().refuse(findPw, 'ID_UNKNOWN'));
    await enter(user, screen.getByLabelText('아이디'), 'member99');
    await verifyPhone(user);
    await next(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '아니오' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
  });

  test('the second step cannot be opened by its URL', async () => {
    const { router } = await open('/sign/find/password/step2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign/find/password/step1'));
  });

  describe('the new password', () => {
    beforeEach(() =>
      findProgress.change({ userId: 'member01', name: '김한빛', userPhone: '01012340001', matched: true }),
    );
    const choose = async (user: User, userPw: string, again = userPw) => {
      await enter(user, screen.getByLabelText('새 비밀번호'), userPw);
      await enter(user, screen.getByLabelText('새 비밀번호 확인'), again);
      await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
    };

    test.each([
      ['Hanbit!123', 'Hanbit!123', '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.'],
      ['Hanbit!2027', 'Hanbit!2028', '비밀번호가 서로 다릅니다.'],
    ])('%s and %s are rejected with a message', async (userPw, again, message) => {
      const { user, api } = await open('/sign/find/password/step2');
      await choose(user, userPw, again);
      expect(await screen.findAllByText(message)).toHaveLength(2);
      expect(api.seen).toEqual([]);
    });

    test('can be pasted', async () => {
      const { user, api } = await open('/sign/find/password/step2', new FakeApi().answer(findPw, 1));
      for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
        await user.click(screen.getByLabelText(label));
        await user.paste('Hanbit!2027');
      }
      await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
      await screen.findByRole('alertdialog');
      expect(api.requestsOf(findPw)[0]?.input).toMatchObject({ userPw: 'Hanbit!2027' });
    });

    test('must differ from the old one', async () => {
      const { user } = await open('/sign/find/password/step2', new FakeApi().refuse(findPw, 'PASSWORD_REUSED'));
      await choose(user, 'Portal!2026');
      expect((await screen.findAllByText('현재 비밀번호와 다른 비밀번호를 입력해주세요.')).length).toBeGreaterThan(0);
    });

    test('requires an unexpired verification', async () => {
      const { user, router } = await open(
        '/sign/find/password/step2',
        new FakeApi().refuse(findPw, 'PHONE_NOT_VERIFIED'),
      );
      await choose(user, 'Hanbit!2027');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/sign/find/password/step1'));
      expect(findProgress.read()).toMatchObject({ userId: 'member01', matched: false });
    });
  });
});
