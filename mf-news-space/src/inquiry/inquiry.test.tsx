import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadFile } from '@portal/shared/contract/common';
import {
  getListBoxInquiry,
  getMapInquiry,
  patchIntInquiryClose,
  postIntInquiry,
  postIntInquiryAgain,
} from '@portal/shared/contract/inquiry';
import { aMember, FakeApi, listOfAll, newWord, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const listed = {
  inquiryNo: 7,
  kind: 'question' as const,
  title: '수강증을 다시 뽑을 수 있나요?',
  status: 'ANSWERED' as const,
  statusName: '답변 완료',
  regDate: '2026-11-18T10:00:00+09:00',
  answeredAt: '2026-11-19T10:00:00+09:00',
};
const question = {
  entryNo: 1,
  isAnswer: false,
  content: '프린터가 고장 났습니다.',
  files: [],
  regDate: listed.regDate,
};
const answer = {
  entryNo: 2,
  isAnswer: true,
  content: '몇 번이든 다시 뽑으실 수 있습니다.',
  files: [{ path: 'uploads/guide.pdf', fileName: '안내.pdf', size: 2048 }],
  regDate: listed.answeredAt,
};
const inquiry = {
  ...listed,
  entries: [question, answer],
  closesAt: '2026-12-03T10:00:00+09:00',
  allowedActions: ['askAgain' as const, 'close' as const],
};
const open = (path: string, api: FakeApi) => renderInHost(routes.routes, path, { api, user: aMember() });

beforeEach(() => sessionStorage.clear());

test('the list shows subject and status; an unknown status is shown by its name', async () => {
  const paused = { ...listed, inquiryNo: 8, status: newWord('PAUSED'), statusName: '보류' };
  open('/space/inquiry', new FakeApi().answer(getListBoxInquiry, listOfAll([listed, paused] as (typeof listed)[])));
  const list = await screen.findByRole('list', { name: '문의 목록' });
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/space/inquiry/view?inquiryNo=7');
  expect(within(list).getByText('답변 완료')).toBeInTheDocument();
  expect(within(list).getByText('보류')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/space/inquiry/write');
});

test('a question is sent once with its kind and files, and its page opens', async () => {
  const api = new FakeApi()
    .answer(uploadFile, 'uploads/2026/11/photo.webp')
    .answer(postIntInquiry, 7)
    .answer(getMapInquiry, { ...inquiry, entries: [question] });
  const { router } = open('/space/inquiry/write', api);
  await userEvent.click(await screen.findByRole('button', { name: '보내기' }));
  const summary = await screen.findByRole('alert', { name: '입력 내용 확인' });
  expect(summary).toHaveTextContent('제목을 입력해주세요.');
  expect(summary).toHaveTextContent('내용을 입력해주세요.');
  await userEvent.click(screen.getByRole('radio', { name: /^민원/ }));
  await userEvent.type(screen.getByLabelText(/제목/), '교육장이 춥습니다');
  await userEvent.type(screen.getByRole('textbox', { name: /^내용/ }), '난방을 부탁드립니다');
  const photo = new File(['그림'], '교육장.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('첨부파일 (선택)'), photo);
  expect(await screen.findByText('교육장.png')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(router.state.location.search).toBe('?inquiryNo=7'));
  const sent = api.requestsOf(postIntInquiry);
  expect(sent.map(({ input }) => input)).toEqual([
    {
      kind: 'complaint',
      title: '교육장이 춥습니다',
      content: '난방을 부탁드립니다',
      files: ['uploads/2026/11/photo.webp'],
    },
  ]);
  expect(sent[0]?.headers['Idempotency-Key']).toBeTruthy();
});

test('typed values survive a reload', async () => {
  const first = open('/space/inquiry/write', new FakeApi());
  await userEvent.type(await screen.findByLabelText(/제목/), '쓰다 만 문의');
  first.unmount();
  open('/space/inquiry/write', new FakeApi());
  expect(await screen.findByLabelText(/제목/)).toHaveValue('쓰다 만 문의');
});

test('an answer is shown with its files, and a further question can be sent', async () => {
  const api = new FakeApi().answer(getMapInquiry, inquiry).answer(postIntInquiryAgain, 3);
  open('/space/inquiry/view?inquiryNo=7', api);
  const article = await screen.findByRole('article', { name: /답변/ });
  expect(article).toHaveTextContent('몇 번이든 다시 뽑으실 수 있습니다.');
  expect(within(article).getByRole('button', { name: /안내\.pdf .*내려받기/ })).toBeInTheDocument();
  expect(screen.getByText(/2026\.12\.03.*까지 말씀이 없으시면/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /추가로 문의하실 내용/ }), '컬러로요?');
  await userEvent.click(screen.getByRole('button', { name: '추가 문의 보내기' }));
  await waitFor(() =>
    expect(api.requestsOf(postIntInquiryAgain)[0]?.input).toEqual({ inquiryNo: 7, content: '컬러로요?', files: [] }),
  );
});

test('closing requires a confirmation', async () => {
  const api = new FakeApi().answer(getMapInquiry, inquiry).answer(patchIntInquiryClose, 1);
  open('/space/inquiry/view?inquiryNo=7', api);
  await userEvent.click(await screen.findByRole('button', { name: '문의 종료' }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 종료합니다' }));
  await waitFor(() => expect(api.requestsOf(patchIntInquiryClose)[0]?.input).toEqual({ inquiryNo: 7 }));
});

test('a closed inquiry is read-only', async () => {
  const closed = { ...inquiry, status: 'CLOSED' as const, statusName: '종료', closesAt: null, allowedActions: [] };
  open('/space/inquiry/view?inquiryNo=7', new FakeApi().answer(getMapInquiry, closed));
  expect(await screen.findByText('종료된 문의입니다.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '추가 문의 보내기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '문의 종료' })).toBeNull();
});

test('a missing inquiry says so', async () => {
  open('/space/inquiry/view?inquiryNo=9', new FakeApi().refuse(getMapInquiry, 'NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: '문의를 찾을 수 없습니다' })).toBeInTheDocument();
});
