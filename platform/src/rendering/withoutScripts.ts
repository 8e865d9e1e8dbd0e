import { CALL, LINE_LOOK } from './stayReadableScript.ts';

const TEXTS = {
  page: '자바스크립트가 꺼져 있어 읽기만 하실 수 있습니다. 로그인과 신청은 브라우저 설정에서 자바스크립트를 켜고 이용해주세요. 문의',
  frame: '이 화면을 이용하시려면 브라우저 설정에서 자바스크립트를 켜주세요. 문의',
};

/**
 * Text above a page, or above the frame of a members' page, in a browser without scripts.
 * In an element of its own: an open dialog sets aria-hidden on all its siblings, which no noscript may have.
 */
export const withoutScripts = (kind: keyof typeof TEXTS): string =>
  `<div><noscript><p style="${LINE_LOOK}">${TEXTS[kind]} ${CALL}</p></noscript></div>`;
