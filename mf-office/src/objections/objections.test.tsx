import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDecideObjection, officeObjections, officeOverview } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const objection = {
  objectionNo: 7,
  userExaminationNo: 31,
  examinationNo: 9,
  title: '2026년 제4회 외식경영관리사 2급 필기',
  applicant: '홍길동',
  content: '2번 답안을 다시 봐주세요.',
  fileName: '',
  raisedAt: '2026-12-24T11:00:00+09:00',
  dueAt: '2027-01-08T00:00:00+09:00',
  status: 'OPEN' as const,
  answer: '',
};

test('an objection is answered with a text that its member reads', async () => {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeObjections, { list: [objection] })
    .answer(officeDecideObjection, 1);
  renderInHost(routes.routes, '/office/objections', { user: aMember({ userRole: 'employee' }), api });
  const row = within(await screen.findByRole('row', { name: /홍길동 \(신청 31번\)/ }));
  expect(row.getByText(/2027\.01\.07/)).toBeInTheDocument();
  expect(row.getByRole('link', { name: '결과 보기' })).toHaveAttribute(
    'href',
    '/office/exams/view?offeringNo=9&userExaminationNo=31',
  );
  await userEvent.click(row.getByRole('button', { name: '받아들임' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이의신청 받아들임' }));
  await userEvent.click(dialog.getByRole('button', { name: '답변 보내기' }));
  expect(await dialog.findByText('회원이 읽을 답변을 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox'), '다시 채점하겠습니다.');
  await userEvent.click(dialog.getByRole('button', { name: '답변 보내기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideObjection)[0]?.input).toEqual({
      ...{ objectionNo: 7, decision: 'uphold', answer: '다시 채점하겠습니다.' },
    }),
  );
});
