export { openTextPopup, type TextName } from './openTextPopup.tsx';
