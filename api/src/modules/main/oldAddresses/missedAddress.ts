/** Characters of a segment or a name; longer ones are codes, tokens or attacks. */
const MAX_PART = 30;
const MAX_ADDRESS = 200;
/** Numbers that may be of articles: phones and identity numbers are longer. */
const ARTICLE_NUMBER = /^\d{1,7}$/;

const partOf = (part: string) =>
  part.length > MAX_PART || /[@%\s]|\d{8,}/.test(part) ? '…' : part.replace(/[^\w.\-가-힣]/g, '…');

/**
 * An address as the report stores it: without values of its query except numbers of articles, and without segments that
 * may name a person or be secret.
 */
export function missedAddress(asked: string): string {
  const [path = '', query = ''] = asked.split(/\?(.*)/s);
  const names = query
    .split('&')
    .filter((one) => one !== '')
    .map((parameter) => {
      const [name = '', value = ''] = parameter.split('=', 2);
      return ARTICLE_NUMBER.test(value) ? `${partOf(name)}=${value}` : partOf(name);
    })
    .sort();
  const shown = `${path.split('/').map(partOf).join('/')}${names.length > 0 ? `?${names.join('&')}` : ''}`;
  return shown.slice(0, MAX_ADDRESS);
}
