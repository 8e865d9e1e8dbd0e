import { officeResource } from './resource.ts';

/** Accounts of members. */
export const memberResource = officeResource({
  name: '회원',
  permission: 'members',
  path: '/office/members',
  ofBranch: true,
  objects: {
    member: '회원',
  },
  acts: {
    'search members': '회원 찾기',
    'show people': '개인정보 보기',
    'show member': '회원 전체 보기',
    'refuse to show member': '회원 전체 보기 반려',
    'suspend member': '이용 정지',
    'reinstate member': '이용 정지 해제',
    'end sessions': '접속 끊기',
    'record marketing refusal': '전화로 받은 수신 거부 기록',
    'export member': '회원 본인 자료 내보내기',
    'list concerned members': '유출 대상 회원 명단 만들기',
    'tell concerned members': '유출 대상 회원에게 알리기',
  },
});
