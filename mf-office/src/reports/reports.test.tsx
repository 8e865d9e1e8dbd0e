import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDecideReport, officeOverview, officeReport, officeReports } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const post = {
  kind: 'board' as const,
  postNo: 5,
  title: '참기름 팝니다',
  writer: '홍*동',
  regDate: '2026-11-19T09:00:00+09:00',
};
const report = {
  reportNo: 9,
  reason: 'advertising' as const,
  words: '같은 글을 날마다 올립니다.',
  reportedAt: '2026-11-20T09:00:00+09:00',
};

function open(path: string) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['content'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeReports, {
      list: [{ ...post, since: report.reportedAt, reports: 2, reasons: ['advertising'], hiddenReason: null }],
    })
    .answers(officeReport, {
      ...post,
      content: '<p>싸게 드립니다.</p>',
      imagePath: '',
      score: null,
      subject: '',
      files: [],
      editedAt: null,
      deletedAt: null,
      hiddenReason: null,
      reports: [report],
      allowedActions: ['hide', 'dismiss'],
    })
    .answer(officeDecideReport, 1);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('the list shows how often and why a post was reported, and links to it', async () => {
  open('/office/reports');
  const row = await screen.findByRole('row', { name: /참기름 팝니다/ });
  expect(row).toHaveTextContent('2건: 광고·홍보를 되풀이하는 글');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/office/reports/view?postNo=5');
});

test('hiding requires a reason, and decides only reports that the employee has read', async () => {
  const api = open('/office/reports/view?postNo=5');
  expect(await screen.findByText('같은 글을 날마다 올립니다.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '숨기기' }));
  const dialog = await screen.findByRole('dialog', { name: '글 숨기기' });
  await userEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  expect(await within(dialog).findByText('글을 숨기는 사유를 입력해주세요.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox'), '광고를 되풀이함');
  await userEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideReport)[0]?.input).toEqual({
      postNo: 5,
      decision: 'hide',
      reason: '광고를 되풀이함',
      lastReportNo: 9,
    }),
  );
});
