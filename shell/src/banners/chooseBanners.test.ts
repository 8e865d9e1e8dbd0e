import { carriesAdvertising } from './chooseBanners.ts';

test.each([
  '/main',
  '/about/history',
  '/news/notice/view',
  '/space/board',
  '/manager/info',
  '/manager/exam/notice/view',
])('%s may carry advertising', (path) => expect(carriesAdvertising(path)).toBe(true));

test.each([
  ['an application', '/manager/edu/apply/write'],
  ['its end', '/manager/exam/apply/done'],
  ['a cancellation', '/manager/edu/register/view'],
  ['payments', '/manager/payments'],
  ['a fee', '/manager/exam/certificate'],
  ['an employer', '/manager/group'],
  ['a group', '/manager/group/accept'],
  ['a login', '/sign/in'],
  ['joining', '/sign/up/step2'],
  ['a profile', '/sign/me/profile'],
  ['a post', '/space/board/write'],
  ['a shop', '/space/promotion/write'],
  ['the office', '/office/home'],
  ['an unknown area', '/elsewhere'],
])('a page for %s carries none', (_what, path) => expect(carriesAdvertising(path)).toBe(false));
