import { anOffering } from '../testing/offering.ts';
import { publishingWords } from './publishingWords.ts';

const at = (time: string) => publishingWords(anOffering(), new Date(time));

test('the publish question says from when people can apply', () => {
  expect(at('2026-10-20T12:00:00+09:00')).toContain('지금 게시되고, 접수는 2026.10.26 (월) 09:00부터입니다.');
  expect(at('2026-10-26T09:00:00+09:00')).toContain('접수도 바로 시작되어 2026.12.06 (일) 18:00까지입니다.');
  expect(at('2026-12-06T18:00:00+09:00')).toContain('접수 기간이 이미 지나 아무도 신청할 수 없습니다.');
  expect(at('2026-10-20T12:00:00+09:00')).toContain('금액은 50,000원입니다.');
});
