import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadFile } from '@portal/shared/contract/common';
import { getMapUserExam, postIntObjection } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { anExamApplication } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';

const scoreSheet = {
  scores: [
    { name: '이론', fullMarks: 100, passMark: 40, score: 72 },
    { name: '실무', fullMarks: 100, passMark: 40, score: 38.5 },
  ],
  passMean: 60,
  mean: 55.25,
};
const draw = (changes: Parameters<typeof anExamApplication>[0]) => {
  const api = new FakeApi()
    .answer(getMapUserExam, anExamApplication({ status: 'FAILED', statusName: '불합격', ...changes }))
    .answer(postIntObjection, 3)
    .answer(uploadFile, 'uploads/2026/12/0123456789abcdef0123456789abcdef.pdf');
  renderInHost(module.routes, '/manager/exam/register/view?userExaminationNo=12', { api, user: aMember() });
  return api;
};

test('the scores are shown by subject with the required ones', async () => {
  draw({ scoreSheet, allowedActions: [] });
  const table = within(await screen.findByRole('table', { name: '과목별 점수' }));
  expect(table.getByRole('row', { name: '실무 38.5점 / 100점 40점 이상' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: '평균 55.25점 / 100점 60점 이상' })).toBeInTheDocument();
  expect(screen.getByText('합격 기준: 과목마다 100점 만점에 40점 이상, 모든 과목 평균 60점 이상')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '이의신청하기' })).toBeNull();
});

test('an objection is sent with its text and a file', async () => {
  const api = draw({ scoreSheet, allowedActions: ['object'], objectUntil: '2027-01-01T00:00:00+09:00' });
  expect(await screen.findByText(/2026\.12\.31/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '이의신청하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이의신청' }));
  await userEvent.click(dialog.getByRole('button', { name: '이의신청 보내기' }));
  expect((await dialog.findAllByText('이의를 제기하는 내용을 입력해주세요.')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/이의 내용/), '2번 답안을 다시 봐주세요.');
  await userEvent.upload(
    dialog.getByLabelText(/첨부파일/),
    new File(['%PDF'], '답안.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText(/올린 파일: 답안\.pdf/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '이의신청 보내기' }));
  await waitFor(() =>
    expect(api.requestsOf(postIntObjection)[0]?.input).toEqual({
      userExaminationNo: 12,
      content: '2번 답안을 다시 봐주세요.',
      path: 'uploads/2026/12/0123456789abcdef0123456789abcdef.pdf',
    }),
  );
});

test('corrections and answers are shown', async () => {
  draw({
    allowedActions: [],
    corrections: [
      { correctedAt: '2026-12-27T11:00:00+09:00', fromName: '결시', toName: '불합격', reason: '출석부 확인' },
    ],
    objection: {
      ...{ status: 'UPHELD', statusName: '받아들임', content: '왔습니다.', fileName: '' },
      ...{ raisedAt: '2026-12-25T11:00:00+09:00', dueAt: '2027-01-09T00:00:00+09:00' },
      ...{ answer: '출석부를 확인했습니다.', answeredAt: '2026-12-27T10:00:00+09:00' },
    },
  });
  expect(await screen.findByText('결시 → 불합격')).toBeInTheDocument();
  expect(screen.getByText('출석부 확인')).toBeInTheDocument();
  expect(screen.getByText(/출석부를 확인했습니다\./)).toBeInTheDocument();
});
