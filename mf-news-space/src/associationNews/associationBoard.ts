import type { Board } from '../parts/articles/board.ts';

export const associationBoard: Board = {
  path: '/news/asctn',
  title: '협회소식',
  lead: '협회가 한 일과 회원 업소의 이야기를 전해드립니다.',
  menu: '뉴스',
  numberName: 'asctnNo',
  empty: '등록된 협회소식이 없습니다.',
  pictured: true,
};
