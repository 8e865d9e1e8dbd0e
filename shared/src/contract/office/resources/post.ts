import { officeResource } from './resource.ts';

/** Cards that go out by post. */
export const postResource = officeResource({
  name: '우편 발송',
  permission: 'post',
  path: '/office/posts',
  acts: {
    'show addresses': '우편 주소 보기',
    'print labels': '우편 라벨 인쇄',
    'correct tracking number': '송장번호 고치기',
  },
  waiting: {
    postsToSend: { name: '우편 발송' },
  },
});
