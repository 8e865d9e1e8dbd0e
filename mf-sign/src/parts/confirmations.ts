import { CODES } from '@portal/shared/contract/codes';
import { confirm } from '@portal/shared/overlay';

/**
 * The questions of this section. Yes is true; no and closing are false. The first three are findUserResult,
 * changeUserStatus and checkLoginSession of the specification (§4).
 */

const WORDS = { yes: '예', no: '아니오' };

/** No member was found: join instead? */
export const confirmJoin = () => confirm('일치하는 회원 정보가 없습니다. 회원가입을 하시겠습니까?', WORDS);

/** The account is dormant: release it? */
export const confirmDormantRelease = () => confirm(CODES.DORMANT.message, WORDS);

/** The member is logged in elsewhere: end that session and log in here? */
export const confirmTakeover = () => confirm(CODES.SESSION_ELSEWHERE.message, WORDS);

/** The person is a member already: log in instead? */
export const confirmSignIn = () => confirm(`${CODES.ALREADY_MEMBER.message} 로그인하시겠습니까?`, WORDS);
