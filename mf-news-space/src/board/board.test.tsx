import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadFile } from '@portal/shared/contract/common';
import { getListBoxBoard, getMapBoard, postIntBoard } from '@portal/shared/contract/space';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { write } from '../parts/testing/write.ts';
import routes from '../routes.tsx';

const post = {
  boardNo: 12,
  title: '여름철 식재료 보관 어떻게 하세요?',
  summary: '',
  writer: '홍*동',
  regDate: '2026-11-18T10:00:00+09:00',
  viewCnt: 7,
  imagePath: '',
  isMine: false,
  replyCnt: 0,
};
const open = (path: string, api: FakeApi) => renderInHost(routes.routes, path, { api, user: aMember() });

// The editor takes longer to load for the first time than a query's timeout.
beforeAll(() => import('../parts/writing/PostEditor.tsx'));

const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: '올리기' }));

beforeEach(() => sessionStorage.clear());

test('a member sees masked writers and which posts are their own', async () => {
  const api = new FakeApi().answers(getListBoxBoard, {
    list: [post, { ...post, boardNo: 13, title: '내가 쓴 글', writer: '김한빛', isMine: true }],
  });
  open('/space/board', api);
  expect(await screen.findByText('홍*동')).toBeInTheDocument();
  expect(screen.getAllByText('내 글')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute('href', '/space/board/write');
});

test.each(['/space/board', '/space/board/view?boardNo=12'])('a guest at %s is sent to the login', async (path) => {
  const api = new FakeApi().refuse(getListBoxBoard, 'NO_SESSION').refuse(getMapBoard, 'NO_SESSION');
  renderInHost(routes.routes, path, { api });
  expect(await screen.findByText('길: /sign/in')).toBeInTheDocument();
});

describe('writing a post', () => {
  test('shows missing values at each field and in the summary, and sends nothing', async () => {
    const api = new FakeApi();
    open('/space/board/write', api);
    await screen.findByLabelText(/제목/);
    await submit();
    const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
    expect(summary).toHaveTextContent('제목을 입력해주세요.');
    expect(summary).toHaveTextContent('내용을 입력해주세요.');
    expect(screen.getByLabelText(/제목/)).toHaveAccessibleDescription('제목을 입력해주세요.');
    expect(api.requestsOf(postIntBoard)).toHaveLength(0);
  });

  test('sends it once with a key and shows the post', async () => {
    const api = new FakeApi().answer(postIntBoard, 77).answers(getMapBoard, {
      ...post,
      boardNo: 77,
      title: '질문 있습니다',
      content: '<p>본문</p>',
      files: [],
      editedAt: null,
      previous: null,
      next: null,
    });
    const { router } = open('/space/board/write', api);
    await type(/제목/, '질문 있습니다');
    await write('본문');
    await submit();
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/space/board/view?boardNo=77'),
    );
    const sent = api.requestsOf(postIntBoard);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toEqual({ title: '질문 있습니다', content: '<p>본문</p>', files: [] });
    expect(sent[0]?.headers['Idempotency-Key']).toBeTruthy();
  });

  test('shows an error of the API at its field', async () => {
    const api = new FakeApi().refuse(postIntBoard, 'MALFORMED', {
      issues: [{ path: 'content', message: '내용에 글이 없습니다.' }],
    });
    open('/space/board/write', api);
    await type(/제목/, '질문');
    await write(' ');
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '내용' })).toHaveAccessibleDescription(/내용에 글이 없습니다\./),
    );
  });

  test('restores typed values after a reload, and can start over', async () => {
    const first = open('/space/board/write', new FakeApi());
    await type(/제목/, '쓰다 만 글');
    first.unmount();
    open('/space/board/write', new FakeApi());
    expect(await screen.findByText('쓰던 글을 불러왔습니다.')).toBeInTheDocument();
    expect(screen.getByLabelText(/제목/)).toHaveValue('쓰다 만 글');
    await userEvent.click(screen.getByRole('button', { name: '모두 지우고 새로 쓰기' }));
    expect(screen.getByLabelText(/제목/)).toHaveValue('');
    expect(screen.queryByText('쓰던 글을 불러왔습니다.')).not.toBeInTheDocument();
  });

  test('stores files when they are chosen and attaches their paths', async () => {
    const api = new FakeApi()
      .answer(uploadFile, 'uploads/2026/11/menu.webp')
      .answer(postIntBoard, 78)
      .refuse(getMapBoard, 'NOT_FOUND');
    open('/space/board/write', api);
    await userEvent.upload(
      await screen.findByLabelText('첨부파일 (선택)'),
      new File(['그림'], '메뉴판.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('메뉴판.png')).toBeInTheDocument();
    await type(/제목/, '메뉴판');
    await write('어떤가요?');
    await submit();
    await waitFor(() => expect(api.requestsOf(postIntBoard)[0]?.input.files).toEqual(['uploads/2026/11/menu.webp']));
  });

  test('a file can be removed again', async () => {
    open('/space/board/write', new FakeApi().answer(uploadFile, 'uploads/2026/11/menu.webp'));
    await userEvent.upload(
      await screen.findByLabelText('첨부파일 (선택)'),
      new File(['그림'], '메뉴판.png', { type: 'image/png' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '메뉴판.png 삭제' }));
    expect(screen.queryByText('메뉴판.png')).not.toBeInTheDocument();
  });

  test('names a rejected file', async () => {
    open('/space/board/write', new FakeApi().refuse(uploadFile, 'FILE_REJECTED'));
    const input = await screen.findByLabelText('첨부파일 (선택)');
    await userEvent.upload(input, new File(['x'], '가짜.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/‘가짜.pdf’: 올릴 수 없는 파일입니다\./));
  });
});
