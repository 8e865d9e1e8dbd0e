import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeArticles, officeOverview, officePublishArticle } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const draft = {
  kind: 'notice' as const,
  no: 7,
  title: '봄 공지',
  state: 'draft' as const,
  publishedAt: '2026-11-20T09:00:00+09:00',
  beginsWhenPublished: true,
  viewCnt: 0,
  changedBy: '박관리',
  changedAt: '2026-11-20T09:00:00+09:00',
  version: 2,
};

test('a draft has a filter and no withdraw button, and publishing it says from when visitors can read it', async () => {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['content'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeArticles, { list: [draft] })
    .answer(officePublishArticle, 1);
  renderInHost(routes.routes, '/office/notices', { user: aMember({ userRole: 'employee' }), api });
  const row = await screen.findByRole('row', { name: /봄 공지/ });
  expect(within(row).getByText('초안')).toBeInTheDocument();
  expect(within(row).getByText('게시할 때')).toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: /내리기|지금 게시/ })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('상태'), '초안');
  await waitFor(() => expect(api.requestsOf(officeArticles).at(-1)?.input).toMatchObject({ state: 'draft' }));

  await userEvent.click(await screen.findByRole('button', { name: '봄 공지 게시하기' }));
  expect(await screen.findByText(/지금부터 방문자에게 보입니다/)).toBeInTheDocument();
  expect(api.requestsOf(officePublishArticle)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '게시하기' }));
  await waitFor(() =>
    expect(api.requestsOf(officePublishArticle)[0]?.input).toMatchObject({ kind: 'notice', no: 7, version: 2 }),
  );
});
