import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeApplicants,
  officeCheckResults,
  officeEnterResults,
  officeOffering,
  officeOverview,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../../routes.tsx';
import { anOffering } from '../testing/offering.ts';

const checked = {
  fingerprint: 'f'.repeat(64),
  rows: [
    { line: 2, applicant: '가온 (신청 12번)', result: '합격', outcome: 'enter' as const, message: '신청완료 → 합격' },
    {
      line: 3,
      result: '합격',
      outcome: 'refused' as const,
      message: '이 번호의 신청자가 없습니다.',
    },
  ],
};

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeOffering, anOffering())
    .answer(officeApplicants, listOfAll([]))
    .answers(officeCheckResults, checked)
    .answer(officeEnterResults, 1);
  return renderInHost(routes.routes, '/office/exams/results?offeringNo=7', {
    user: aMember({ userRole: 'employee' }),
    api,
  });
}
const choose = async (content = '신청번호,결과\n12,합격\n') =>
  userEvent.upload(await screen.findByLabelText(/결과표 파일/), new File([content], '결과.csv', { type: 'text/csv' }));

test('a table is previewed row by row before anything is entered, and then enters exactly that', async () => {
  const { api, router } = open();
  await choose();
  expect(await screen.findByText('신청완료 → 합격')).toBeInTheDocument();
  expect(screen.getByText('이 번호의 신청자가 없습니다.')).toBeInTheDocument();
  expect(api.requestsOf(officeEnterResults)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '입력 안 함 1' }));
  expect(screen.queryByText('신청완료 → 합격')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: '1명의 결과 입력' }));
  const dialog = await screen.findByRole('dialog', { name: '결과 입력' });
  expect(dialog).toHaveTextContent('다른 직원의 확인을 받아야 정정할 수 있고');
  await userEvent.click(within(dialog).getByRole('button', { name: '1명 입력' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/exams/view'));
  expect(api.requestsOf(officeEnterResults)[0]?.input).toMatchObject({
    kind: 'exam',
    offeringNo: 7,
    fingerprint: checked.fingerprint,
    file: api.requestsOf(officeCheckResults)[0]?.input['file'],
  });
});

test('an unreadable table shows its error at the file field, and the next one is checked from scratch', async () => {
  const { api } = open();
  api.refuse(officeCheckResults, 'MALFORMED', { issues: [{ path: 'file', message: "'결과' 열이 없습니다." }] });
  await choose();
  expect(await screen.findByText("'결과' 열이 없습니다.")).toBeInTheDocument();
  api.answers(officeCheckResults, checked);
  await choose();
  expect(await screen.findByText('신청완료 → 합격')).toBeInTheDocument();
  expect(screen.queryByText("'결과' 열이 없습니다.")).toBeNull();
});

test('after a change since the check the new state is shown, and no typed value is lost', async () => {
  const { api } = open();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: '1명의 결과 입력' }));
  const dialog = await screen.findByRole('dialog', { name: '결과 입력' });
  await userEvent.type(within(dialog).getByRole('textbox'), '채점표 1쪽');
  api.refuse(officeEnterResults, 'RESULTS_CHANGED');
  await userEvent.click(within(dialog).getByRole('button', { name: '1명 입력' }));
  expect(await screen.findByText(/아무것도 입력하지 않았습니다/)).toBeInTheDocument();
  await waitFor(() => expect(api.requestsOf(officeCheckResults)).toHaveLength(2));
  expect(within(dialog).getByRole('textbox', { hidden: true })).toHaveValue('채점표 1쪽');
});
