export { StandingTextButtons } from './StandingTextButtons.tsx';
export { openTextPopup, type TextName } from './openTextPopup.tsx';
