import { resultLink, type Result } from './resultLink.ts';

const result = (kind: Result['kind'], url = ''): Result => ({
  kind,
  no: 7,
  title: '제목 & 글',
  excerpt: '',
  date: '2026-11-20T12:00:00+09:00',
  url,
});

test('members are led to the page of a course or exam, guests to one that they may open', () => {
  expect(resultLink(result('course'), true)).toEqual({ to: '/manager/edu/apply/view?educationNo=7' });
  expect(resultLink(result('exam'), true)).toEqual({ to: '/manager/exam/apply/view?examinationNo=7' });
  expect(resultLink(result('course'), false)).toEqual({ to: '/manager/info?educationNo=7' });
  expect(resultLink(result('exam'), false)).toEqual({ to: '/manager/info?examinationNo=7' });
});

test('everything else has a page for everybody', () => {
  expect(resultLink(result('notice'), false)).toEqual({ to: '/news/notice/view?noticeNo=7' });
  expect(resultLink(result('data'), false)).toEqual({ to: '/news/data/view?dataNo=7' });
  expect(resultLink(result('faq'), false)).toEqual({ to: '/news/faq?keyword=%EC%A0%9C%EB%AA%A9%20%26%20%EA%B8%80' });
});

test('food news opens a page here, regardless of the address in the feed', () => {
  expect(resultLink(result('foodNews', 'https://news.example/1'), false)).toEqual({
    to: expect.stringMatching(/^\/news\/kfood\/view\?newsNo=\d+$/),
  });
});
