import { alert } from '@portal/shared/overlay';

/** A phone reads the file some time after the download has started. */
const REVOKED_AFTER_MS = 60_000;

/**
 * Browsers inside other programs: KakaoTalk, Naver, any other on Android (`; wv`), and on iPhones those that do not
 * call themselves Safari. Their `print` may be there and do nothing, and they ignore downloads of what a page has made;
 * neither can be asked of them, so that the name decides where the function exists.
 */
const INSIDE_PROGRAM = /KAKAOTALK|NAVER\(inapp|; wv\)|\((?:iPhone|iPad)(?!.*Safari\/)/i;

/** True if this browser prints and saves files. Others open a file at an address. */
export const canPrintAndSave = (): boolean =>
  typeof window.print === 'function' && !INSIDE_PROGRAM.test(navigator.userAgent);

/** Opens a file at its address, in this tab: such browsers open no other. */
export function openFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

const NOT_HERE =
  '지금 쓰시는 앱의 화면에서는 파일을 저장할 수 없습니다. 화면의 메뉴에서 다른 브라우저로 열거나, 크롬이나 사파리로 이 홈페이지를 열어 저장해주세요.';

/**
 * Downloads a file, which this page has, under this name. Browsers inside other programs show where it can be saved.
 */
export function saveFile(fileName: string, file: Blob): void {
  if (!canPrintAndSave()) return void alert(NOT_HERE);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}
