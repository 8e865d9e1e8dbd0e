type Named = readonly (readonly [pattern: RegExp, name: string])[];

/** Earlier ones first: many systems and browsers name others too. */
const SYSTEMS: Named = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android.*Mobile/, '안드로이드 휴대폰'],
  [/Android/, '안드로이드 태블릿'],
  [/Windows/, '윈도 컴퓨터'],
  [/Macintosh/, '맥 컴퓨터'],
  [/CrOS/, '크롬북'],
  [/Linux/, '리눅스 컴퓨터'],
];

const BROWSERS: Named = [
  [/KAKAOTALK/, '카카오톡'],
  [/NAVER\(inapp/, '네이버 앱'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Edg(?:e|A|iOS)?\//, '엣지'],
  [/OPR\/|OPT\//, '오페라'],
  [/Firefox\/|FxiOS\//, '파이어폭스'],
  [/Chrome\/|CriOS\//, '크롬'],
  [/Safari\//, '사파리'],
];

const nameIn = (names: Named, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns device and browser of a User-Agent header in words, `윈도 컴퓨터, 크롬`; empty if both are unknown. */
export const deviceOf = (userAgent: string): string =>
  [nameIn(SYSTEMS, userAgent), nameIn(BROWSERS, userAgent)].filter(Boolean).join(', ');
