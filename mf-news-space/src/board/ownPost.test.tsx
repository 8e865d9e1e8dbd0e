import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchIntBoard, patchIntPostDelete } from '@portal/shared/contract/ownPost';
import { getListBoxReply } from '@portal/shared/contract/reply';
import { countPostView, getListBoxBoard, getMapBoard } from '@portal/shared/contract/space';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aPost } from '../parts/testing/posts.ts';
import routes from '../routes.tsx';

const VIEW = '/space/board/view?boardNo=12';
const CHANGE = '/space/board/write?boardNo=12';
const own = aPost({ isMine: true, writer: '홍길동' });

function open(path: string, post = own) {
  const api = new FakeApi()
    .answer(getMapBoard, post)
    .answer(countPostView, 8)
    .answer(getListBoxReply, listOfAll([]))
    .answer(getListBoxBoard, listOfAll([]));
  return renderInHost(routes.routes, path, { api, user: aMember() });
}
const title = () => screen.findByLabelText(/^제목/, { selector: 'input' });

// The editor takes longer to load for the first time than a query's timeout.
beforeAll(() => import('../parts/writing/PostEditor.tsx'));
beforeEach(() => sessionStorage.clear());

test('an own post is marked, and its author can change and delete it', async () => {
  open(VIEW);
  expect(await screen.findByText('내 글')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '글 고치기' })).toHaveAttribute('href', CHANGE);
  expect(screen.getByRole('button', { name: '글 지우기' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /신고/ })).toBeNull();
});

test('other members see no buttons to change or delete it, but when it was changed', async () => {
  open(VIEW, aPost({ editedAt: '2026-11-19T09:30:00+09:00' }));
  expect(await screen.findByText(/고침$/)).toBeInTheDocument();
  expect(screen.queryByText('내 글')).toBeNull();
  expect(screen.queryByRole('link', { name: '글 고치기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '글 지우기' })).toBeNull();
});

test('a hidden post can be deleted but not changed, and nobody can reply to it', async () => {
  open(VIEW, aPost({ isMine: true, hiddenReason: '광고를 되풀이했습니다.' }));
  expect(await screen.findByRole('button', { name: '글 지우기' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '글 고치기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '댓글 올리기' })).toBeNull();
});

test('deleting requires a confirmation, and then opens the list', async () => {
  const { api, router } = open(VIEW);
  api.answer(patchIntPostDelete, 1);
  const press = async (answer: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: '글 지우기' }));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
  };
  await press(/^아니오/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.requestsOf(patchIntPostDelete)).toEqual([]);
  await press(/^예/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/space/board'));
  expect(api.requestsOf(patchIntPostDelete)[0]?.input).toEqual({ kind: 'board', postNo: 12 });
});

test('a change begins with the stored values, and sends all of them', async () => {
  const files = [{ path: 'uploads/1.webp', fileName: '가게.webp', size: 10 }];
  const { api, router } = open(CHANGE, { ...own, files });
  api.answer(patchIntBoard, 1);
  expect(await title()).toHaveValue('참기름 팝니다');
  expect(await screen.findByRole('textbox', { name: '내용' })).toHaveTextContent('싸게 드립니다.');
  expect(screen.getByText('가게.webp')).toBeInTheDocument();
  await userEvent.type(await title(), ' (끝)');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/space/board/view'));
  expect(api.requestsOf(patchIntBoard)[0]?.input).toEqual({
    boardNo: 12,
    title: '참기름 팝니다 (끝)',
    content: '<p>싸게 드립니다.</p>',
    files: ['uploads/1.webp'],
  });
});

test('typed values survive a reload, and the stored text can be restored', async () => {
  const first = open(CHANGE);
  await userEvent.type(await title(), ' 고치다 만');
  first.unmount();
  open(CHANGE);
  expect(await screen.findByText('쓰던 글을 불러왔습니다.')).toBeInTheDocument();
  expect(await title()).toHaveValue('참기름 팝니다 고치다 만');
  await userEvent.click(screen.getByRole('button', { name: '고치기 전 글로 되돌리기' }));
  expect(await title()).toHaveValue('참기름 팝니다');
});

test.each([
  ['another member’s', aPost()],
  ['a hidden', aPost({ isMine: true, hiddenReason: '비방' })],
])('%s post has no form', async (_which, post) => {
  open(CHANGE, post);
  expect(await screen.findByText('고칠 수 있는 글이 아닙니다.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
});

test('the toolbar has the tools of a post, and is one tab stop', async () => {
  open('/space/board/write');
  const tools = within(await screen.findByRole('toolbar', { name: '서식' })).getAllByRole('button');
  expect(tools.map(({ textContent }) => textContent)).toEqual([
    '굵게',
    '글머리 목록',
    '번호 목록',
    '링크',
    '되돌리기',
    '다시 하기',
  ]);
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  tools[0]?.focus();
  await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
  expect(tools[1]).toHaveFocus();
});
