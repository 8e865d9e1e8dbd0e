import type { Board } from '../parts/articles/board.ts';

export const dataBoard: Board = {
  path: '/news/data',
  title: '자료실',
  lead: '서식, 위생 점검표, 교육 자료를 내려받을 수 있습니다. 로그인하지 않아도 됩니다.',
  menu: '뉴스',
  numberName: 'dataNo',
  empty: '등록된 자료가 없습니다.',
};
