import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postIntReport } from '@portal/shared/contract/postReport';
import { getIntReviewable, getListBoxReview, postIntReview } from '@portal/shared/contract/space';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const api = (isMine = false) =>
  new FakeApi().answer(getIntReviewable, 1).answers(getListBoxReview, {
    list: [
      {
        reviewNo: 3,
        title: '현장 사례가 많았습니다',
        summary: '',
        content: '<p>바로 써먹었습니다.</p>',
        writer: '김*빛',
        regDate: '2026-11-10T11:00:00+09:00',
        viewCnt: 0,
        imagePath: 'uploads/1.webp',
        isMine,
        score: 4,
        subject: '2급 집합교육',
      },
    ],
  });

test('a guest reads reviews with score and picture, and gets a link to the login to write one', async () => {
  renderInHost(module.routes, '/manager/edu/review', { api: api() });
  const list = await screen.findByRole('list', { name: '수강 후기 목록' });
  for (const text of ['현장 사례가 많았습니다', '바로 써먹었습니다.', '별점 5점 만점에 4점', '2급 집합교육 · 김*빛'])
    expect(list).toHaveTextContent(text);
  expect(list.querySelector('img')).toHaveAttribute('src', expect.stringContaining('1.webp'));
  expect(screen.getByRole('link', { name: '로그인하고 후기 쓰기' })).toHaveAttribute('href', '/sign/in');
});

test('a member writes one with a photo; a missing value is an error at its field', async () => {
  const answers = api().answer(postIntReview, 4);
  renderInHost(module.routes, '/manager/edu/review', { api: answers, user: aMember() });
  await userEvent.click(await screen.findByRole('button', { name: '후기 쓰기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '후기 쓰기' }));
  await userEvent.click(dialog.getByRole('button', { name: '올리기' }));
  expect((await dialog.findAllByText('제목을 입력해주세요.')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/^제목/), '좋았습니다');
  await userEvent.type(dialog.getByLabelText(/^내용/), '천천히 짚어 주셨습니다.');
  await userEvent.click(dialog.getByLabelText('4점'));
  await userEvent.upload(dialog.getByLabelText(/^사진/), new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' }));
  await userEvent.click(dialog.getByRole('button', { name: '올리기' }));
  await waitFor(() => expect(answers.requestsOf(postIntReview)).toHaveLength(1));
  expect(answers.requestsOf(postIntReview)[0]?.input).toMatchObject({
    title: '좋았습니다',
    content: '천천히 짚어 주셨습니다.',
    score: '4',
    file: expect.any(File) as File,
  });
});

test('a member reports a review; a guest gets a link to the login for it, and authors cannot report their own', async () => {
  const answers = api().answer(postIntReport, 9);
  const { unmount } = renderInHost(module.routes, '/manager/edu/review', { api: answers, user: aMember() });
  await userEvent.click(await screen.findByRole('button', { name: '‘현장 사례가 많았습니다’ 신고' }));
  const dialog = within(await screen.findByRole('dialog', { name: '글 신고' }));
  await userEvent.click(dialog.getByRole('radio', { name: '다른 사람의 개인정보' }));
  await userEvent.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() =>
    expect(answers.requestsOf(postIntReport)[0]?.input).toEqual({
      kind: 'review',
      postNo: 3,
      reason: 'personal',
      words: '',
    }),
  );
  unmount();

  const guest = renderInHost(module.routes, '/manager/edu/review', { api: api() });
  expect(await screen.findByRole('link', { name: /^로그인하고 신고/ })).toHaveAttribute('href', '/sign/in');
  guest.unmount();

  renderInHost(module.routes, '/manager/edu/review', { api: api(true), user: aMember() });
  expect(await screen.findByText('바로 써먹었습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /신고/ })).toBeNull();
});

test('a member without an attended offering reads when a review can be written', async () => {
  renderInHost(module.routes, '/manager/edu/review', { api: api().answer(getIntReviewable, 0), user: aMember() });
  expect(await screen.findByText(/시험을 치르신 뒤에 후기를 쓰실 수 있습니다/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '후기 쓰기' })).toBeNull();
});
