import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxFaq } from '@portal/shared/contract/news';
import { FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const questions = [
  {
    faqNo: 1,
    subject: 'edu' as const,
    question: '교육은 어디에서 신청합니까?',
    answer: '교육 신청 메뉴에서 신청합니다.\n\n전화로는 받지 않습니다.',
  },
  { faqNo: 2, subject: 'refund' as const, question: '환불은 언제 됩니까?', answer: '약 2일에서 7일이 걸립니다.' },
];
const open = () => {
  const api = new FakeApi().answer(getListBoxFaq, ({ subject }) =>
    listOfAll(questions.filter((question) => !subject || question.subject === subject)),
  );
  return renderInHost(routes.routes, '/news/faq', { api });
};

test('an answer opens under its question, in paragraphs', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '교육은 어디에서 신청합니까?' }));
  expect(await screen.findByText('교육 신청 메뉴에서 신청합니다.')).toBeVisible();
  expect(screen.getByText('전화로는 받지 않습니다.')).toBeVisible();
});

test('a subject filters the list and is part of the URL', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: '취소·환불' }));
  await waitFor(() => expect(screen.queryByText('교육은 어디에서 신청합니까?')).toBeNull());
  expect(await screen.findByText('환불은 언제 됩니까?')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?subject=refund');
  expect(screen.getByRole('status')).toHaveTextContent('질문 1건');
});

test('a keyword is searched in the chosen subject, and clearing it keeps the subject', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: '취소·환불' }));
  await waitFor(() => expect(router.state.location.search).toBe('?subject=refund'));
  await userEvent.type(screen.getByRole('searchbox'), '언제{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      subject: 'refund',
      keyword: '언제',
    }),
  );
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?subject=refund'));
});
