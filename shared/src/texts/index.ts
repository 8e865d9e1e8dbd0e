export { askForConsent } from './askForConsent.ts';
export { openTextPopup, type TextName } from './openTextPopup.tsx';
export { openTextVersion } from './openTextVersion.tsx';
export { LegalTextButtons } from './LegalTextButtons.tsx';
