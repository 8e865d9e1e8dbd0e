import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeEmployees,
  officeOverview,
  officeRefuseGrant,
  officeSetEmployee,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['members', 'money'];
const overview = { permissions, fourEyesOver: 300_000 };
const asked = (isOwn: boolean) => ({
  memberNo: 12,
  userId: 'newcomer',
  name: '신입',
  permissions: ['content' as const],
  grant: {
    permissions: ['content' as const, 'money' as const],
    askedBy: '이둘',
    askedAt: '2026-11-20T10:00:00+09:00',
    isOwn,
  },
  isSuspended: false,
  lastLoginAt: null,
});

function open(isOwn: boolean) {
  const api = new FakeApi()
    .answers(officeOverview, overview)
    .answer(officeEmployees, listOfAll([asked(isOwn)]))
    .answer(officeSetEmployee, 'done')
    .answer(officeRefuseGrant, null);
  renderInHost(routes.routes, '/office/employees', { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const decide = async (button: string, title: string) => {
  const row = within(await screen.findByRole('row', { name: /신입/ }));
  await userEvent.click(row.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/사유/), '담당 확인');
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`${button}$`) }));
};

test('requested permissions show who requested them, and are confirmed as requested', async () => {
  const api = open(false);
  const row = await screen.findByRole('row', { name: /신입/ });
  expect(row).toHaveTextContent('확인해주세요');
  expect(row).toHaveTextContent('콘텐츠, 결제·환불: 이둘 요청, 2026.11.20 (금) 10:00');
  await decide('확인', '직원 권한 확인');
  await waitFor(() =>
    expect(api.requestsOf(officeSetEmployee)[0]?.input).toEqual({
      memberNo: 12,
      permissions: ['content', 'money'],
      reason: '담당 확인',
    }),
  );
});

test('requested permissions are refused with a reason', async () => {
  const api = open(false);
  await decide('반려', '권한 요청 반려');
  await waitFor(() =>
    expect(api.requestsOf(officeRefuseGrant)[0]?.input).toEqual({ memberNo: 12, reason: '담당 확인' }),
  );
});

test('the requesting employee waits for another one, and may withdraw the request', async () => {
  const api = open(true);
  const row = await screen.findByRole('row', { name: /신입/ });
  expect(row).toHaveTextContent('다른 직원 확인 대기');
  expect(within(row).queryByRole('button', { name: '확인' })).not.toBeInTheDocument();
  await decide('거두기', '권한 요청 거두기');
  await waitFor(() => expect(api.requestsOf(officeRefuseGrant)).toHaveLength(1));
});

test('the dialog says why a second employee cannot confirm', async () => {
  const api = open(false);
  api.refuse(officeSetEmployee, 'SECOND_TOO_CLOSE');
  await decide('확인', '직원 권한 확인');
  expect(await screen.findByText(/30일 안에 직원 지정이나 권한을 주고받아/)).toBeInTheDocument();
});

test('each permission lists the menu entries that it opens', async () => {
  open(false);
  expect(
    await screen.findByText(
      '취소 요청, 교육, 시험, 시험장·교육장, 강사, 단체 신청, 응시 자격, 이의신청, 결과 정정, 자격증, 교육·시험 통계',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      '회원, 지회·지부, 광고 메시지, 1:1 문의, 정정 요청, 위생교육 명단, 위생교육 이수, 자료 가져오기, 회원 통계, 직원, 감사 기록',
    ),
  ).toBeInTheDocument();
});
