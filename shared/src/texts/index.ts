export { openTextPopup, type TextName } from './openTextPopup.tsx';
export type { Block, StandingText, TextArticle } from './standingText.ts';
