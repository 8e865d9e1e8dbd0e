import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLY_CONSENT_VERSION } from '@portal/shared/contract/applyConsent';
import {
  getMapGroupInvitation,
  getMapUserEdu,
  patchIntGroupDecline,
  postIntGroupAccept,
} from '@portal/shared/contract/manager';
import { APPLY_NOT_ELIGIBLE, GROUP_PHONE_DIFFERS } from '@portal/shared/contract/messages';
import { fetchUser } from '@portal/shared/contract/user';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication, aProfile } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';
import { anInvitation } from '../testing/samples.ts';

const CODE = 'f3X-9_code-of-the-test';
const PATH = '/manager/group/accept';

const draw = (api: FakeApi, { guest = false, query = `?code=${CODE}` } = {}) =>
  renderInHost(module.routes, `${PATH}${query}`, { api, ...(!guest && { user: aMember() }) });
const ready = (invitation = anInvitation()) =>
  new FakeApi().answer(getMapGroupInvitation, invitation).answer(fetchUser, aProfile());
const accept = () => userEvent.click(screen.getByRole('button', { name: '수락하기' }));
const tick = async (...labels: RegExp[]) => {
  for (const name of labels) await userEvent.click(await screen.findByRole('checkbox', { name }));
};

beforeEach(() => sessionStorage.clear());

test('a member accepts with the consents, and sees the confirmation', async () => {
  const api = ready()
    .answer(postIntGroupAccept, 12)
    .answer(getMapUserEdu, aCourseApplication({ price: 0, payment: null, group: { businessName: '한빛식당' } }));
  draw(api);
  expect(await screen.findByRole('heading', { name: '한빛식당의 교육 초대' })).toBeVisible();
  for (const text of ['외식경영관리사 2급 기본 과정', '홍*동', '2026.12.06 (일) 24:00'])
    expect(screen.getByText(text)).toBeVisible();
  await screen.findByRole('button', { name: '수락하기' });
  await accept();
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(summary).toHaveTextContent('개인정보 수집·이용에 동의해주세요.');
  expect(summary).toHaveTextContent('회사에 수락 여부를 알리는 데 동의해주세요.');
  await tick(/개인정보 수집/, /수락과 취소 여부를 알리는/);
  await accept();
  expect(await screen.findByText('교육 신청이 완료되었습니다.')).toBeVisible();
  expect(api.requestsOf(postIntGroupAccept)[0]?.input).toEqual({
    code: CODE,
    agreeSharing: true,
    agreeCompletion: false,
    postCode: '04595',
    userAddress: '서울특별시 중구 퇴계로 100',
    userAddress2: '201호',
    memo: '',
    isDisorder: 1,
    consents: ['application', 'sharing'].map((item) => ({ item, version: APPLY_CONSENT_VERSION })),
  });
  expect(screen.getByText(/자리는 한빛식당에 돌아갑니다/)).toBeVisible();
});

test('an exam requires English name and photo, but no consent about completion', async () => {
  const api = ready(anInvitation({ applyType: 2, educationNo: null, examinationNo: 9 })).answer(postIntGroupAccept, 12);
  draw(api);
  await userEvent.type(await screen.findByLabelText(/^영문 이름/), 'HONG GILDONG');
  expect(screen.getByLabelText(/^사진/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /수료증/ })).not.toBeInTheDocument();
  await tick(/개인정보 수집/, /수락과 취소 여부를 알리는/);
  await accept();
  await waitFor(() => expect(api.requestsOf(postIntGroupAccept)).toHaveLength(1));
  expect(api.requestsOf(postIntGroupAccept)[0]?.input).toMatchObject({ enName: 'HONG GILDONG', userProfile: '' });
});

test('the code leaves the address at once, and is in no storage and no address of a request', async () => {
  const { router, api } = draw(ready());
  await screen.findByRole('button', { name: '수락하기' });
  await userEvent.type(screen.getByLabelText(/^요청 사항/), '늦을 수 있습니다');
  expect(router.state.location.search).toBe('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('늦을 수 있습니다');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE);
  expect(api.requestsOf(getMapGroupInvitation)[0]).toMatchObject({ method: 'POST', input: { code: CODE } });
});

test('a popup does not lose the code', async () => {
  const { api } = draw(ready().answer(patchIntGroupDecline, 1));
  await userEvent.click(await screen.findByRole('button', { name: '사양하기' }));
  const question = await screen.findByRole('alertdialog');
  expect(screen.getByText('한빛식당의 교육 초대')).toBeInTheDocument();
  await userEvent.click(within(question).getByRole('button', { name: '예, 사양합니다' }));
  expect(await screen.findByText('초대를 사양하셨습니다.')).toBeVisible();
  expect(api.requestsOf(patchIntGroupDecline)[0]?.input).toEqual({ code: CODE });
});

test.each(['로그인', '회원가입'])('a guest sees the invitation, and returns to it after %s', async (name) => {
  const { router } = draw(ready(anInvitation({ allowedActions: ['decline'] })), { guest: true });
  expect(await screen.findByText('수락하시려면 먼저 로그인해주세요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '수락하기' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByText(/길: \/sign/);
  expect(router.state.location.state).toEqual({ from: `${PATH}?code=${CODE}` });
  expect(router.state.location.search).toBe('');
});

test.each([
  ['another phone', GROUP_PHONE_DIFFERS, '내 휴대폰 번호 확인하기', '/sign/me'],
  ['no completed course', APPLY_NOT_ELIGIBLE, '교육 신청하러 가기', '/manager/edu/apply'],
])('%s is refused, with a link to resolve it', async (_what, reason, link, path) => {
  draw(ready(anInvitation({ allowedActions: ['decline'], reason })));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
  expect(screen.getByRole('button', { name: '사양하기' })).toBeVisible();
});

test('an unknown reason is shown as it is', async () => {
  draw(ready(anInvitation({ allowedActions: ['decline'], reason: '지금은 점검 중입니다.' })));
  expect(await screen.findByText('지금은 점검 중입니다.')).toBeVisible();
});

test.each([
  ['accepted by this member', anInvitation({ status: 'ACCEPTED', userExaminationNo: 12 }), '이미 수락하셨습니다.'],
  ['accepted by somebody', anInvitation({ status: 'ACCEPTED' }), '이미 수락한 초대입니다.'],
  ['over', anInvitation({ status: 'OVER' }), '쓸 수 없는 초대입니다.'],
])('an invitation that is %s says so', async (_what, invitation, title) => {
  draw(ready(invitation));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: '수락하기' })).not.toBeInTheDocument();
});

test('if the seat was taken away meanwhile, the page shows it', async () => {
  let isGone = false;
  const api = ready()
    .answer(getMapGroupInvitation, () => anInvitation(isGone ? { status: 'OVER', allowedActions: [] } : {}))
    .refuse(postIntGroupAccept, 'GROUP_INVITATION_OVER');
  draw(api);
  await tick(/개인정보 수집/, /수락과 취소 여부를 알리는/);
  isGone = true;
  await accept();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('더 이상 쓸 수 없는 초대입니다');
  expect(await screen.findByText('쓸 수 없는 초대입니다.')).toBeInTheDocument();
});

test.each([
  ['without a code', new FakeApi(), ''],
  ['with one that nobody knows', new FakeApi().refuse(getMapGroupInvitation, 'NOT_FOUND'), `?code=${CODE}`],
])('an address %s says where to find the right one', async (_what, api, query) => {
  draw(api, { query });
  expect(await screen.findByText('초대 주소가 올바르지 않습니다.')).toBeVisible();
});

test('after too many attempts the page says so, and how to continue', async () => {
  draw(new FakeApi().refuse(getMapGroupInvitation, 'TOO_MANY'));
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});
