import type { CallEntity } from '@portal/shared/contract';
import type { getMapNotice } from '@portal/shared/contract/news';

type Notice = CallEntity<typeof getMapNotice>;

/** A notice for tests; override the relevant properties. */
export const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  noticeNo: 3,
  isTop: false,
  title: '하반기 위생교육 일정 안내',
  summary: '하반기 집합교육 일정을 알려드립니다.',
  writer: '교육사업국',
  regDate: '2026-11-20T14:00:00+09:00',
  viewCnt: 1234,
  imagePath: '',
  content: '<p>하반기 집합교육은 <strong>12월 3일</strong>에 시작합니다.</p>',
  files: [],
  previous: null,
  next: null,
  ...changes,
});
