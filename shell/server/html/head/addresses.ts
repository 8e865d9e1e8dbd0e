/** The picture of a shared page that has none of its own, 1200 × 630. */
export const SHARE_PICTURE_PATH = '/share.png';
/** The association's mark, 512 × 512. */
export const LOGO_PATH = '/logo.png';

/** An absolute address of the portal's, of a path; of a URL that URL. */
export const absolute = (origin: string, address: string): string => new URL(address, origin).href;

const STORED_FILES = '/files/';
/** What messengers show; no drawing of vectors. */
const SHOWN_PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;

/**
 * The absolute address of a picture as the wire names it, which is a stored file's path or a URL; null when those who
 * show shared pages could not show it.
 */
export function pictureAddress(origin: string, picture: string): string | null {
  const path = /^(https?:|\/)/.test(picture) ? picture : STORED_FILES + picture.replace(/^files\//, '');
  const { pathname, protocol, href } = new URL(path, origin);
  return SHOWN_PICTURE.test(pathname) && protocol.startsWith('http') ? href : null;
}
