/** Picture for shared pages without one of their own, 1200 × 630. */
export const SHARE_PICTURE_PATH = '/share.png';
/** The association's logo, 512 × 512. */
export const LOGO_PATH = '/logo.png';

/** Absolute address of a path of the portal; URLs are returned unchanged. */
export const absolute = (origin: string, address: string): string => new URL(address, origin).href;

const STORED_FILES = '/files/';
/** Formats that messengers show; SVG is not among them. */
const SHOWN_PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

/**
 * Absolute address of a picture in an API answer, which is the path of a stored file or a URL; null if previews could
 * not show it.
 */
export function pictureAddress(origin: string, picture: string): string | null {
  const path = /^(https?:|\/)/.test(picture) ? picture : STORED_FILES + picture.replace(/^files\//, '');
  const { pathname, protocol, href } = new URL(path, origin);
  return SHOWN_PICTURE.test(pathname) && protocol.startsWith('http') ? href : null;
}
