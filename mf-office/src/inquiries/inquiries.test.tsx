import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeAnswerInquiry,
  officeInquiries,
  officeInquiry,
  officeOverview,
  officeUploadInquiryFile,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const listed = {
  inquiryNo: 7,
  kind: 'complaint' as const,
  title: '교육장이 춥습니다',
  status: 'OPEN' as const,
  statusName: '답변 대기',
  regDate: '2026-11-18T10:00:00+09:00',
  answeredAt: null,
  writer: '홍*동',
  memberNo: 41,
  waitsSince: '2026-11-18T10:00:00+09:00',
};
const inquiry = {
  ...listed,
  entries: [
    {
      entryNo: 31,
      content: '난방을 부탁드립니다.',
      regDate: listed.regDate,
    },
  ],
  allowedActions: ['answer' as const],
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeInquiries, { list: [listed] })
    .answers(officeInquiry, inquiry)
    .answer(officeUploadInquiryFile, { path: 'uploads/guide.pdf', fileName: '안내.pdf', size: 2048 })
    .answer(officeAnswerInquiry, 32);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

beforeEach(() => sessionStorage.clear());

test('the list shows pending inquiries with member and waiting time, and links to them', async () => {
  open('/office/inquiries');
  const row = await screen.findByRole('row', { name: /교육장이 춥습니다/ });
  expect(row).toHaveTextContent('민원');
  expect(row).toHaveTextContent(/\d+일/);
  expect(within(row).getByRole('link', { name: '홍*동' })).toHaveAttribute('href', '/office/members/view?memberNo=41');
  expect(within(row).getByRole('link', { name: '교육장이 춥습니다' })).toHaveAttribute(
    'href',
    '/office/inquiries/view?inquiryNo=7',
  );
});

test('an answer is sent with its files and the number of the last entry read', async () => {
  const api = open('/office/inquiries/view?inquiryNo=7');
  await userEvent.click(await screen.findByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('내용을 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /답변/ }), '고쳤습니다.');
  const guide = new File(['x'], '안내.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('첨부파일 (선택)'), guide);
  await screen.findByText('안내.pdf');
  await userEvent.click(screen.getByRole('button', { name: '답변 보내기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeAnswerInquiry)[0]?.input).toEqual({
      inquiryNo: 7,
      lastEntryNo: 31,
      content: '고쳤습니다.',
      files: ['uploads/guide.pdf'],
    }),
  );
});

test('a question that arrives meanwhile is reported, and the typed answer stays', async () => {
  const api = open('/office/inquiries/view?inquiryNo=7').refuse(officeAnswerInquiry, 'OFFICE_STATE_CHANGED');
  await userEvent.type(await screen.findByRole('textbox', { name: /답변/ }), '고쳤습니다.');
  await userEvent.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText(/그사이 상태가 바뀌었습니다/)).toBeInTheDocument();
  expect(api.requestsOf(officeAnswerInquiry)).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: /답변/, hidden: true })).toHaveValue('고쳤습니다.');
});

test('an answered inquiry is read-only', async () => {
  open('/office/inquiries/view?inquiryNo=7').answers(officeInquiry, {
    ...inquiry,
    status: 'ANSWERED',
    statusName: '답변 완료',
    allowedActions: [],
  });
  expect(await screen.findByText('답변 완료')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
