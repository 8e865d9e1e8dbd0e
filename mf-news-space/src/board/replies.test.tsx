import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchIntPostDelete } from '@portal/shared/contract/ownPost';
import { postIntReport } from '@portal/shared/contract/postReport';
import { getListBoxReply, patchIntReply, postIntReply } from '@portal/shared/contract/reply';
import { countPostView, getMapBoard } from '@portal/shared/contract/space';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aPost, aReply } from '../parts/testing/posts.ts';
import routes from '../routes.tsx';

const others = aReply();
const own = aReply({ replyNo: 32, content: '두 병\n주세요.', writer: '홍길동', isMine: true });

function open(replies = [others, own]) {
  const api = new FakeApi()
    .answer(getMapBoard, aPost())
    .answer(countPostView, 8)
    .answer(getListBoxReply, listOfAll(replies));
  return renderInHost(routes.routes, '/space/board/view?boardNo=12', { api, user: aMember() });
}
const reply = () => screen.findByLabelText('댓글 쓰기', { selector: 'textarea' });
const send = () => userEvent.click(screen.getByRole('button', { name: '댓글 올리기' }));
beforeEach(() => sessionStorage.clear());

test('own replies can be changed and deleted, those of others reported', async () => {
  const { api } = open();
  expect(await screen.findByRole('heading', { name: '댓글 2개' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article', { name: /님의 댓글$/ });
  if (!first || !second) throw new Error('two replies are shown');
  expect(within(second).getByText('내 댓글')).toBeInTheDocument();
  expect(within(second).queryByRole('button', { name: /신고/ })).toBeNull();
  expect(within(first).queryByRole('button', { name: /고치기|지우기/ })).toBeNull();
  await userEvent.click(within(first).getByRole('button', { name: '‘한 병 주세요.’ 신고' }));
  const dialog = await screen.findByRole('dialog');
  api.answer(postIntReport, 1);
  await userEvent.click(within(dialog).getByRole('radio', { name: '욕설이나 비방' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(api.requestsOf(postIntReport)[0]?.input).toMatchObject({ kind: 'reply', postNo: 31 }));
});

test('a reply is sent once, and the form is empty for the next', async () => {
  const { api } = open([]);
  expect(await screen.findByText(/아직 댓글이 없습니다/)).toBeInTheDocument();
  await send();
  expect(await screen.findByText('댓글을 입력해주세요.')).toBeInTheDocument();
  api.answer(postIntReply, 33).answer(getListBoxReply, listOfAll([others]));
  await userEvent.type(await reply(), '잘 읽었습니다.');
  await send();
  expect(await screen.findByText('한 병 주세요.')).toBeInTheDocument();
  expect(await reply()).toHaveValue('');
  const sent = api.requestsOf(postIntReply);
  expect(sent.map(({ input }) => input)).toEqual([{ kind: 'board', postNo: 12, content: '잘 읽었습니다.' }]);
  expect(sent[0]?.headers['Idempotency-Key']).toBeTruthy();
});

test('a rejected reply shows the error and stays, even after a reload', async () => {
  const { api, unmount } = open();
  api.refuse(postIntReply, 'REPLY_POST_GONE');
  await userEvent.type(await reply(), '저도 궁금합니다.');
  await send();
  expect(await screen.findByText(/협회가 숨긴 글이어서 댓글을 쓰거나 고칠 수 없습니다/)).toBeInTheDocument();
  unmount();
  open();
  expect(await reply()).toHaveValue('저도 궁금합니다.');
});

test('an own reply is changed in place, and fetched again', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: /고치기$/ }));
  const text = screen.getByLabelText('댓글 고치기', { selector: 'textarea' });
  expect(text).toHaveFocus();
  expect(text).toHaveValue('두 병\n주세요.');
  const changed = { ...own, content: '두 병\n주세요. 급합니다.' };
  api.answer(patchIntReply, 1).answer(getListBoxReply, listOfAll([others, changed]));
  await userEvent.type(text, ' 급합니다.');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByLabelText('댓글 고치기', { selector: 'textarea' })).toBeNull());
  expect(api.requestsOf(patchIntReply)[0]?.input).toEqual({ replyNo: 32, content: changed.content });
  expect(await screen.findByText(/급합니다/)).toBeInTheDocument();
});

test('deleting a reply requires a confirmation', async () => {
  const { api } = open();
  api.answer(patchIntPostDelete, 1);
  await userEvent.click(await screen.findByRole('button', { name: /지우기$/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^예/ }));
  await waitFor(() => expect(api.requestsOf(patchIntPostDelete)[0]?.input).toEqual({ kind: 'reply', postNo: 32 }));
});
