import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDecideEvidence, officeEvidence, officeOverview } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import routes from '../routes.tsx';

const papers = {
  evidenceNo: 4,
  ground: 'WORK' as const,
  groundName: '실무 경력',
  groundText: '외식업 분야에서 6개월 이상 일하신 분',
  status: 'SUBMITTED' as const,
  submittedAt: '2026-11-20T10:00:00+09:00',
  files: [{ fileNo: 1, paperName: '경력증명서', fileName: '경력.pdf' }],
  reason: '',
  rating: 2 as const,
  applicant: '홍길동',
  userBirth: '1976.**.**',
  memberNo: null,
  examDay: '2026-12-20',
};

function open(submittedAt = papers.submittedAt) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeEvidence, { list: [{ ...papers, submittedAt }] })
    .answer(officeDecideEvidence, 1);
  renderInHost(routes.routes, '/office/evidence', { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const row = async () => within(await screen.findByRole('row', { name: /홍길동/ }));

test('evidence is accepted without an end, or until a day', async () => {
  const api = open();
  await userEvent.click((await row()).getByRole('button', { name: '인정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '응시 자격 인정' }));
  // Two members can have one name.
  expect(dialog.getByText('홍길동 1976.**.**')).toBeInTheDocument();
  expect(dialog.getByText('외식업 분야에서 6개월 이상 일하신 분')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '인정' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideEvidence)[0]?.input).toEqual({ evidenceNo: 4, decision: 'accept' }),
  );
});

test('the last day of accepted evidence is typed like any other day, and cannot be in the past', async () => {
  const api = open();
  await userEvent.click((await row()).getByRole('button', { name: '인정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '응시 자격 인정' }));
  const field = dialog.getByRole('textbox', { name: /언제까지 인정하나요/ });
  for (const [wrong, message] of [
    ['20.01.01', '오늘 이후의 날짜를 입력해주세요.'],
    ['49.13.45', '날짜를 26.11.22처럼 입력해주세요.'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(dialog.getByRole('button', { name: '인정' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  }
  expect(api.requestsOf(officeDecideEvidence)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '49.06.30');
  await userEvent.click(dialog.getByRole('button', { name: '인정' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideEvidence)[0]?.input).toEqual({
      evidenceNo: 4,
      decision: 'accept',
      validUntil: '2049-06-30',
    }),
  );
});

test('evidence is returned with a reason', async () => {
  const api = open();
  await userEvent.click((await row()).getByRole('button', { name: '반려' }));
  const dialog = within(await screen.findByRole('dialog', { name: '증빙 반려' }));
  await userEvent.click(dialog.getByRole('button', { name: '반려' }));
  expect(await dialog.findByText('반려 사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeDecideEvidence)).toEqual([]);
});

test('evidence from yesterday evening has waited two days; with a clock slower than the server it has waited one', async () => {
  const now = Date.now();
  const yesterday = addDays(seoulDay(new Date(now)), -1);
  open(seoulInstant(yesterday, '23:59').toISOString());
  expect((await row()).getByText('2일째')).toBeInTheDocument();
  cleanup();
  open(new Date(now + 60_000).toISOString());
  expect((await row()).getByText('1일째')).toBeInTheDocument();
});
