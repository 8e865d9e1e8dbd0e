import { decodeTable } from './decodeTable.ts';

const decodeHex = (hex: string) => decodeTable(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

test('UTF-8 is read with and without a byte order mark, and UTF-16 with one', () => {
  for (const mark of ['', '\uFEFF']) expect(decodeTable(Buffer.from(`${mark}이름,뷁\r\n`))).toBe('이름,뷁\r\n');
  const wide = Buffer.from('\uFEFF이름\t뷁\r\n', 'utf16le');
  expect([decodeTable(wide), decodeTable(Buffer.from(wide).swap16())]).toEqual(['이름\t뷁\r\n', '이름\t뷁\r\n']);
});

test('CP949 is decoded completely, with the letters that EUC-KR lacks', () => {
  expect(decodeHex('c0ccb8a7 2c b0e1b0fa 0d0a c8abb1e6b5bf 2c bcf6b7e1')).toBe('이름,결과\r\n홍길동,수료');
  expect(decodeHex('8c63 b9e6 b0a2 c7cf 2c bc84 bdc3 c4dd 2c 94ee')).toBe('똠방각하,펲시콜,뷁');
  expect(decodeHex('a2e6')).toBe('€');
});

test.each([
  ['half a letter at the end', 'b0a1 8c'],
  ['bytes that no letter has', 'ffff'],
  ['a letter that CP949 does not have', 'a2e9'],
  ['UTF-16 without a mark', '4100 4200'],
  ['half of UTF-16', 'fffe 41'],
])('%s is refused', (_what, hex) => {
  expect(() => decodeHex(hex)).toThrow('글자를 읽을 수 없는 파일입니다.');
});

test.each([
  ['504b0304', '엑셀 파일입니다.'],
  ['d0cf11e0a1b11ae1', '엑셀 파일입니다.'],
  ['255044462d', 'PDF 파일입니다.'],
  ['3c68746d6c3e', '웹 문서입니다.'],
])('a file that begins with %s is refused with its format: %s', (hex, message) => {
  expect(() => decodeHex(hex)).toThrow(message);
});
