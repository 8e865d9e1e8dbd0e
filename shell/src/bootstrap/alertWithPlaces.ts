import { alert, alertOffering } from '@portal/shared/overlay';
import type { Router } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { GROUPS_PATH } from '@portal/shared/section/groupPaths';

/** Pages by the names that calls give them in `unanswered`. */
export const PLACES: ReadonlyMap<string, string> = new Map([
  ['‘로그인’', PATHS.signIn],
  ['‘마이페이지’', PATHS.me],
  ['‘정정 요청’', PATHS.correction],
  ['‘받은 알림’', PATHS.receivedNotices],
  ['‘교육 신청 확인’', PATHS.ownCourses],
  ['‘시험 신청 확인’', PATHS.ownExams],
  ['‘자격증 발급’', PATHS.certificate],
  ['‘대기 순번’', PATHS.queuePlaces],
  ['‘단체 신청’', GROUPS_PATH],
  ['‘1:1 문의’', PATHS.inquiries],
  ['‘수강 후기’', PATHS.reviews],
  ['‘회원게시판’', PATHS.board],
  ['‘회원홍보’', PATHS.promotion],
]);

const DETAILS = '신청 상세';
/** Words for the page that is open: most changes of an application are made on its own page. */
const HERE = new RegExp(`화면|${DETAILS}`);
const RELOAD = '화면 새로 고침';

/** Page of an application by the page on which it is paid. */
const DETAILS_OF: ReadonlyMap<string, string> = new Map([
  [`${PATHS.courses}/write`, `${PATHS.ownCourses}/view`],
  [`${PATHS.exams}/write`, `${PATHS.ownExams}/view`],
  [`${GROUPS_PATH}/write`, `${GROUPS_PATH}/view`],
]);

/** Offer to open the application that the open page pays, whose number is in the address of both; null elsewhere. */
function detailsOffer(whereToLook: string, { pathname, search }: Router['state']['location']) {
  const path = whereToLook.includes(DETAILS) ? DETAILS_OF.get(pathname) : undefined;
  return path ? ([`${DETAILS} 열기`, path + search] as const) : null;
}

/**
 * Shows a message with buttons to the pages where to look, or to load the page again if it is open already; resolves
 * when closed.
 */
export async function alertWithPlaces(router: Router, message: string, whereToLook = ''): Promise<void> {
  const places = [...PLACES].filter(([name]) => whereToLook.includes(name));
  const { location } = router.state;
  const details = detailsOffer(whereToLook, location);
  const isHere = HERE.test(whereToLook) || places.some(([, path]) => path === location.pathname);
  const offers = new Map<string, string | 0>(
    details ? [details] : isHere ? [[RELOAD, 0]] : places.map(([name, path]) => [`${name} 열기`, path]),
  );
  const [first, ...others] = offers.keys();
  if (first === undefined) return alert(message);
  const pressed = await alertOffering(message, first, ...others);
  const to = pressed === undefined ? undefined : offers.get(pressed);
  if (to === 0) await router.navigate(0);
  else if (to) await router.navigate(to);
}
