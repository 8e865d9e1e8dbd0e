import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeApplicants,
  officeCallOff,
  officeCallOffQuote,
  officeEnterResult,
  officeOffering,
  officeOverview,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, {
      kind: 'exam',
      offeringNo: 7,
      title: '2026년 4회 외식경영관리사 2급 (필기)',
      rating: 2,
      day: '2026-12-10',
      status: 'CLOSED',
      statusName: '접수마감',
      capacity: 30,
      taken: 1,
      price: 50_000,
      applyStartDate: '2026-10-26T09:00:00+09:00',
      applyEndDate: '2026-12-06T18:00:00+09:00',
      allowedActions: ['callOff'],
      applicants: 1,
      course: null,
      exam: null,
    })
    .answer(
      officeApplicants,
      listOfAll([
        {
          userExaminationNo: 12,
          name: '홍길동',
          userBirth: '19900101',
          applyDate: '2026-11-10T09:00:00+09:00',
          examinationCode: '26042-0001',
          status: 'CONFIRMED' as const,
          statusName: '신청완료',
          paidAmount: 50_000,
          memo: '',
          needsAssistance: false,
          results: ['sit' as const, 'absent' as const],
        },
      ]),
    )
    .answer(officeEnterResult, 'SAT')
    .answer(officeCallOffQuote, { title: '2026년 4회 외식경영관리사 2급 (필기)', applicants: 1, amount: 50_000 });
  return renderInHost(routes.routes, '/office/exams/view?offeringNo=7', {
    user: aMember({ userRole: 'employee' }),
    api,
  });
}

test('a column of the applicants sorts them at the server, and says so', async () => {
  const { api, router } = open();
  const header = await screen.findByRole('columnheader', { name: /이름/ });
  expect(header).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() => expect(api.requestsOf(officeApplicants).at(-1)?.input).toMatchObject({ order: 'name' }));
  expect(router.state.location.search).toContain('order=name');
  expect(await screen.findByRole('columnheader', { name: /이름/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('only the results that may be entered now have buttons', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: '홍길동 응시' }));
  expect(screen.queryByRole('button', { name: '홍길동 합격' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: '결과 입력: 응시' });
  await userEvent.click(within(dialog).getByRole('button', { name: '입력' }));
  await waitFor(() =>
    expect(api.requestsOf(officeEnterResult)[0]?.input).toMatchObject({ userExaminationNo: 12, result: 'sit' }),
  );
});

test('calling off shows the applicants and the sum, and needs the title', async () => {
  const { api } = open();
  api.refuse(officeCallOff, 'CALL_OFF_NOT_CONFIRMED');
  await userEvent.click(await screen.findByRole('button', { name: '시험 취소' }));
  const dialog = await screen.findByRole('dialog', { name: '시험 취소' });
  expect(await within(dialog).findByText('1건')).toBeInTheDocument();
  expect(within(dialog).getByText('50,000원')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/이름을 그대로/), '다른 시험');
  await userEvent.type(within(dialog).getByLabelText(/사유/), '시험장 사정');
  await userEvent.click(within(dialog).getByRole('button', { name: '모두 취소하고 환불' }));
  expect(await within(dialog).findAllByText(/지금과 다릅니다/)).not.toHaveLength(0);
  expect(within(dialog).getByLabelText(/사유/)).toHaveValue('시험장 사정');
});
