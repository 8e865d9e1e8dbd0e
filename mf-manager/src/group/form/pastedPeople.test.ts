import { pastedPeople } from './pastedPeople.ts';

const HONG = { name: '홍길동', userPhone: '01012345678' };
const KIM = { name: '김한빛', userPhone: '0112345678' };

test.each([
  ['two columns of a spreadsheet', '홍길동\t010-1234-5678\r\n김한빛\t011-234-5678\r\n'],
  ['its headings are none of them', '이름\t휴대폰 번호\n홍길동\t01012345678\n김한빛\t0112345678'],
  [
    'numbers, departments and empty lines between them',
    '1\t홍길동\t조리부\t010 1234 5678\n\n2\t김한빛\t홀\t011.234.5678',
  ],
  ['the phone before the name', '010-1234-5678\t홍길동\n011-234-5678\t김한빛'],
  ['phones whose first 0 a spreadsheet has dropped', '홍길동\t1012345678\n김한빛\t112345678'],
  ['phones with the country', '홍길동\t+82 10-1234-5678\n김한빛\t+82 11-234-5678'],
  ['phones as a messenger copies them', '홍길동\t\u202d010-1234-5678\u202c\n김\u200b한빛\t０１１–２３４–５６７８'],
  ['commas', '"홍길동","010-1234-5678"\n김한빛, 011-234-5678'],
])('%s are parsed as people', (_what, text) => {
  expect(pastedPeople(text)).toEqual([HONG, KIM]);
});

test('a missing cell stays empty, to be typed', () => {
  expect(pastedPeople('홍길동\n\t010-1234-5678\n이영희\t02-123-4567')).toEqual([
    { name: '홍길동', userPhone: '' },
    { name: '', userPhone: '01012345678' },
    { name: '이영희', userPhone: '' },
  ]);
});

test.each(['홍길동', '010-1234-5678', ' 홍길동\n', ''])('%j is not a table', (text) => {
  expect(pastedPeople(text)).toBeNull();
});
