import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authMatch, authSend, identityStart, identityState } from '@portal/shared/contract/auth';
import { educationCode } from '@portal/shared/contract/common';
import { userDuplicateValidCheck } from '@portal/shared/contract/user';
import { leaveTo } from '@portal/shared/router';
import { aMember, FakeApi, renderInHost, type FakeHostOptions } from '@portal/shared/testing';
import { offering } from '../parts/identity/testing/offered.ts';
import { enter } from '../parts/testing/enter.ts';
import module from '../routes.tsx';
import { signUpProgress } from './steps/progress.ts';

jest.mock('@portal/shared/router', () => ({ ...jest.requireActual('@portal/shared/router'), leaveTo: jest.fn() }));

const phoneApi = () =>
  new FakeApi().answer(authSend, '482913').answer(authMatch, null).answer(userDuplicateValidCheck, 0);

async function open(api = new FakeApi(), path = '/sign/up/step1', options: FakeHostOptions = {}) {
  const view = renderInHost(module.routes, path, { api, ...options });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, user: userEvent.setup() };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const agree = (user: User) => user.click(screen.getByLabelText('필수 항목에 모두 동의합니다.'));
const next = (user: User) => user.click(screen.getByRole('button', { name: '다음' }));
async function verifyPhone(user: User) {
  await enter(user, screen.getByLabelText('이름'), '김새봄');
  await enter(user, screen.getByLabelText('휴대폰 번호'), '01055556666');
  await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
  await enter(user, await screen.findByLabelText('인증번호'), '482913');
  await user.click(screen.getByRole('button', { name: '확인' }));
}

beforeEach(() => sessionStorage.clear());

describe('agreements', () => {
  test('marketing is off and stays off when everything required is agreed to', async () => {
    const { user } = await open();
    const marketing = screen.getByLabelText('마케팅 정보 수신에 동의합니다. (선택)');
    expect(marketing).not.toBeChecked();
    await agree(user);
    expect(screen.getByLabelText('이용약관에 동의합니다. (필수)')).toBeChecked();
    expect(screen.getByLabelText('개인정보 수집·이용에 동의합니다. (필수)')).toBeChecked();
    expect(marketing).not.toBeChecked();
  });

  test.each([
    ['이용약관 보기', '이용약관'],
    ['개인정보\u200b처리방침 보기', '개인정보처리방침'],
    ['목적 보기', '목적'],
    ['마케팅 정보 수신 동의 보기', '마케팅 정보 수신 동의'],
  ])('%s opens the text', async (button, title) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  test('missing consents are shown at the boxes and in the summary', async () => {
    const { user, router } = await open();
    await next(user);
    expect(await screen.findByRole('alert', { name: '입력 내용 확인' })).toHaveTextContent('이용약관에 동의해주세요.');
    expect(screen.getAllByText('개인정보 수집·이용에 동의해주세요.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /휴대폰인증을 해주세요/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/sign/up/step1');
  });

  test('the next step is unavailable until the person is verified', async () => {
    const { user, router } = await open();
    await agree(user);
    await next(user);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('휴대폰인증을 해주세요');
    expect(router.state.location.pathname).toBe('/sign/up/step1');
  });
});

describe('a code to the phone', () => {
  test('verifies the visitor, who continues to the trades', async () => {
    const { user, api } = await open(phoneApi());
    await agree(user);
    await verifyPhone(user);
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
    expect(api.requestsOf(authSend)[0]?.input.purpose).toBe('join');
    await next(user);
    expect(await screen.findByRole('heading', { name: '회원가입 - 업종 선택' })).toBeInTheDocument();
    expect(signUpProgress.read()).toMatchObject({
      agreeMarketing: false,
      verifiedPerson: { name: '김새봄', userPhone: '01055556666' },
    });
  });

  test('an existing member is informed and may log in instead', async () => {
    const { user } = await open(phoneApi().refuse(userDuplicateValidCheck, 'ALREADY_MEMBER'));
    await verifyPhone(user);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('이미 가입된 회원입니다. 로그인하시겠습니까?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '예' }));
    expect(await screen.findByRole('heading', { name: '로그인', level: 1 })).toBeInTheDocument();
  });

  test('a reload loses no typed value', async () => {
    const first = await open();
    await agree(first.user);
    await enter(first.user, screen.getByLabelText('이름'), '김새봄');
    await enter(first.user, screen.getByLabelText('휴대폰 번호'), '0105555');
    first.unmount();
    await open();
    expect(screen.getByLabelText('이용약관에 동의합니다. (필수)')).toBeChecked();
    expect(screen.getByLabelText('이름')).toHaveValue('김새봄');
    expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('0105555');
  });
});

describe('the identity-check gateway', () => {
  test.each([
    ['신용카드', 1],
    ['휴대폰 본인확인', 2],
    ['아이핀(i-PIN)', 3],
  ])('%s opens it with type %i', async (method, authType) => {
    const { user, api } = await open(
      new FakeApi().answer(identityStart, { identity: 'check-1', url: '/api/auth/identity/sandbox/check-1' }),
    );
    await user.click(await screen.findByLabelText(new RegExp(`^${method.replace(/[()]/g, '\\$&')}`)));
    await user.click(screen.getByRole('button', { name: `${method.replace(' 본인확인', '')} 본인확인 시작` }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/auth/identity/sandbox/check-1'));
    expect(api.requestsOf(identityStart)[0]?.input).toEqual({
      authType,
      returnPath: '/sign/up/step1',
      purpose: 'join',
    });
  });

  test.each([
    ['comes back with what the visitor came for', '/manager/edu/apply/view?educationNo=7', true],
    ['comes back without it where its address would be too long', `/search?keyword=${'가'.repeat(40)}`, false],
  ])('%s', async (_title, wanted, isKept) => {
    const { user, api } = await open(
      new FakeApi().answer(identityStart, { identity: 'check-1', url: '/api/auth/identity/sandbox/check-1' }),
      `/sign/up/step1?from=${encodeURIComponent(wanted)}`,
    );
    await user.click(await screen.findByLabelText(/^신용카드/));
    await user.click(screen.getByRole('button', { name: '신용카드 본인확인 시작' }));
    await waitFor(() => expect(api.requestsOf(identityStart)).toHaveLength(1));
    const query = isKept ? `?from=${encodeURIComponent(wanted)}` : '';
    expect(api.requestsOf(identityStart)[0]?.input.returnPath).toBe(`/sign/up/step1${query}`);
  });

  const back = '/sign/up/step1?identity=check-1';

  test('the visitor who comes back from it still knows the way back', async () => {
    const api = phoneApi().answers(identityState, {
      status: 'VERIFIED',
      authType: 2,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '01055556666',
    });
    const { user, router } = await open(api, `/sign/up/step1?from=%2Fspace%2Fboard&identity=check-1`);
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await agree(user);
    await next(user);
    await screen.findByRole('heading', { name: '회원가입 - 업종 선택' });
    expect(router.state.location.state).toEqual({ from: '/space/board' });
  });

  test('takes over a verified phone and removes its own parameter from the URL', async () => {
    const api = phoneApi().answers(identityState, {
      status: 'VERIFIED',
      authType: 2,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '01055556666',
    });
    const { router } = await open(api, back);
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
    expect(signUpProgress.read().verifiedPerson).toEqual({
      name: '김새봄',
      userPhone: '01055556666',
      userBirth: '19800315',
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a press before the result has come does not require another check', async () => {
    const checked = { authType: 2, name: '김새봄', userBirth: '19800315', userPhone: '01055556666' } as const;
    let status: 'PENDING' | 'VERIFIED' = 'PENDING';
    const { user, router } = await open(
      phoneApi().answer(identityState, () => ({ status, ...checked })),
      back,
    );
    await agree(user);
    await next(user);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: '다음' })).toHaveAttribute('aria-busy', 'true');
    expect(router.state.location.pathname).toBe('/sign/up/step1');
    status = 'VERIFIED';
    await screen.findByText('본인확인을 마쳤습니다');
    await next(user);
    expect(await screen.findByRole('heading', { name: '회원가입 - 업종 선택' })).toBeInTheDocument();
  });

  test('where it verifies no phone, a code does', async () => {
    const api = phoneApi().answers(identityState, {
      status: 'VERIFIED',
      authType: 3,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '',
    });
    const { user } = await open(api, back);
    expect(await screen.findByText('김새봄 님의 본인확인을 마쳤습니다')).toBeInTheDocument();
    expect(screen.getByLabelText('이름')).toHaveValue('김새봄');
    expect(screen.getByLabelText('이름')).toHaveAttribute('readonly');
    await enter(user, screen.getByLabelText('휴대폰 번호'), '01055556666');
    await user.click(screen.getByRole('button', { name: '인증번호 발송' }));
    await user.type(await screen.findByLabelText('인증번호'), '482913{Enter}');
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
    expect(signUpProgress.read().verifiedPerson?.userBirth).toBe('19800315');
  });

  test('another method can be chosen instead', async () => {
    const api = phoneApi().answers(identityState, {
      status: 'VERIFIED',
      authType: 1,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '',
    });
    const { user, router } = await open(api, back);
    await user.click(await screen.findByRole('button', { name: '다른 방법으로 본인확인하기' }));
    expect(await screen.findByLabelText(/^신용카드/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  test('an existing member is informed and can choose another method', async () => {
    const api = phoneApi().refuse(userDuplicateValidCheck, 'ALREADY_MEMBER').answers(identityState, {
      status: 'VERIFIED',
      authType: 2,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '01055556666',
    });
    const { user } = await open(api, back);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '아니오' }));
    expect(await screen.findByLabelText(/^신용카드/)).toBeInTheDocument();
  });

  test('who has an account under another phone is led to the id of it', async () => {
    const api = phoneApi().refuse(userDuplicateValidCheck, 'PERSON_HAS_ACCOUNT').answers(identityState, {
      status: 'VERIFIED',
      authType: 2,
      name: '김새봄',
      userBirth: '19800315',
      userPhone: '01055556666',
    });
    const { user, router } = await open(api, back);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/이미 가입하신 계정이 있습니다/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '예' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign/find/id'));
  });

  test.each(['FAILED', 'EXPIRED'] as const)('%s is shown, and another method offered', async (status) => {
    await open(
      phoneApi().answers(identityState, { status, authType: 1, name: '', userBirth: '', userPhone: '' }),
      back,
    );
    expect(await screen.findByText('본인확인을 마치지 못했습니다')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '인증번호 발송' })).toBeInTheDocument();
  });
});

describe('identification methods', () => {
  const methods = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
  const answered = (api: FakeApi) => waitFor(() => expect(api.requestsOf(educationCode)).toHaveLength(1));

  test.each([
    ['all of them', [1, 2, 3], ['code', '1', '2', '3']],
    ['the phone alone', [2], ['code', '2']],
  ] as const)('are those that the service offers: %s', async (_which, ways, shown) => {
    await open(offering(phoneApi(), ...ways));
    await screen.findByRole('radiogroup', { name: '본인확인 방법' });
    expect(methods()).toEqual(shown);
  });

  test('need no choice if a code by SMS is the only one, and the summary leads to it', async () => {
    const { user, api } = await open(offering(phoneApi()));
    await answered(api);
    await next(user);
    await user.click(await screen.findByRole('link', { name: /휴대폰인증을 해주세요/ }));
    expect(methods()).toEqual([]);
    expect(document.activeElement).toContainElement(screen.getByLabelText('휴대폰 번호'));
    await agree(user);
    await verifyPhone(user);
    expect(await screen.findByText('본인확인을 마쳤습니다')).toBeInTheDocument();
  });

  test.each([
    ['does not know the list of them', phoneApi().answer(educationCode, [{ group: 'BANK', code: '1', codeName: '' }])],
    ['does not answer', phoneApi().refuse(educationCode, 'NOT_FOUND')],
  ])('are all of them for an API that %s', async (_what, api) => {
    await open(api);
    await screen.findByRole('radiogroup', { name: '본인확인 방법' });
    expect(methods()).toEqual(['code', '1', '2', '3']);
  });

  test('with an unknown number are left out', async () => {
    await open(
      phoneApi().answer(
        educationCode,
        ['SMS', '2', '4'].map((code) => ({ group: 'IDENTITY_WAY', code, codeName: '' })),
      ),
    );
    await screen.findByRole('radiogroup', { name: '본인확인 방법' });
    expect(methods()).toEqual(['code', '2']);
  });
});

test.each(['/sign/up/select-industry', '/sign/up/step2'])(
  '%s cannot be opened before the first step is finished',
  async (path) => {
    const { router } = await open(new FakeApi(), path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign/up/step1'));
  },
);

test('a member is sent to /main', async () => {
  renderInHost(module.routes, '/sign/up/step1', { user: aMember() });
  expect(await screen.findByText('길: /main')).toBeInTheDocument();
});
