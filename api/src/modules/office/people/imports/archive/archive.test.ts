import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import iconv from 'iconv-lite';
import { UnreadableCsv } from '../../../../../csv/decodeTable.ts';
import { entryName } from './entryName.ts';
import { inUnpacked } from './inUnpacked.ts';
import { Unpacking, type ArchiveLimits } from './Unpacking.ts';

const TABLE = strToU8('글번호,게시판\n1,자료실\n');
const MEBIBYTE = 1024 * 1024;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function unpack(zip: Uint8Array, limits?: ArchiveLimits): Promise<string> {
  const unpacking = new Unpacking(join(folder, 'in'), limits);
  // In pieces, as it is stored.
  for (let at = 0; at < zip.length; at += 1000) await unpacking.add(zip.subarray(at, at + 1000));
  return unpacking.end();
}
const zip = (files: Zippable) => zipSync(files);
const written = () => readdirSync(folder, { recursive: true });

test('unpacks files in folders, also below the folder that was packed, and leaves the files of a Mac out', async () => {
  const at = await unpack(
    zip({
      'site/articles.csv': TABLE,
      'site/글/1.html': [strToU8('<p>하나</p>'), { level: 0 }],
      'site/빈.txt': new Uint8Array(0),
      '__MACOSX/site/._articles.csv': TABLE,
      'site/.DS_Store': TABLE,
    }),
  );
  expect(at).toBe(join(folder, 'in/site'));
  expect(readFileSync(join(at, '글/1.html'), 'utf8')).toBe('<p>하나</p>');
  expect(readFileSync(join(at, '빈.txt'), 'utf8')).toBe('');
  expect(written()).not.toContain('in/__MACOSX');
  expect(written().filter((name) => String(name).includes('DS_Store'))).toEqual([]);
});

test('reads names in CP949 and in decomposed UTF-8', () => {
  expect(entryName(iconv.encode('첨부\\서식.hwp', 'cp949').toString('latin1'))).toBe('첨부/서식.hwp');
  expect(entryName('자료/서식.hwp'.normalize('NFD'))).toBe('자료/서식.hwp');
});

test.each(['../escaped.txt', '/escaped.txt', 'a/../../escaped.txt', 'C:/escaped.txt', '..\\escaped.txt'])(
  'refuses the path %s and writes nothing outside of the folder',
  async (name) => {
    await expect(unpack(zip({ 'articles.csv': TABLE, [name]: TABLE }))).rejects.toThrow(UnreadableCsv);
    expect(written().filter((path) => String(path).endsWith('escaped.txt'))).toEqual([]);
    expect(existsSync('/escaped.txt')).toBe(false);
  },
);

test('refuses what unpacks to more than the limit before it is written, and too many files', async () => {
  const bomb = zip({ 'articles.csv': TABLE, bomb: new Uint8Array(64 * MEBIBYTE) });
  expect(bomb.length).toBeLessThan(MEBIBYTE / 4);
  await expect(unpack(bomb, { entries: 10, unpackedBytes: MEBIBYTE })).rejects.toThrow('2GB보다 큽니다');
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.txt`, TABLE]));
  await expect(unpack(zip(many), { entries: 10, unpackedBytes: MEBIBYTE })).rejects.toThrow('10개보다 많습니다');
});

test('cuts a file over the limit of uploads, so that its row is refused', async () => {
  const at = await unpack(zip({ 'articles.csv': TABLE, 'large.pdf': new Uint8Array(12 * MEBIBYTE) }));
  expect(readFileSync(join(at, 'large.pdf'))).toHaveLength(10 * MEBIBYTE + 1);
});

test.each([
  ['no archive', strToU8('글번호,게시판\n'), '풀 수 없습니다'],
  ['a broken archive', zip({ 'articles.csv': strToU8('0123456789'.repeat(999)) }).fill(0xff, 50, 70), '풀 수 없습니다'],
  ['one without the table', zip({ 'a.txt': TABLE }), 'articles.csv가 없습니다'],
  ['a file that is also a folder', zip({ 'articles.csv': TABLE, a: TABLE, 'a/b.txt': TABLE }), '두 번'],
])('says of %s', async (_what, bytes, message) => {
  await expect(unpack(bytes)).rejects.toThrow(message);
});

test('removes the folder behind the work, also behind a failed one', async () => {
  async function* parts() {
    yield zip({ 'articles.csv': TABLE });
  }
  const incoming = join(folder, 'incoming');
  expect(await inUnpacked(parts(), folder, async (at) => readFileSync(join(at, 'articles.csv'), 'utf8'))).toContain(
    '자료실',
  );
  await expect(
    inUnpacked(parts(), folder, () => {
      throw new Error('full');
    }),
  ).rejects.toThrow('full');
  expect(readdirSync(incoming)).toEqual([]);
});
