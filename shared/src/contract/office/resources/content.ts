import { officeResource } from './resource.ts';

/** Pages that the association writes. */

export const noticeResource = officeResource({
  name: '공지사항',
  permission: 'content',
  path: '/office/notices',
  objects: {
    article: '게시물',
    stored_file: '파일',
  },
  acts: {
    make: '만들기',
    change: '고치기',
    write: '쓰기',
    publish: '게시',
    withdraw: '게시 내리기',
    'show again': '다시 보이기',
    move: '순서 옮기기',
    upload: '파일 올리기',
  },
});

export const newsResource = officeResource({
  name: '협회소식',
  permission: 'content',
  path: '/office/news',
});

export const dataResource = officeResource({
  name: '자료실',
  permission: 'content',
  path: '/office/data',
});

export const examNoticeResource = officeResource({
  name: '시험 공고',
  permission: 'content',
  path: '/office/exam-notices',
  objects: {
    exam_notice: '시험 공지',
  },
});

export const faqResource = officeResource({
  name: '질문',
  permission: 'content',
  path: '/office/faq',
  objects: {
    faq: '자주 묻는 질문',
  },
});

/** Posts that members have reported. */
export const reportResource = officeResource({
  name: '신고된 글',
  permission: 'content',
  path: '/office/reports',
  objects: {
    member_post: '회원 게시글',
  },
  acts: {
    'hide post': '게시글 숨김',
    'restore post': '게시글 복원',
    'dismiss reports': '신고 기각',
  },
  waiting: {
    reports: { name: '신고된 글' },
  },
});
