import type { Section } from '@portal/shared/section';

/** This section: its pages, and what the shell knows of them before any of their code is fetched. */
export const section: Section = {
  name: 'mf-sign',
  title: '회원',
  owner: { team: '회원서비스팀', contact: 'member-team@hanbit-food.example' },
  prefixes: ['/sign'],
  pages: [
    { path: '/sign/in', title: '로그인', load: () => import('./signIn/SignInPage.tsx') },
    { path: '/sign/up/step1', title: '회원가입 - 약관동의와 본인확인', load: () => import('./signUp/AgreePage.tsx') },
    {
      path: '/sign/up/select-industry',
      title: '회원가입 - 업종 선택',
      load: () => import('./signUp/industry/IndustryPage.tsx'),
    },
    { path: '/sign/up/step2', title: '회원가입 - 정보 입력', load: () => import('./signUp/details/DetailsPage.tsx') },
    { path: '/sign/find/id', title: '아이디 찾기', load: () => import('./find/id/FindIdPage.tsx') },
    {
      path: '/sign/find/password/step1',
      title: '비밀번호 찾기',
      load: () => import('./find/password/IdentifyPage.tsx'),
    },
    {
      path: '/sign/find/password/step2',
      title: '새 비밀번호 설정',
      load: () => import('./find/password/NewPasswordPage.tsx'),
    },
    { path: '/sign/me', title: '내 정보', guarded: true, load: () => import('./me/MyPage.tsx') },
  ],
  menus: [],
};
