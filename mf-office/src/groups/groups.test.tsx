import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeCancelGroupSeats,
  officeGroup,
  officeGroups,
  officeOverview,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, newWord, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import type { Group } from './group.ts';

const listed = {
  groupNo: 4,
  applyType: 1 as const,
  educationNo: 31,
  examinationNo: null,
  title: '외식경영관리사 2급 주말 집중과정',
  day: '2026-12-10',
  time: '10:00',
  endTime: '17:00',
  address: '서울',
  address2: '',
  businessName: '한빛식당',
  acceptUntil: '2026-12-08T00:00:00+09:00',
  employer: '김*장',
  memberNo: null,
  status: 'PAID' as const,
  statusName: '결제완료',
  applyDate: '2026-11-20T10:30:00+09:00',
  seatPrice: 80_000,
  price: 160_000,
  payDueAt: null,
  counts: { seats: 2, reserved: 0, invited: 1, confirmed: 1, requested: 0, cancelled: 0 },
};

const seat = {
  seatNo: 101,
  position: 1,
  name: '홍*동',
  userPhone: '010-****-5678',
  status: 'CONFIRMED' as const,
  statusName: '수락 완료',
  answer: null,
  answerName: '',
  invitedAt: '2026-11-20T10:35:00+09:00',
  confirmedAt: '2026-11-21T09:00:00+09:00',
  endedAt: null,
  userExaminationNo: 77,
};

function open(path: string, changes: Partial<Group> = {}, permissions: Permission[] = ['qualification']): FakeApi {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions, fourEyesOver: 300_000, waiting: [] })
    .answer(officeGroups, listOfAll([listed]))
    .answer(officeGroup, {
      ...listed,
      businessNumber: '1048200007',
      userPhone: '010-****-1234',
      confirmedAt: '2026-11-20T10:32:00+09:00',
      expiredAt: null,
      seats: [seat],
      ...changes,
    });
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('the list shows employer, offering and number of accepted seats, and the address holds the search', async () => {
  const api = open('/office/groups?status=PAID&keyword=한빛&kind=education&offeringNo=31');
  const row = within(await screen.findByRole('row', { name: /한빛식당/ }));
  expect(row.getByText('2명 중 1명 수락')).toBeInTheDocument();
  expect(row.getByRole('link', { name: '한빛식당' })).toHaveAttribute('href', '/office/groups/view?groupNo=4');
  expect(api.requestsOf(officeGroups).map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ status: 'PAID', keyword: '한빛', kind: 'education', offeringNo: 31 }),
  );
});

test('an accepted seat links to its applicant, and money is shown only where the API returns it', async () => {
  open('/office/groups/view?groupNo=4');
  const row = within(await screen.findByRole('row', { name: /1번/ }));
  expect(row.getByRole('link', { name: '홍*동' })).toHaveAttribute(
    'href',
    '/office/courses/view?offeringNo=31&userExaminationNo=77',
  );
  expect(screen.getByText('104-82-00007')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '결제' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '감사 기록 보기' })).not.toBeInTheDocument();
});

test('employees with the permissions find links to cancellations and to the audit log', async () => {
  open('/office/groups/view?groupNo=4', { counts: { ...listed.counts, requested: 1 }, payments: [], refunds: [] }, [
    'qualification',
    'money',
    'members',
  ]);
  expect(await screen.findByRole('link', { name: '취소 요청 처리' })).toHaveAttribute('href', '/office/cancellations');
  expect(await screen.findByRole('link', { name: '감사 기록 보기' })).toHaveAttribute(
    'href',
    '/office/audit?object=employer_group&objectNo=4',
  );
  expect(screen.getByText('결제가 없습니다.')).toBeInTheDocument();
});

test('unaccepted seats are cancelled with a reason, after the refund has been shown', async () => {
  const api = open('/office/groups/view?groupNo=4', {
    allowedActions: ['cancelSeats'],
    unaccepted: { seats: 1, amount: 80_000 },
    secondLook: null,
  });
  api.answer(officeCancelGroupSeats, 'done');
  await userEvent.click(await screen.findByRole('button', { name: '수락하지 않은 자리 취소' }));
  const dialog = within(await screen.findByRole('dialog', { name: '수락하지 않은 자리 취소' }));
  expect(dialog.getByText('80,000원')).toBeInTheDocument();
  expect(dialog.getByText(/수락한 분의 자리는 그대로/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^사유/), '연락 두절');
  await userEvent.click(dialog.getByRole('button', { name: '자리 취소' }));
  await waitFor(() =>
    expect(api.requestsOf(officeCancelGroupSeats).map(({ input }) => input)).toEqual([
      { groupNo: 4, reason: '연락 두절' },
    ]),
  );
});

test('a state unknown to this build is shown by the name from the API', async () => {
  open('/office/groups/view?groupNo=4', { status: newWord(), statusName: '잠시멈춤' });
  expect(await screen.findByText('잠시멈춤')).toBeInTheDocument();
});
