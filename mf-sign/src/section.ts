import type { SectionInfo } from '@portal/shared/section';

/** What the shell knows of this section before any of its code is fetched. */
export const section: SectionInfo = {
  name: 'mf-sign',
  title: '회원',
  owner: { team: '회원서비스팀', contact: 'member-team@hanbit-food.example' },
  prefixes: ['/sign'],
  pages: [
    { path: '/sign/in', title: '로그인' },
    { path: '/sign/up/step1', title: '회원가입 - 약관동의와 본인확인' },
    { path: '/sign/up/select-industry', title: '회원가입 - 업종 선택' },
    { path: '/sign/up/step2', title: '회원가입 - 정보 입력' },
    { path: '/sign/find/id', title: '아이디 찾기' },
    { path: '/sign/find/password/step1', title: '비밀번호 찾기' },
    { path: '/sign/find/password/step2', title: '새 비밀번호 설정' },
    { path: '/sign/me', title: '내 정보', guarded: true },
  ],
  menus: [],
};
