import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDecideResultCorrection, officeOverview, officeResultCorrections } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const correction = {
  correctionNo: 5,
  userExaminationNo: 31,
  kind: 'exam' as const,
  title: '2026년 제4회 외식경영관리사 2급 필기',
  applicant: '홍길동',
  fromName: '합격',
  toName: '불합격',
  fromScores: null,
  toScores: null,
  reason: '채점 오류',
  askedBy: '김먼저',
  askedAt: '2026-12-24T11:00:00+09:00',
  isOwn: false,
  consequences: ['이 합격으로 신청하거나 받은 자격증이 취소되고, 그 번호는 무효가 됩니다.'],
};

function open(changes: Partial<typeof correction> = {}) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeResultCorrections, { list: [{ ...correction, ...changes }] })
    .answer(officeDecideResultCorrection, 1);
  renderInHost(routes.routes, '/office/result-corrections', { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const row = () => screen.findByRole('row', { name: /홍길동 \(신청 31번\)/ });

test('the second employee sees both results, the reason and the consequences before confirming', async () => {
  const api = open();
  await userEvent.click(within(await row()).getByRole('button', { name: '정정' }));
  const dialog = await screen.findByRole('dialog', { name: '결과 정정 확인' });
  for (const words of ['합격', '불합격', '채점 오류', '김먼저', '그 번호는 무효가 됩니다.'])
    expect(dialog).toHaveTextContent(words);
  await userEvent.click(within(dialog).getByRole('button', { name: '정정' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideResultCorrection)[0]?.input).toMatchObject({
      correctionNo: 5,
      decision: 'confirm',
    }),
  );
});

test('the requesting employee can only withdraw it, with a reason', async () => {
  const api = open({ isOwn: true });
  const own = within(await row());
  expect(own.queryByRole('button', { name: '정정' })).toBeNull();
  await userEvent.click(own.getByRole('button', { name: '요청 거두기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '정정 요청 거두기' }));
  await userEvent.click(dialog.getByRole('button', { name: '요청 거두기' }));
  expect(await dialog.findByText('사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeDecideResultCorrection)).toEqual([]);
});
