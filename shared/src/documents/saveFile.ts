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

/** Downloads a file under this name. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}
