import type { Board } from '../parts/articles/board.ts';

export const memberBoard: Board = {
  path: '/space/board',
  title: '회원게시판',
  lead: '회원끼리 묻고 답하며 가게 운영 경험을 나누는 곳입니다. 이름은 일부를 가려 보여드립니다.',
  menu: '회원공간',
  numberName: 'boardNo',
  empty: '아직 올라온 글이 없습니다. 첫 글을 남겨주세요.',
};
