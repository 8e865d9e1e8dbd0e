import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxReply } from '@portal/shared/contract/reply';
import type { getMapBoard } from '@portal/shared/contract/space';

type Post = CallEntity<typeof getMapBoard>;
type Reply = CallEntity<typeof getListBoxReply>['list'][number];

/** A post of the board for tests; override the relevant properties. */
export const aPost = (changes: Partial<Post> = {}): Post => ({
  boardNo: 12,
  title: '참기름 팝니다',
  summary: '',
  writer: '홍*동',
  regDate: '2026-11-18T10:00:00+09:00',
  viewCnt: 7,
  imagePath: '',
  isMine: false,
  content: '<p>싸게 드립니다.</p>',
  files: [],
  editedAt: null,
  replyCnt: 0,
  previous: null,
  next: null,
  ...changes,
});

/** A reply for tests. */
export const aReply = (changes: Partial<Reply> = {}): Reply => ({
  replyNo: 31,
  content: '한 병 주세요.',
  writer: '김*수',
  regDate: '2026-11-18T11:00:00+09:00',
  editedAt: null,
  isMine: false,
  ...changes,
});
