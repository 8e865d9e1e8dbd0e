import { gunzipSync, inflateRawSync } from 'node:zlib';
import { GzippedText } from './GzippedText.ts';

const PLACE = '#NONCE#';
const article = '한국외식업 소식입니다. '.repeat(2000);
const text = `<script nonce="${PLACE}"></script>${article}<style nonce="${PLACE}">`;

test('it is the text with the word in its places, each time with the word of that time', () => {
  const gzipped = new GzippedText(text, PLACE);
  for (const word of ['abcdefg', '1234567', 'nonce="'])
    expect(gunzipSync(gzipped.with(word)).toString()).toBe(text.replaceAll(PLACE, word));
  expect(gzipped.with('abcdefg').length).toBeLessThan(Buffer.byteLength(text) / 50);
});

test('a text that begins and ends with the word, has no place for it, or is empty', () => {
  for (const each of [PLACE, PLACE + PLACE, 'nothing', ''])
    expect(gunzipSync(new GzippedText(each, PLACE).with('abcdefg')).toString()).toBe(each.replaceAll(PLACE, 'abcdefg'));
});

test('what repeats around the places is compressed as if they were not there', () => {
  const links = Array.from({ length: 20 }, () => `<link href="/remotes/mf-news-space/notice.css" nonce="${PLACE}">`);
  const gzipped = new GzippedText(links.join(''), PLACE).with('abcdefg');
  expect(gunzipSync(gzipped).toString()).toBe(links.join('').replaceAll(PLACE, 'abcdefg'));
  expect(gzipped.length).toBeLessThan(700);
});

test('a word of another length is refused: what stands after it would be read wrongly', () => {
  expect(() => new GzippedText(text, PLACE).with('longer than it')).toThrow(RangeError);
});

test('it is one member: a browser reads no second one', () => {
  const deflated = new GzippedText(text, PLACE).with('abcdefg').subarray(10, -8);
  expect(inflateRawSync(deflated).toString()).toBe(text.replaceAll(PLACE, 'abcdefg'));
});
