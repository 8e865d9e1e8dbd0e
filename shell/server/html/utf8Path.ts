import { percentText } from '@portal/shared/rules';

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Address whose path has the escapes of UTF-8 for those of EUC-KR, as links to the former site have; the router refuses
 * the latter. Every other address is unchanged, and its query always is.
 */
export function utf8Path(url: string): string {
  const [path = '', query = ''] = url.split(/(?=\?)(.*)/s);
  if (isReadable(path)) return url;
  const readable = path.split('/').map((segment) => {
    const text = percentText(segment);
    return isReadable(segment) || text === segment ? segment : encodeURIComponent(text);
  });
  return readable.join('/') + query;
}
