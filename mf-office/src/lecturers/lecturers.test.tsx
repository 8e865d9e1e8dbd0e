import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeLecturer,
  officeLecturers,
  officeOverview,
  officeSaveLecturer,
  officeShowLecturer,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const lecturer = {
  lecturerNo: 6,
  name: '나원가',
  subjects: '원가관리',
  feeUnit: 'HOUR' as const,
  fee: 120_000,
  contractFrom: '2026-01-01',
  contractUntil: '2026-12-31',
  phone: '010-****-6666',
  email: 'w***@example.com',
  bank: '한빛은행',
  account: '*********8901',
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeLecturers, { list: [{ ...lecturer, allowedActions: ['endContract' as const] }] })
    .answer(officeLecturer, { ...lecturer, version: 2 })
    .answer(officeShowLecturer, {
      phone: '01055556666',
      email: 'wonga@example.com',
      bank: '한빛은행',
      account: '1102345678901',
    })
    .answer(officeSaveLecturer, 6);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => sessionStorage.clear());

test('contact and account are masked, and shown in clear for a reason', async () => {
  const api = open('/office/lecturers');
  const row = within(await screen.findByRole('row', { name: /나원가/ }));
  expect(row.getByText('010-****-6666')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: '나원가 연락처와 계좌 보기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '강사 연락처와 계좌 보기' }));
  await userEvent.click(dialog.getByRole('button', { name: '보기' }));
  expect(await dialog.findByText('보는 사유를 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/보는 사유/), '강의 시간 확인');
  await userEvent.click(dialog.getByRole('button', { name: '보기' }));
  expect(await screen.findByText(/010-5555-6666, wonga@example.com, 한빛은행 1102345678901/)).toBeInTheDocument();
  expect(api.requestsOf(officeShowLecturer)[0]?.input).toEqual({ lecturerNo: 6, reason: '강의 시간 확인' });
});

test('a search is not in the address', async () => {
  const api = open('/office/lecturers');
  await userEvent.type(await screen.findByRole('searchbox'), '나원가{Enter}');
  await waitFor(() => expect(api.requestsOf(officeLecturers).at(-1)?.input).toMatchObject({ keyword: '나원가' }));
  expect(location.href).not.toContain(encodeURIComponent('나원가'));
});

test('a form loads no contact and no account, and sends empty ones for unchanged', async () => {
  const api = open('/office/lecturers/write?lecturerNo=6');
  const phone = await screen.findByLabelText(/^휴대폰 번호/);
  expect(phone).toHaveValue('');
  expect(phone).toHaveAccessibleDescription('비워 두면 010-****-6666 그대로입니다.');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(api.requestsOf(officeSaveLecturer)[0]?.input).toMatchObject({
      lecturerNo: 6,
      version: 2,
      phone: '',
      email: '',
      bank: '한빛은행',
      account: '',
    }),
  );
});
