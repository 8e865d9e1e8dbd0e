import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { educationCode, licence } from '@portal/shared/contract/common';
import { duplicationId, join } from '@portal/shared/contract/user';
import { readSession } from '@portal/shared/session';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { enter } from '../../parts/testing/enter.ts';
import module from '../../routes.tsx';
import { signUpProgress } from '../steps/progress.ts';
import { verifiedVisitor } from '../testing/verifiedVisitor.ts';

const TOKEN = { Authorization: 'token-of-the-test' };
const business = {
  rno: 1,
  lcns_no: '20260001',
  bssh_nm: '한빛식당',
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '김*봄',
  site_addr: '서울특별시 중구 한빛로 27',
};

async function open(api = new FakeApi(), path = '/sign/up/step2') {
  const view = renderInHost(module.routes, path, { api });
  await screen.findByRole('heading', { name: '회원가입 - 정보 입력' });
  return { ...view, user: userEvent.setup() };
}
type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User, userPw = 'Portal!2026', userPwCheck = userPw) {
  await enter(user, screen.getByLabelText('아이디 (필수)'), 'saebom27');
  await enter(user, screen.getByLabelText('비밀번호 (필수)'), userPw);
  await enter(user, screen.getByLabelText('비밀번호 확인 (필수)'), userPwCheck);
  await user.selectOptions(screen.getByLabelText('년'), '1980');
  await user.selectOptions(screen.getByLabelText('월'), '03');
  await user.selectOptions(screen.getByLabelText('일'), '15');
  await enter(user, screen.getByLabelText('이메일 (필수)'), 'kim@hanbit-food.example');
  await enter(user, screen.getByLabelText('우편번호 (필수)'), '04595');
  await enter(user, screen.getByLabelText('주소 (필수)'), '서울특별시 중구 한빛로 27');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: '가입하기' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  verifiedVisitor({ industryType: 2 });
});

describe('joining', () => {
  test('sends everything, stores the session and opens /main', async () => {
    const { user, api } = await open(new FakeApi().answer(join, aMember({ userId: 'saebom27' }), TOKEN));
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('김새봄 님, 회원가입이 완료되었습니다.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('길: /main')).toBeInTheDocument();
    const [request] = api.requestsOf(join);
    expect(request?.method).toBe('POST');
    expect(request?.input).toMatchObject({
      userId: 'saebom27',
      userPw: 'Portal!2026',
      name: '김새봄',
      userPhone: '01055556666',
      userBirth: '19800315',
      email: 'kim@hanbit-food.example',
      postCode: '04595',
      userAddress: '서울특별시 중구 한빛로 27',
      industryType: 2,
      agreeTerms: true,
      agreePrivacy: true,
      agreeMarketing: false,
      applicationId: 'site',
    });
    expect(request?.input).not.toHaveProperty('userPwCheck');
    expect(readSession()?.token).toBe('token-of-the-test');
    expect(sessionStorage.getItem('sign-up')).toBeNull();
  });

  test('ends at the page that the visitor came for', async () => {
    const { user } = await open(
      new FakeApi().answer(join, aMember(), TOKEN),
      '/sign/up/step2?from=%2Fmanager%2Fedu%2Fapply%2Fview%3FeducationNo%3D7',
    );
    await fillIn(user);
    await submit(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('길: /manager/edu/apply/view?educationNo=7')).toBeInTheDocument();
  });

  test('a double click joins once', async () => {
    const { user, api } = await open(new FakeApi().answer(join, aMember(), TOKEN));
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: '가입하기' }));
    await screen.findByRole('alertdialog');
    expect(api.requestsOf(join)).toHaveLength(1);
  });

  test('each broken rule is shown at its field and in the summary, and nothing is sent', async () => {
    const { user, api } = await open();
    await submit(user);
    const summary = within(await screen.findByRole('alert', { name: '입력 내용 확인' }));
    for (const message of [
      '아이디를 입력해주세요.',
      '비밀번호를 입력해주세요.',
      '생년월일을 입력해주세요.',
      '이메일을 입력해주세요.',
      '우편번호를 입력해주세요.',
      '주소를 입력해주세요.',
    ]) {
      expect(summary.getByText(message)).toBeInTheDocument();
      expect(screen.getAllByText(message)).toHaveLength(2);
    }
    expect(api.requestsOf(join)).toEqual([]);
  });

  test.each([
    ['Portal!777', 'Portal!777', '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.'],
    ['Portal!2026', 'Portal!2027', '비밀번호가 서로 다릅니다.'],
  ])('the passwords %s and %s are rejected with a message', async (userPw, again, message) => {
    const { user, api } = await open();
    await fillIn(user, userPw, again);
    await submit(user);
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(api.requestsOf(join)).toEqual([]);
  });

  test('the rules of id and password are shown at their fields from the start', async () => {
    await open();
    for (const label of ['아이디 (필수)', '비밀번호 (필수)']) {
      const described = expect(screen.getByLabelText(label));
      described.toHaveAccessibleDescription(/6~\d+자.*111, 123, abc처럼/);
      described.toHaveAttribute('aria-invalid', 'false');
    }
  });

  test('a broken rule keeps its message, names its field in the summary and says what to change', async () => {
    const { user } = await open();
    await fillIn(user, 'Portal!234');
    await user.clear(screen.getByLabelText('아이디 (필수)'));
    await enter(user, screen.getByLabelText('아이디 (필수)'), 'park1234');
    await submit(user);
    const message = '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.';
    expect(await screen.findByRole('link', { name: `아이디: ${message}` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `비밀번호: ${message}` })).toBeInTheDocument();
    expect(screen.getByLabelText('아이디 (필수)')).toHaveAccessibleDescription(
      new RegExp(`${message} ‘123’ 부분을 다른 글자로 바꿔주세요.$`),
    );
    expect(screen.getByLabelText('비밀번호 (필수)')).toHaveAccessibleDescription(
      /‘234’ 부분을 다른 글자로 바꿔주세요.$/,
    );
    await user.type(screen.getByLabelText('비밀번호 (필수)'), '{Backspace}{Backspace}2');
    expect(screen.getByLabelText('비밀번호 (필수)')).toBeValid();
  });

  test('an id taken meanwhile is an error at its field', async () => {
    const { user } = await open(new FakeApi().refuse(join, 'ID_TAKEN'));
    await fillIn(user);
    await submit(user);
    expect((await screen.findAllByText('이미 사용 중인 아이디입니다.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('아이디 (필수)')).toBeInvalid();
  });

  test('an error of the API is shown at its field', async () => {
    const { user } = await open(
      new FakeApi().refuse(join, 'MALFORMED', {
        issues: [{ path: 'email', message: '이 이메일은 사용할 수 없습니다.' }],
      }),
    );
    await fillIn(user);
    await submit(user);
    expect((await screen.findAllByText('이 이메일은 사용할 수 없습니다.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an expired or used verification leads back to the first step, and preserves everything', async () => {
    const { user, router } = await open(new FakeApi().refuse(join, 'PHONE_NOT_VERIFIED'));
    await fillIn(user);
    await submit(user);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('이미 가입되었을 수 있으니 먼저 로그인해주세요.');
    await user.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign/up/step1'));
    expect(signUpProgress.read()).toMatchObject({
      verifiedPerson: null,
      industryType: 2,
      details: { userId: 'saebom27', userBirth: '19800315' },
    });
  });

  test('an existing member may log in instead', async () => {
    const { user } = await open(new FakeApi().refuse(join, 'ALREADY_MEMBER'));
    await fillIn(user);
    await submit(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예' }));
    expect(await screen.findByRole('heading', { name: '로그인', level: 1 })).toBeInTheDocument();
  });

  test('an unreachable server loses nothing', async () => {
    const { user } = await open(new FakeApi().refuse(join, 'FAULT'));
    await fillIn(user);
    await submit(user);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('서버와 통신이 원활하지 않습니다.');
    expect(alert).toHaveTextContent('가입이 되었는지 ‘로그인’하여 먼저 확인해주세요.');
    expect(screen.getByLabelText('비밀번호 (필수)')).toHaveValue('Portal!2026');
  });
});

test('a reload loses nothing but the passwords, which are not stored', async () => {
  const first = await open();
  await fillIn(first.user);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Portal!2026');
  first.unmount();
  await open();
  expect(screen.getByLabelText('아이디 (필수)')).toHaveValue('saebom27');
  expect(screen.getByLabelText('년')).toHaveValue('1980');
  expect(screen.getByLabelText('주소 (필수)')).toHaveValue('서울특별시 중구 한빛로 27');
  expect(screen.getByLabelText('비밀번호 (필수)')).toHaveValue('');
});

test('the birth date from the gateway is filled in', async () => {
  verifiedVisitor({
    industryType: 1,
    verifiedPerson: { name: '김새봄', userPhone: '01055556666', userBirth: '19751231' },
  });
  await open();
  expect(screen.getByLabelText('년')).toHaveValue('1975');
  expect(screen.getByLabelText('일')).toHaveValue('31');
});

describe('the duplicate check', () => {
  test('shows that an id is free, until it is changed', async () => {
    const { user, api } = await open(new FakeApi().answer(duplicationId, 0));
    await enter(user, screen.getByLabelText('아이디 (필수)'), 'saebom27');
    await user.click(screen.getByRole('button', { name: '중복 확인' }));
    expect(await screen.findByText('사용할 수 있는 아이디입니다.')).toBeInTheDocument();
    expect(api.requestsOf(duplicationId)[0]?.input).toEqual({ userId: 'saebom27' });
    await enter(user, screen.getByLabelText('아이디 (필수)'), '8');
    expect(screen.queryByText('사용할 수 있는 아이디입니다.')).toBeNull();
  });

  test('shows that an id is taken', async () => {
    const { user } = await open(new FakeApi().refuse(duplicationId, 'ID_TAKEN'));
    await enter(user, screen.getByLabelText('아이디 (필수)'), 'member01');
    await user.click(screen.getByRole('button', { name: '중복 확인' }));
    expect((await screen.findAllByText('이미 사용 중인 아이디입니다.')).length).toBeGreaterThan(0);
  });

  test('sends no request for an id that the rules forbid', async () => {
    const { user, api } = await open();
    await enter(user, screen.getByLabelText('아이디 (필수)'), '1saebom');
    await user.click(screen.getByRole('button', { name: '중복 확인' }));
    expect((await screen.findAllByText('아이디는 숫자로 시작할 수 없습니다.')).length).toBeGreaterThan(0);
    expect(api.seen).toEqual([]);
  });
});

describe('the licence search', () => {
  const codes = [
    { group: 'REGION', code: '11', codeName: '서울특별시' },
    { group: 'BANK', code: '004', codeName: '국민은행' },
  ];
  async function search(api: FakeApi) {
    const { user } = await open(api.answer(educationCode, codes));
    await user.click(screen.getByRole('button', { name: '업소 검색' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: '업소 검색' })) };
  }

  test('Enter searches in the trade and region, and the choice is filled into the form', async () => {
    const api = new FakeApi().answers(licence, { list: [business], pageInfo: { page: 1, endPage: 1, totalRow: 1 } });
    const { user, dialog } = await search(api);
    await user.selectOptions(dialog.getByLabelText('지역'), await dialog.findByRole('option', { name: '서울특별시' }));
    expect(dialog.queryByRole('option', { name: '국민은행' })).toBeNull();
    await user.type(dialog.getByLabelText('업소명'), '한빛{Enter}');
    await user.click(await dialog.findByRole('button', { name: /한빛식당/ }));
    expect(await screen.findByText('20260001')).toBeInTheDocument();
    expect(signUpProgress.read().details).toMatchObject({ lcns_no: '20260001', bssh_nm: '한빛식당' });
    expect(api.requestsOf(licence)[0]?.input).toMatchObject({
      food_gbn: '001',
      upsoname: '한빛',
      sido_cd: '11',
      induty_cd: '105',
      start_idx: 1,
      limit: 10,
    });
  });

  test('pages through ten at a time', async () => {
    const api = new FakeApi().answer(licence, ({ page }) => ({
      list: [{ ...business, bssh_nm: `한빛식당 ${String(page)}호점` }],
      pageInfo: { page: Number(page), endPage: 3, totalRow: 24 },
    }));
    const { user, dialog } = await search(api);
    await user.type(dialog.getByLabelText('업소명'), '한빛{Enter}');
    await user.click(await dialog.findByRole('button', { name: /^2 ?쪽/ }));
    expect(await dialog.findByText('한빛식당 2호점')).toBeInTheDocument();
  });

  test('an empty result is stated', async () => {
    const { user, dialog } = await search(
      new FakeApi().answer(licence, { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } }),
    );
    await user.type(dialog.getByLabelText('대표자명'), '홍길동{Enter}');
    expect(await dialog.findByText('데이터가 없습니다.')).toBeInTheDocument();
  });

  test('offers a retry if the service is down', async () => {
    const { user, dialog } = await search(new FakeApi().refuse(licence, 'LOOKUP_DOWN'));
    await user.type(dialog.getByLabelText('업소명'), '한빛{Enter}');
    expect(await dialog.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  });

  test('requires at least one name', async () => {
    const { user, dialog } = await search(new FakeApi());
    await user.click(dialog.getByRole('button', { name: '검색' }));
    expect(await dialog.findByText('업소명이나 대표자명 가운데 하나는 입력해주세요.')).toBeInTheDocument();
  });
});
