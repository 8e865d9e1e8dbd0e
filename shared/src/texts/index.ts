export { askForConsent } from './askForConsent.ts';
export { openTextPopup, type TextName } from './openTextPopup.tsx';
export { openTextVersion } from './openTextVersion.tsx';
export { StandingTextButtons } from './StandingTextButtons.tsx';
