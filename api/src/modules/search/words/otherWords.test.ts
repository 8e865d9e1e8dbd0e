import { OtherWords } from './otherWords.ts';

describe('other words', () => {
  const titles = ['외식업 위생교육 안내', '2026년 제6회 자격시험 공고'];
  const instead = (...words: string[]) => new OtherWords(titles).instead(words);

  test('for a word written without spaces are its parts, each as long as possible', () => {
    expect(instead('외식업안내')).toEqual(['외식업', '안내']);
    expect(instead('자격시험위생교육안내')).toEqual(['자격시험', '위생교육안내']);
    expect(instead('위생교육자격시험에서')).toEqual(['위생교육', '자격시험']);
    expect(instead('위생교육방법')).toEqual(['위생교육']);
    expect(instead('위생교육쀍')).toEqual([]);
  });
});
