import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postIntReport } from '@portal/shared/contract/postReport';
import { getListBoxReply } from '@portal/shared/contract/reply';
import { countPostView, getMapBoard } from '@portal/shared/contract/space';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aPost } from '../parts/testing/posts.ts';
import routes from '../routes.tsx';

function open(changes: object = {}) {
  const api = new FakeApi()
    .answer(getMapBoard, aPost(changes))
    .answer(countPostView, 8)
    .answer(getListBoxReply, listOfAll([]));
  renderInHost(routes.routes, '/space/board/view?boardNo=12', { api, user: aMember() });
  return api;
}
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '‘참기름 팝니다’ 신고' }));
  return screen.findByRole('dialog', { name: '글 신고' });
};

test('a report requires a reason, and a text if it is another one', async () => {
  const api = open().answer(postIntReport, 3);
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: '신고하기' }));
  expect(await within(dialog).findByText('신고하시는 이유를 선택해주세요.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: '그 밖의 이유' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '신고하기' }));
  expect(await within(dialog).findByText('어떤 점이 문제인지 적어주세요.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox'), '남의 사진입니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: '신고하기' }));
  await waitFor(() =>
    expect(api.requestsOf(postIntReport)[0]?.input).toEqual({
      kind: 'board',
      postNo: 12,
      reason: 'other',
      words: '남의 사진입니다.',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a second report of a post is rejected with a message, and typed text stays', async () => {
  open().refuse(postIntReport, 'REPORT_DUPLICATE');
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('radio', { name: '욕설이나 비방' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText(/이미 신고하신 글입니다/)).toBeInTheDocument();
  expect(within(dialog).getByRole('radio', { name: '욕설이나 비방', hidden: true })).toBeChecked();
});

test('authors cannot report their own posts, and see why one is hidden', async () => {
  open({ isMine: true, hiddenReason: '광고를 되풀이했습니다.' });
  expect(await screen.findByText(/사유: 광고를 되풀이했습니다\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '‘참기름 팝니다’ 신고' })).toBeNull();
});
