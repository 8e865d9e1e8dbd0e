import type { Board } from '../parts/articles/board.ts';

export const promotionBoard: Board = {
  path: '/space/promotion',
  title: '회원홍보',
  lead: '회원 업소의 새 메뉴, 행사, 가게 소식을 알리는 곳입니다.',
  menu: '회원공간',
  numberName: 'promotionNo',
  empty: '아직 올라온 홍보 글이 없습니다. 첫 글을 남겨주세요.',
  pictured: true,
};
