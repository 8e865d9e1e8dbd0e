import type { Board } from '../parts/articles/board.ts';

export const foodBoard: Board = {
  path: '/news/kfood',
  title: 'K-푸드 뉴스',
  lead: '국내외 언론과 기관이 전하는 한식과 외식업 소식을 모았습니다.',
  menu: '뉴스',
  numberName: 'newsNo',
  empty: '모은 뉴스가 없습니다. 잠시 후 다시 확인해주세요.',
};
