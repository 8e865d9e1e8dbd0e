import { percentText } from '@portal/shared/rules';

/** Characters of a segment or a name; longer ones are codes, tokens or attacks. */
const MAX_PART = 30;
const MAX_ADDRESS = 200;
const MAX_VALUES = 10;
/** Names of values that select a board or a menu; such a value is a word of the site. */
const OF_BOARDS = new Set(['board', 'bo_table', 'mid', 'bbs', 'bbs_id', 'board_id', 'menu', 'category', 'cate']);
const WORD = /^[a-z]\w{0,19}$/i;
/** Mail addresses, phones, birth dates and identity numbers, with or without separators. */
const PERSONAL = /[@%\s]|\d{8,}|\d(?:[-.]?\d){8,}/;

/** A readable segment or name without anything that may be secret or reach a person. */
function partOf(part: string): string {
  const text = percentText(part).normalize('NFC');
  return text.length > MAX_PART || PERSONAL.test(text) ? '…' : text.replace(/[^\w.\-가-힣]/g, '…');
}

/** A place named like its value, as tables of old addresses have it. */
const placeOf = (name: string): string => (/^[a-z]\w*$/i.test(name) ? `{${name}}` : '{no}');

function valueOf(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=', 2);
  const shown = partOf(name);
  if (/^\d{1,15}$/.test(value)) return `${shown}=${placeOf(shown)}`;
  return OF_BOARDS.has(shown.toLowerCase()) && WORD.test(value) ? `${shown}=${value}` : shown;
}

/**
 * Pattern of an address as the report counts it: with places for its numbers, without other values of its query except
 * names of boards, and without segments that may name a person or be secret.
 */
export function missedAddress(asked: string): string {
  const [path = '', query = ''] = asked.split(/\?(.*)/s);
  const values = query
    .split('&')
    .filter((one) => one !== '')
    .slice(0, MAX_VALUES)
    .map(valueOf)
    .sort();
  const segments = path.split('/').map((segment) => (/^\d{1,7}$/.test(segment) ? '{no}' : partOf(segment)));
  return `${segments.join('/')}${values.length > 0 ? `?${values.join('&')}` : ''}`.slice(0, MAX_ADDRESS);
}
