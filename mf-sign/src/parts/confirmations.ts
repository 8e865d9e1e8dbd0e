import { ALREADY_MEMBER, DORMANT, PHONE_UNKNOWN, SESSION_ELSEWHERE } from '@portal/shared/contract/messages';
import { confirm } from '@portal/shared/overlay';

/**
 * Confirmations of this section. Yes is true; no and closing are false. The first three are findUserResult,
 * changeUserStatus and checkLoginSession of the specification (§4).
 */

const WORDS = { yes: '예', no: '아니오' };

/** No member was found: join instead? */
export const confirmJoin = () => confirm('일치하는 회원 정보가 없습니다. 회원가입을 하시겠습니까?', WORDS);

/** No member has this phone: join instead? */
export const confirmJoinWithPhone = () => confirm(`${PHONE_UNKNOWN} 회원가입을 하시겠습니까?`, WORDS);

/** The account is dormant: release it? */
export const confirmDormantRelease = () => confirm(DORMANT, WORDS);

/** The member is logged in elsewhere: end that session and log in here? */
export const confirmTakeover = () => confirm(SESSION_ELSEWHERE, WORDS);

/** The person has an account under another phone: look for its id instead? */
export const confirmFindId = () =>
  confirm('이미 가입하신 계정이 있습니다. 본인확인으로 아이디를 찾으시겠습니까?', WORDS);

/** The person is a member already: log in instead? */
export const confirmSignIn = () => confirm(`${ALREADY_MEMBER} 로그인하시겠습니까?`, WORDS);
