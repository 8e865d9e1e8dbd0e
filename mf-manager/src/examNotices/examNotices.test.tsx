import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countExamNoticeView, getListBoxExamNotice, getMapExamNotice } from '@portal/shared/contract/manager';
import { FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const notice = {
  examNoticeNo: 4,
  title: '제4회 시험 시행 공고',
  summary: '',
  writer: '자격검정국',
  regDate: '2026-11-02T09:00:00+09:00',
  viewCnt: 1234,
  isTop: true,
};

test('lists notices, marks pinned ones, and searches', async () => {
  const api = new FakeApi().answer(getListBoxExamNotice, ({ keyword }) => listOfAll(keyword ? [] : [notice]));
  renderInHost(module.routes, '/manager/exam/notice', { api });
  expect(await screen.findByRole('link', { name: '제4회 시험 시행 공고' })).toHaveAttribute(
    'href',
    '/manager/exam/notice/view?examNoticeNo=4',
  );
  expect(screen.getByText('중요')).toBeInTheDocument();
  expect(screen.getByText('조회 1,234')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), '없는 말{Enter}');
  expect(await screen.findByText('‘없는 말’에 맞는 공고가 없습니다.')).toBeInTheDocument();
});

test('shows a notice with its neighbours and files', async () => {
  const files = [{ path: 'notices/plan.pdf', fileName: '시행계획.pdf', size: 2048 }];
  const api = new FakeApi().answers(getMapExamNotice, {
    ...notice,
    content: '<p>시험을 시행합니다.</p>',
    files,
    previous: { no: 3, title: '제3회 공고' },
    next: null,
  });
  renderInHost(module.routes, '/manager/exam/notice/view?examNoticeNo=4', { api });
  expect(await screen.findByText('시험을 시행합니다.')).toBeInTheDocument();
  expect(api.requestsOf(countExamNoticeView).map(({ input }) => input)).toEqual([{ examNoticeNo: 4 }]);
  expect(screen.getByRole('heading', { level: 1, name: '제4회 시험 시행 공고' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '제3회 공고' })).toHaveAttribute(
    'href',
    '/manager/exam/notice/view?examNoticeNo=3',
  );
  expect(screen.getByRole('link', { name: /시행계획.pdf/ })).toHaveAttribute(
    'href',
    '/api/common/downloadFile?path=notices%2Fplan.pdf',
  );
});
