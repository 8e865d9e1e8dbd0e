import ts from 'typescript';

/**
 * Words that few readers of 60 use, with plain replacements. From the lists of 국립국어원 (쉬운 공공언어 쓰기) and of the ministry
 * of culture (행정 용어 순화어), as far as an association of restaurants would use them.
 */
const PLAIN: Readonly<Record<string, string>> = {
  가급적: '되도록',
  '계류 중': '처리 중',
  금번: '이번',
  금년: '올해',
  금월: '이달',
  금일: '오늘',
  기재: '적음',
  '기 제출': '이미 낸',
  당해: '그',
  동봉: '함께 넣음',
  리스트: '목록',
  명기: '분명히 적음',
  미기재: '적지 않음',
  미비: '모자람',
  불입: '냄',
  불출석: '나오지 않음',
  상기: '위',
  상이한: '다른',
  소요: '걸림, 듦',
  송달: '보냄',
  송부: '보냄',
  수령: '받음',
  수취: '받음',
  시건: '잠금',
  익년: '다음 해',
  익월: '다음 달',
  익일: '다음 날',
  일할: '날짜로 나눔',
  잔여: '남은',
  전술한: '앞에서 말한',
  절취: '자름',
  제반: '모든',
  지참: '가져옴',
  차년도: '다음 해',
  차후: '다음에',
  최촉: '재촉',
  필히: '반드시',
  하기의: '아래의',
  해촉: '맡긴 일을 거둠',
};

const PATTERN = new RegExp(
  `(?<![가-힣])(${Object.keys(PLAIN)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})`,
  'g',
);

/** Hard words in a text, each with its replacement. */
export const hardWordsIn = (text: string): string[] =>
  [...text.matchAll(PATTERN)].map(([word]) => `${word} → ${PLAIN[word]}`);

/** A sentence of the specification that is to the letter. */
const PRESCRIBED = '시험명을 입력해 주세요.';

/**
 * Spellings between which the rules of 국립국어원 leave a choice, or which mean the same, each with the one that this portal
 * writes (docs/voice.ko.md).
 */
const ONE_FORM: readonly (readonly [other: RegExp, form: string])[] = [
  [
    /[해려어라내겨여러봐쳐와워춰켜아꿔빼펴써눠둬] (주세요|주시|주셔|주신|주실|줍니다|드립니다|드리|드려|드렸|드릴|드린)/g,
    '-해주세요, -해드립니다',
  ],
  [/주십시오/g, '-해주세요'],
  [/집체 ?교육/g, '집합교육'],
  [/휴대전화/g, '휴대폰'],
  [/약관동의/g, '약관 동의'],
];

/** Spellings in a text that differ from the portal's own, each with that one. */
export const otherFormsIn = (text: string): string[] =>
  ONE_FORM.flatMap(([other, form]) =>
    [...text.replaceAll(PRESCRIBED, '').matchAll(other)].map(([found]) => `${found} → ${form}`),
  );

/** Longest sentence in letters. */
export const MAX_SENTENCE = 100;

/** Longer sentences, excluding lists, tables and addresses. */
export const longSentencesIn = (text: string): string[] =>
  text
    .split(/\n|(?<=[.?!]['’”)]?)\s+/)
    .map((sentence) => sentence.trim().replace(/\s+/g, ' '))
    .filter((sentence) => sentence.length > MAX_SENTENCE && /[가-힣]/.test(sentence) && /[.?!]['’”)]?$/.test(sentence));

/** Visible words of a page's source, from tags and string literals, one per line. */
export function wordsIn(path: string, source: string): string {
  if (!/\.tsx?$/.test(path)) return path.endsWith('.md') ? source.replace(/^\|.*$/gm, '') : source;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
      found.push(node.text.replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => /[가-힣]/.test(text)).join('\n');
}
