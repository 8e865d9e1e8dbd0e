import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBranch } from '@portal/shared/contract/branch';
import type { CallAnswer } from '@portal/shared/contract/call';
import {
  officeCheckRosterFile,
  officeDecideRoster,
  officeEnterRosterFile,
  officeOverview,
  officeRoster,
  officeRosterBatches,
  officeTakeRoster,
  officeTakeRosterAgain,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

type Row = CallAnswer<typeof officeRoster>['list'][number];

const due = {
  rosterNo: 7,
  name: '홍*동',
  memberNo: 41,
  business: '한빛국밥집',
  licence: '20110012345',
  regionName: '서울',
  status: 'NOT_SENT' as const,
  statusName: '통보 준비',
  enteredAt: '2026-11-18T10:00:00+09:00',
  dueAt: '2026-11-20T23:59:59+09:00',
  isOverdue: true,
  sentAt: null,
  batchNo: null,
  registeredAt: null,
  reason: '',
  allowedActions: [],
};
const sent = {
  ...due,
  status: 'SENT' as const,
  statusName: '통보함',
  isOverdue: false,
  sentAt: '2026-11-19T10:00:00+09:00',
  batchNo: 3,
  allowedActions: ['register' as const, 'refuse' as const],
};
const taken = { batchNo: 3, fileName: '위생교육 명단.csv', table: '관리번호', members: 1 };
const batch = {
  batchNo: 3,
  takenAt: '2026-11-19T10:00:00+09:00',
  takenBy: '박관리',
  regionName: '',
  members: 1,
  registered: 0,
  refused: 0,
  left: 1,
};

function open(path: string) {
  Object.assign(URL, { createObjectURL: () => 'blob:roster', revokeObjectURL: () => undefined });
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answer(getListBranch, [])
    .answer(officeRoster, ({ status }) => listOfAll<Row>(status === 'SENT' ? [sent] : [due]))
    .answers(officeRosterBatches, { list: [batch] })
    .answers(officeTakeRoster, taken)
    .answers(officeTakeRosterAgain, taken)
    .answer(officeDecideRoster, 1)
    .answer(officeEnterRosterFile, 1);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the list of a region is exported after a dialog about its destination and content', async () => {
  const api = open('/office/roster?region=SEOUL&from=2026-11-01');
  const row = await screen.findByRole('row', { name: /홍\*동/ });
  expect(row).toHaveTextContent('기한 지남');
  await userEvent.click(screen.getByRole('button', { name: '1명의 명단 받기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '통보할 명단 받기' }));
  expect(dialog.getByText('서울')).toBeInTheDocument();
  expect(dialog.getByText(/성명, 생년월일, 휴대폰번호/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '명단 받기' }));
  expect(await dialog.findByText('어디에 보내는지 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox'), '식약처 담당자');
  await userEvent.click(dialog.getByRole('button', { name: '명단 받기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeTakeRoster)[0]?.input).toEqual({
      region: 'SEOUL',
      fromDay: '2026-11-01',
      reason: '식약처 담당자',
    }),
  );
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1);
});

test("the regulator's outcome is recorded by row; a refusal has a reason that the member reads", async () => {
  const api = open('/office/roster?status=SENT');
  const row = await screen.findByRole('row', { name: /홍\*동/ });
  await userEvent.click(within(row).getByRole('button', { name: '반려됨' }));
  const dialog = within(await screen.findByRole('dialog', { name: '반려 기록' }));
  await userEvent.click(dialog.getByRole('button', { name: '반려됨' }));
  expect(await dialog.findByText('반려된 사유를 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox'), '번호가 다름');
  await userEvent.click(dialog.getByRole('button', { name: '반려됨' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideRoster)[0]?.input).toEqual({
      rosterNo: 7,
      decision: 'refuse',
      reason: '번호가 다름',
    }),
  );
});

test('an exported list is exported again, with a reason', async () => {
  const api = open('/office/roster/batches');
  await userEvent.click(await screen.findByRole('button', { name: '다시 받기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '3차 명단 다시 받기' }));
  await userEvent.type(dialog.getByRole('textbox'), '파일을 잃어버림');
  await userEvent.click(dialog.getByRole('button', { name: '다시 받기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeTakeRosterAgain)[0]?.input).toEqual({ batchNo: 3, reason: '파일을 잃어버림' }),
  );
});

test('a file is previewed row by row, and entered as previewed', async () => {
  const rows = [
    { line: 2, member: '홍*동 (관리번호 7)', result: '등록', outcome: 'enter' as const, message: '통보함 → 등록 완료' },
    { line: 3, member: '관리번호 9', result: '등록', outcome: 'refused' as const, message: '명단에 없습니다.' },
  ];
  const api = open('/office/roster/outcomes').answer(officeCheckRosterFile, { fingerprint: 'f1', rows });
  const file = new File(['관리번호,결과\r\n7,등록'], '결과.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('결과 파일'), file);
  expect(await screen.findByRole('row', { name: /홍\*동.*입력/ })).toBeInTheDocument();
  expect(screen.getByText('명단에 없습니다.', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1명의 결과 입력' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '1명 입력' }));
  await waitFor(() => expect(api.requestsOf(officeEnterRosterFile)[0]?.input).toMatchObject({ fingerprint: 'f1' }));
});
