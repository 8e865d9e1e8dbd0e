export { askForConsent } from './askForConsent.ts';
export { openTextPopup, openTextVersion, type TextName } from './openTextPopup.tsx';
export { StandingTextButtons } from './StandingTextButtons.tsx';
