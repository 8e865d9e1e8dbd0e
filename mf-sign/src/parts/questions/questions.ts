import { CODES } from '@portal/shared/contract/codes';
import { confirm } from '@portal/shared/overlay';

/** The three questions of spec §4 "Confirm dialog types". A yes is true; no and closing are false. */

const WORDS = { yes: '예', no: '아니오' };

/** No member was found: shall the visitor join? */
export const findUserResult = () => confirm('일치하는 회원 정보가 없습니다. 회원가입을 하시겠습니까?', WORDS);

/** The account is dormant: shall it be released? */
export const changeUserStatus = () => confirm(CODES.DORMANT.message, WORDS);

/** The member is logged in elsewhere: shall that session end and this one begin? */
export const checkLoginSession = () => confirm(CODES.SESSION_ELSEWHERE.message, WORDS);
