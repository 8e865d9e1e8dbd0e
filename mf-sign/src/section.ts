import { teams } from '@portal/shared/association';
import type { Section } from '@portal/shared/section';

/** Manifest of this section: its pages, and what the shell needs before it fetches any of their code. */
export const section: Section = {
  name: 'mf-sign',
  title: '회원',
  owner: teams.sign,
  prefixes: ['/sign'],
  pages: [
    {
      path: '/sign/in',
      title: '로그인',
      words: ['로그인', '접속', '들어가기'],
      load: () => import('./signIn/SignInPage.tsx'),
    },
    {
      path: '/sign/up/step1',
      title: '회원가입 - 약관 동의와 본인확인',
      words: ['회원가입', '가입', '입회', '계정만들기'],
      load: () => import('./signUp/AgreePage.tsx'),
    },
    {
      path: '/sign/up/select-industry',
      title: '회원가입 - 업종 선택',
      load: () => import('./signUp/industry/IndustryPage.tsx'),
    },
    { path: '/sign/up/step2', title: '회원가입 - 정보 입력', load: () => import('./signUp/details/DetailsPage.tsx') },
    {
      path: '/sign/find/id',
      title: '아이디 찾기',
      words: ['아이디찾기', '아이디', 'ID', '잊어버림'],
      load: () => import('./find/id/FindIdPage.tsx'),
    },
    {
      path: '/sign/find/password/step1',
      title: '비밀번호 찾기',
      words: ['비밀번호찾기', '비밀번호', '비번', '암호', '패스워드', '재설정'],
      load: () => import('./find/password/IdentifyPage.tsx'),
    },
    {
      path: '/sign/find/password/step2',
      title: '새 비밀번호 설정',
      load: () => import('./find/password/NewPasswordPage.tsx'),
    },
    {
      path: '/sign/find/phone',
      title: '휴대폰 번호 변경 요청',
      words: ['휴대폰변경', '번호변경', '번호바뀜', '휴대폰분실', '로그인안됨'],
      load: () => import('./find/phone/PhonePage.tsx'),
    },
    {
      path: '/sign/refuse',
      title: '광고 메시지 수신거부',
      load: () => import('./refuse/RefusePage.tsx'),
    },
    {
      path: '/sign/me/correction',
      title: '정정 요청',
      words: ['정정', '개명', '이름변경', '생년월일', '개인정보정정'],
      guarded: true,
      load: () => import('./me/correction/CorrectionPage.tsx'),
    },
    {
      path: '/sign/me/sessions',
      title: '로그인한 기기',
      words: ['로그인기록', '접속기록', '기기', '해킹', '도용'],
      guarded: true,
      load: () => import('./me/sessions/SessionsPage.tsx'),
    },
    {
      path: '/sign/me/notices',
      title: '받은 알림',
      words: ['알림', '문자', '받은문자', '알림톡', '수신거부'],
      guarded: true,
      load: () => import('./me/notices/NoticesPage.tsx'),
    },
    {
      path: '/sign/me/profile',
      title: '내 정보',
      words: ['내정보', '개인정보', '회원정보', '수정', '연락처변경', '주소변경', '업소', '마케팅'],
      guarded: true,
      load: () => import('./me/profile/ProfilePage.tsx'),
    },
    {
      path: '/sign/me/hygiene',
      title: '위생교육 이수',
      words: ['위생교육수료증', '이수증', '수료증', '위생교육확인', '위생교육명단'],
      guarded: true,
      load: () => import('./me/hygiene/HygienePage.tsx'),
    },
    {
      path: '/sign/me/account',
      title: '비밀번호와 동의 기록',
      words: ['비밀번호변경', '동의', '철회', '탈퇴', '회원탈퇴'],
      guarded: true,
      load: () => import('./me/account/AccountPage.tsx'),
    },
    {
      path: '/sign/me',
      title: '마이페이지',
      words: ['나의신청', '신청내역', '결제기한', '환불'],
      guarded: true,
      load: () => import('./me/MyPage.tsx'),
    },
  ],
  menus: [],
};
