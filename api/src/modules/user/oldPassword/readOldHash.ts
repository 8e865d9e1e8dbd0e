import { DIGESTS, type Digest, type OldHash } from './formats.ts';

/** Cells of a file that describe a password hash. */
interface HashCells {
  format: string;
  hash: string;
  salt: string;
  iterations: string;
}

/** Bytes of each digest. */
const BYTES: Readonly<Record<Digest, number>> = { md5: 16, sha1: 20, sha256: 32, sha512: 64 };
/** Work of one comparison at most: a login must not occupy the API for seconds. */
const MAX_ITERATIONS = 1_000_000;
const MAX_BCRYPT_COST = 13;

/** `$2y$10$` and 53 letters. */
const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** `*` and a SHA-1 in hexadecimal digits, of MySQL 4.1 and later. */
const MYSQL = /^\*[0-9a-f]{40}$/i;
/** `pbkdf2_sha256$600000$salt$hash` of Django. */
const DJANGO = /^pbkdf2_(sha1|sha256|sha512)\$(\d+)\$([^$]+)\$([^$]+)$/;
/** `sha256:12000:salt:hash` of Gnuboard, XE and others. */
const COLONS = /^(sha1|sha256|sha512):(\d+):([^:]+):([^:]+)$/;

const FORMATS = "'md5', 'sha256-salt-first', 'sha512-salt-last', 'pbkdf2-sha256', 'bcrypt', 'mysql'";

type Read = { hash: OldHash | null } | { message: string };

/** Old hash of a row; null if the row has none. Formats that describe themselves need no format. */
export function readOldHash(cells: HashCells): Read {
  const { hash: text, salt } = cells;
  if (text === '') return { hash: null };
  const format = cells.format.toLowerCase().replaceAll('_', '-');
  const own = selfDescribed(text, format);
  if (own) return own;
  const [digest, ...words] = format.replace(/^pbkdf2-/, '').split('-');
  const known = DIGESTS.find((one) => one === digest);
  const saltAt = words.join('-');
  if (!known || !['', 'salt-first', 'salt-last'].includes(saltAt))
    return { message: `비밀번호 방식을 알 수 없습니다. ${FORMATS}처럼 적어주세요.` };
  if ((saltAt !== '' || format.startsWith('pbkdf2-')) && salt === '')
    return { message: '솔트를 적어주세요. 솔트를 쓰지 않는 방식이면 방식에서 salt를 지워주세요.' };
  if (format.startsWith('pbkdf2-'))
    return pbkdf2Hash({ digest: known, iterations: cells.iterations, salt, text, minimum: 16 });
  if (salt !== '' && saltAt === '')
    return { message: '솔트가 앞에 붙는지 뒤에 붙는지 방식에 적어주세요. (salt-first, salt-last)' };
  const bytes = bytesOf(text);
  if (bytes?.length !== BYTES[known]) return { message: `${known} 해시의 길이가 아닙니다.` };
  return {
    hash: {
      ...{ format: 'digest', digest: known, salt, hash: bytes.toString('base64') },
      saltAt: saltAt === 'salt-first' ? 'first' : 'last',
    },
  };
}

function selfDescribed(text: string, format: string): Read | null {
  const [, cost] = BCRYPT.exec(text) ?? [];
  if (cost !== undefined)
    return Number(cost) <= MAX_BCRYPT_COST
      ? { hash: { format: 'bcrypt', hash: text } }
      : { message: `bcrypt의 비용은 ${MAX_BCRYPT_COST}까지 가져올 수 있습니다.` };
  if (MYSQL.test(text))
    return { hash: { format: 'mysql', hash: Buffer.from(text.slice(1), 'hex').toString('base64') } };
  const [, digest, iterations = '', salt = '', hash = ''] = DJANGO.exec(text) ?? COLONS.exec(text) ?? [];
  const known = DIGESTS.find((one) => one === digest);
  if (known) return pbkdf2Hash({ digest: known, iterations, salt, text: hash, minimum: 16 });
  return format === 'bcrypt' || format === 'mysql' ? { message: `${format} 해시의 모양이 아닙니다.` } : null;
}

interface Pbkdf2 {
  digest: Digest;
  iterations: string;
  salt: string;
  text: string;
  /** Bytes of the shortest hash. */
  minimum: number;
}

function pbkdf2Hash({ digest, iterations, salt, text, minimum }: Pbkdf2): Read {
  const count = Number(iterations);
  if (!Number.isInteger(count) || count < 1 || count > MAX_ITERATIONS)
    return { message: `반복 횟수는 1부터 ${MAX_ITERATIONS.toLocaleString('ko')}까지 적어주세요.` };
  const bytes = bytesOf(text);
  if (!bytes || bytes.length < minimum || bytes.length > BYTES.sha512)
    return { message: 'pbkdf2 해시의 길이가 아닙니다.' };
  return { hash: { format: 'pbkdf2', digest, salt, iterations: count, hash: bytes.toString('base64') } };
}

/** Bytes of hexadecimal digits or base64; null if it is neither. */
function bytesOf(text: string): Buffer | null {
  if (/^([0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}
