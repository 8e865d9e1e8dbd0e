import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallEntity } from '@portal/shared/contract';
import { getListBranch } from '@portal/shared/contract/branch';
import {
  officeMember,
  officeMembers,
  officeRefuseMarketing,
  officeOverview,
  officeResetFactors,
  officeSetEmployee,
  officeShowMember,
  officeSuspendMember,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const masked = {
  memberNo: 12,
  userId: 'mem*****',
  name: '홍*동',
  userPhone: '010-****-1234',
  email: 'm***@example.com',
  status: 'ACTIVE' as const,
  statusName: '정상',
  isEmployee: false,
  joinDate: '2026-01-02T09:00:00+09:00',
};
const detail: CallEntity<typeof officeMember> = {
  ...masked,
  lastLoginAt: '2026-11-20T09:00:00+09:00',
  permissions: [],
  liveApplications: 2,
  sessions: 1,
  allowedActions: ['suspend', 'endSessions', 'setEmployee'],
};
const whole: CallEntity<typeof officeShowMember> = {
  until: '2026-11-20T11:05:00+09:00',
  userId: 'member01',
  name: '홍길동',
  userPhone: '01012341234',
  email: 'member01@example.com',
  userBirth: '19660302',
  postCode: '04524',
  userAddress: '서울특별시 중구 세종대로 110',
  userAddress2: '3층',
  businessName: '한빛국밥',
  agreeMarketing: false,
  applications: [
    {
      userExaminationNo: 5,
      kind: 'education',
      offeringNo: 7,
      title: '외식경영관리사 2급 집합교육',
      status: 'CONFIRMED',
      statusName: '신청완료',
      applyDate: '2026-11-10T09:00:00+09:00',
    },
  ],
  payments: [
    {
      paymentNo: 21,
      title: '외식경영관리사 2급 집합교육',
      status: 'PAID',
      statusName: '결제완료',
      amount: 50_000,
      refunded: 0,
      paidOn: '2026-11-10',
    },
  ],
  certificates: [
    {
      certificateNo: 31,
      certName: '외식경영관리사 2급',
      status: 'PAID',
      statusName: '발급준비중',
      number: '',
      requestedAt: '2026-11-12T09:00:00+09:00',
    },
  ],
  sessions: [],
  notices: [],
};

function open(path: string, permissions: Permission[] = ['members']) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions, fourEyesOver: 300_000, waiting: [] })
    .answer(getListBranch, [])
    .answers(officeMembers, { list: [masked] })
    .answers(officeMember, detail)
    .answers(officeShowMember, whole)
    .answer(officeSuspendMember, null)
    .answer(officeSetEmployee, 'done');
  const { router } = renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return { api, router };
}
const openDialog = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};

test('a search leaves no trace of its keyword in the address', async () => {
  const { api, router } = open('/office/members');
  await screen.findByRole('row', { name: /홍\*동 \(12번\)/ });
  await userEvent.selectOptions(screen.getByLabelText('찾을 항목'), '휴대폰 뒤 4자리');
  await userEvent.type(screen.getByLabelText('찾을 말'), '12');
  await userEvent.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByText('휴대폰 번호의 뒤 4자리를 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('찾을 말'), '-1234-5678');
  await userEvent.click(screen.getByRole('button', { name: '찾기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeMembers).at(-1)?.input).toMatchObject({ by: 'phone', keyword: '5678' }),
  );
  expect(router.state.location.search).toBe('');
});

test('a member is masked until the employee gives a reason, and again afterwards', async () => {
  const { api } = open('/office/members/view?memberNo=12');
  const dialog = await openDialog('사유를 적고 전체 보기', '전체 정보 보기');
  await userEvent.click(dialog.getByRole('button', { name: '전체 보기' }));
  expect(await dialog.findByText('보는 목적을 골라주세요.')).toBeInTheDocument();
  expect(dialog.getByText('사유를 입력해주세요.')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('회원 문의 응대'));
  await userEvent.type(dialog.getByLabelText(/사유/), '전화 문의');
  await userEvent.click(dialog.getByRole('button', { name: '전체 보기' }));
  expect(await screen.findByText('010-1234-1234')).toBeInTheDocument();
  expect(api.requestsOf(officeShowMember)[0]?.input).toEqual({ memberNo: 12, purpose: 'inquiry', reason: '전화 문의' });
  expect(screen.queryByRole('link', { name: '외식경영관리사 2급 집합교육' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '다시 가리기' }));
  expect(screen.queryByText('010-1234-1234')).not.toBeInTheDocument();
});

test('messages are listed with the consent that they were sent on, and a refusal by phone is recorded', async () => {
  const { api } = open('/office/members/view?memberNo=12');
  const [agreedAt, sentAt] = ['2026-02-03T09:00:00+09:00', '2026-11-08T10:00:00+09:00'];
  const messages = [{ bulletinNo: 4, title: '겨울 특강', sentAt, consentedAt: agreedAt }];
  api.answers(officeMember, { ...detail, marketing: { agreedAt, messages } }).answer(officeRefuseMarketing, null);
  const name = '전화로 받은 수신 거부 기록';
  const dialog = await openDialog(name, name);
  expect(screen.getByText(/겨울 특강 \(2026\.02\.03.* 동의\)/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/사유/), '080으로 전화하심');
  await userEvent.click(dialog.getByRole('button', { name: '기록하기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeRefuseMarketing)[0]?.input).toEqual({ memberNo: 12, reason: '080으로 전화하심' }),
  );
});

const { applications, payments, certificates } = whole;
const refunds = [
  {
    refundNo: 41,
    title: '외식경영관리사 1급 집합교육',
    status: 'AWAITING_ACCOUNT' as const,
    statusName: '환불계좌확인',
    amount: 90_000,
    requestedAt: '2026-11-15T09:00:00+09:00',
    need: 'account' as const,
    refundedOn: null,
  },
];

test.each([
  ['no other work', {}, {}],
  [
    'money',
    { payments, refunds },
    {
      '2026.11.10 (화)': '/office/days?day=2026-11-10',
      '외식경영관리사 1급 집합교육': '/office/refunds?need=account',
    },
  ],
  [
    'courses and exams',
    { applications, certificates },
    {
      '외식경영관리사 2급 집합교육': '/office/courses/view?offeringNo=7&userExaminationNo=5',
      '외식경영관리사 2급': '/office/certificates?certificateNo=31',
    },
  ],
])("an employee of %s sees the member's records of that work, with links to their pages", async (...each) => {
  const [, matters, links] = each;
  open('/office/members/view?memberNo=12').api.answers(officeMember, { ...detail, ...matters });
  await screen.findByRole('heading', { level: 1, name: '회원 홍*동' });
  const found = screen.queryAllByRole('table').flatMap((table) =>
    within(table)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(Object.fromEntries(found)).toEqual(links);
});

test('applications of the former system have their money, and no links', async () => {
  const imported = {
    ...{ importedApplicationNo: 1, number: 'A-2', title: '제3회 2급', rating: 2 as const, part: '필기', place: '' },
    ...{ appliedOn: '2025-03-02', heldOn: '2025-04-01', status: 'FAILED' as const, statusName: '불합격', score: 52.5 },
    ...{ paid: 50_000, paidBy: '무통장입금', paidOn: '2025-03-03', refunded: 0, refundedOn: null },
  };
  open('/office/members/view?memberNo=12').api.answers(officeMember, { ...detail, imported: [imported] });
  const table = await screen.findByRole('table', { name: '이전 홈페이지의 신청' });
  for (const text of ['제3회 2급 필기', 'A-2', '불합격 52.5점', '50,000원, 무통장입금, 2025.03.03 (월)'])
    expect(table).toHaveTextContent(text);
  expect(within(table).queryAllByRole('link')).toEqual([]);
});

test('the full view does not repeat the lists of the page', async () => {
  open('/office/members/view?memberNo=12').api.answers(officeMember, { ...detail, applications });
  const dialog = await openDialog('사유를 적고 전체 보기', '전체 정보 보기');
  await userEvent.click(dialog.getByLabelText('회원 문의 응대'));
  await userEvent.type(dialog.getByLabelText(/사유/), '전화 문의');
  await userEvent.click(dialog.getByRole('button', { name: '전체 보기' }));
  expect(await screen.findByRole('table', { name: '결제' })).toBeInTheDocument();
  expect(screen.getAllByRole('table', { name: '신청' })).toHaveLength(1);
});

test('a suspension shows its consequences first, and requires a reason', async () => {
  const { api } = open('/office/members/view?memberNo=12');
  const dialog = await openDialog('이용 정지', '이용 정지');
  expect(dialog.getByText(/진행 중인 신청 2건/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '정지하기' }));
  expect(await dialog.findByText('사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeSuspendMember)).toEqual([]);
});

test('nobody can grant a permission that they do not have', async () => {
  const { api } = open('/office/members/view?memberNo=12');
  const dialog = await openDialog('직원으로 만들기', '직원으로 만들기');
  expect(
    dialog.getByText(
      /^회원, 지회·지부, 광고 메시지, 1:1 문의, 정정 요청, 위생교육 명단, 위생교육 이수, 자료 가져오기, 회원 통계, 직원, 감사 기록 화면을 엽니다\./,
    ),
  ).toBeInTheDocument();
  expect(dialog.getByLabelText('결제·환불')).toBeDisabled();
  await userEvent.click(dialog.getByLabelText('회원'));
  await userEvent.type(dialog.getByLabelText(/사유/), '새 담당');
  await userEvent.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(api.requestsOf(officeSetEmployee)[0]?.input).toEqual({
      memberNo: 12,
      permissions: ['members'],
      reason: '새 담당',
    }),
  );
});

test("a colleague's lost authenticator apps are reset by the second employee, who sees the request", async () => {
  const secondLook = {
    askedBy: '이둘',
    askedAt: '2026-11-20T10:00:00+09:00',
    isOwn: false,
    act: 'reset second factors',
    reason: '휴대폰 분실',
  };
  const colleague = { ...detail, isEmployee: true, factors: { enrolled: 2, secondLook } };
  const api = new FakeApi()
    .answers(officeOverview, { permissions: ['members'] })
    .answer(officeMember, colleague)
    .answer(officeResetFactors, 'done');
  renderInHost(routes.routes, '/office/members/view?memberNo=12', { user: aMember({ userRole: 'employee' }), api });
  await userEvent.click(await screen.findByRole('button', { name: '인증 앱 초기화' }));
  const dialog = within(await screen.findByRole('dialog', { name: '인증 앱 초기화' }));
  expect(dialog.getByText('휴대폰 분실')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/사유/), '전화로 확인');
  await userEvent.click(dialog.getByRole('button', { name: '두 번째 직원으로 초기화' }));
  await waitFor(() =>
    expect(api.requestsOf(officeResetFactors)[0]?.input).toEqual({ memberNo: 12, reason: '전화로 확인' }),
  );
});
