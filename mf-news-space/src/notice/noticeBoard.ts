import type { Board } from '../parts/articles/board.ts';

export const noticeBoard: Board = {
  path: '/news/notice',
  title: '공지사항',
  lead: '교육과 시험 일정, 제도 변경 등 회원과 외식업 종사자께 알려드리는 소식입니다.',
  menu: '뉴스',
  numberName: 'noticeNo',
  empty: '등록된 공지사항이 없습니다.',
};
