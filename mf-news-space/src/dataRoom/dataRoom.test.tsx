import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadCnt, getListBoxData, getMapData } from '@portal/shared/contract/news';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { aNotice } from '../parts/testing/articles.ts';
import routes from '../routes.tsx';

const { noticeNo: _noticeNo, isTop: _isTop, ...article } = aNotice({ title: '위생 점검표 서식' });
const entry = {
  ...article,
  dataNo: 5,
  downloadCnt: 41,
  files: [{ path: 'demo/check.pdf', fileName: '위생점검표.pdf', size: 1024 }],
};

// jsdom cannot navigate to a file.
const stayHere = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stayHere));
afterEach(() => document.removeEventListener('click', stayHere));

test('the list shows how often each entry was downloaded', async () => {
  renderInHost(routes.routes, '/news/data', { api: new FakeApi().answers(getListBoxData, { list: [entry] }) });
  expect(await screen.findByText('내려받기 41회')).toBeInTheDocument();
});

test('a download is counted and the new count shown', async () => {
  const api = new FakeApi().answers(getMapData, entry).answer(downloadCnt, 42);
  renderInHost(routes.routes, '/news/data/view?dataNo=5', { api });
  await userEvent.click(await screen.findByRole('link', { name: /위생점검표\.pdf/ }));
  expect(await screen.findByText('내려받기 42회')).toBeInTheDocument();
  expect(api.requestsOf(downloadCnt)[0]?.input).toEqual({ dataNo: 5, path: 'demo/check.pdf' });
});

test('a count that fails shows no error', async () => {
  const api = new FakeApi().answers(getMapData, entry).refuse(downloadCnt, 'FAULT');
  renderInHost(routes.routes, '/news/data/view?dataNo=5', { api });
  await userEvent.click(await screen.findByRole('link', { name: /위생점검표\.pdf/ }));
  await waitFor(() => expect(api.requestsOf(downloadCnt)).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: /위생점검표\.pdf/ }));
  await waitFor(() => expect(api.requestsOf(downloadCnt)).toHaveLength(2));
  expect(screen.getByText('내려받기 41회')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
