import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeApplicants,
  officeCorrectResult,
  officeEnterScores,
  officeOffering,
  officeOverview,
  type ExamForm,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import { anOffering } from '../testing/offering.ts';

const exam: ExamForm = {
  version: 'first',
  examinationName: '외식경영관리사 2급',
  rating: 2,
  part: '필기',
  year: 2026,
  rounds: 4,
  examDate: '2026-12-10',
  time: '10:00',
  endTime: '11:40',
  passDate: '2026-12-24',
  passTime: '10:00',
  subjects: [
    { name: '이론', fullMarks: 100, passMark: 40 },
    { name: '실무', fullMarks: 100, passMark: 40 },
  ],
  passMean: 60,
  address: '서울특별시 중구 한빛로 27',
  address2: '',
  capacity: 30,
  price: 50_000,
  applyStartDay: '2026-10-26',
  applyStartTime: '09:00',
  applyEndDay: '2026-12-06',
  applyEndTime: '18:00',
  reStartDate: '2026-10-26',
  reEndDate: '2026-12-09',
  percent: 100,
  reStartDate2: '2026-12-10',
  reEndDate2: '2026-12-10',
  percent2: 80,
  contactPhone: '',
  content: '',
};

const applicant = {
  userExaminationNo: 31,
  name: '홍길동',
  userBirth: '19900101',
  phone: '010-****-5678',
  applyDate: '2026-11-20T10:30:00+09:00',
  examinationCode: '26042-0001',
  status: 'SAT' as const,
  paidAmount: 40_000,
  memo: '',
  takesScores: true,
  corrections: [],
  scoreSheet: null,
};

function open(changes: Partial<Record<keyof typeof applicant, unknown>> = {}) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, anOffering({ offeringNo: 9, exam }))
    .answers(officeApplicants, { list: [{ ...applicant, ...changes } as never] })
    .answer(officeEnterScores, 'PASSED')
    .answer(officeCorrectResult, 'asked');
  renderInHost(routes.routes, '/office/exams/view?offeringNo=9', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('the judgement of the scores is shown before they are entered', async () => {
  const api = open();
  await userEvent.click(await screen.findByRole('button', { name: '홍길동 점수 입력' }));
  const dialog = within(await screen.findByRole('dialog', { name: '점수 입력' }));
  expect(dialog.getByText(/점수를 모두 입력하시면/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^이론/), '80');
  await userEvent.type(dialog.getByLabelText(/^실무/), '39.5');
  expect(dialog.getByText('불합격 · 평균 59.75점')).toBeInTheDocument();
  expect(dialog.getByText('과락 기준에 이르지 못한 과목: 실무')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^실무/), '{backspace}{backspace}{backspace}{backspace}101');
  await userEvent.click(dialog.getByRole('button', { name: '입력' }));
  expect((await dialog.findAllByText('만점 100점보다 높습니다.')).length).toBeGreaterThan(0);
  expect(api.requestsOf(officeEnterScores)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^실무/), '{backspace}{backspace}{backspace}62');
  expect(dialog.getByText('합격 · 평균 71점')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '입력' }));
  await waitFor(() =>
    expect(api.requestsOf(officeEnterScores)[0]?.input).toEqual({
      userExaminationNo: 31,
      scores: [
        { name: '이론', score: '80' },
        { name: '실무', score: '62' },
      ],
    }),
  );
  await waitFor(() => expect(api.requestsOf(officeApplicants)).toHaveLength(2));
});

test('a wrong result is corrected by its scores, and the dialog says that a second employee is needed', async () => {
  const scores = [
    { name: '이론', fullMarks: 100, passMark: 40, score: 30 },
    { name: '실무', fullMarks: 100, passMark: 40, score: 70 },
  ];
  const api = open({
    ...{ status: 'FAILED', statusName: '불합격', takesScores: false },
    ...{ corrections: ['sit', 'absent', 'pass'], scoreSheet: { scores, passMean: 60, mean: 50 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '홍길동 결과 정정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '결과 정정' }));
  expect(dialog.getByText('불합격 · 이론 30, 실무 70 (평균 50)')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: '정정' }));
  expect((await dialog.findAllByText('바른 결과를 골라주세요.')).length).toBeGreaterThan(0);
  expect(dialog.queryByRole('option', { name: '합격' })).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText(/바른 결과/), 'scores');
  const theory = dialog.getByLabelText(/^이론/);
  expect(theory).toHaveValue('30');
  await userEvent.clear(theory);
  await userEvent.type(theory, '60');
  expect(dialog.getByText('합격 · 평균 65점')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/정정 사유/), '채점 오류');
  await userEvent.click(dialog.getByRole('button', { name: '정정' }));
  expect(await screen.findByText(/다른 직원의 확인이 필요합니다/)).toBeInTheDocument();
  expect(api.requestsOf(officeCorrectResult)[0]?.input).toMatchObject({ result: 'pass', reason: '채점 오류' });
  await waitFor(() => expect(api.requestsOf(officeApplicants)).toHaveLength(2));
});
