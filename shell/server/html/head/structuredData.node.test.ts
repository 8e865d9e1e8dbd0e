import type { PageFact } from '@portal/shared/facts/facts';
import { knownFacts } from './knownFacts.ts';
import { structuredData } from './structuredData.ts';

const ORIGIN = 'https://portal.example';
const URL_OF_PAGE = `${ORIGIN}/news/notice/view?noticeNo=3`;

type Thing = Record<string, unknown>;

function thingOf(fact: PageFact): Thing {
  const data = structuredData(ORIGIN, URL_OF_PAGE, [fact]) as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  const [thing] = data['@graph'];
  if (!thing) throw new Error('nothing was made of it');
  return thing;
}

const offering = {
  title: '2급 교육',
  description: '2급 집합 교육',
  start: '2026-12-03T10:00:00+09:00',
  end: '2026-12-03T19:00:00+09:00',
  price: 80_000,
  seatsLeft: 3,
  applyStart: '2026-10-24T09:00:00+09:00',
  applyEnd: '2026-11-25T18:00:00+09:00',
};
const place = { name: '둔산회관 2층', address: '대전광역시 서구 둔산로 100' };
const article = {
  kind: 'article',
  title: '휴무 안내',
  description: '요약',
  writer: '기획총무국',
  published: '2026-11-20T09:00:00+09:00',
  picture: '',
} as const;

// Checks the properties that search engines require of each type.

test('an article has headline, date, writer, publisher and a picture, by default that of the association', () => {
  expect(thingOf(article)).toMatchObject({
    '@type': 'Article',
    headline: '휴무 안내',
    datePublished: '2026-11-20T09:00:00+09:00',
    author: { '@type': 'Organization', name: '기획총무국' },
    publisher: { '@type': 'Organization', logo: { url: 'https://portal.example/logo.png' } },
    image: ['https://portal.example/share.png'],
    mainEntityOfPage: URL_OF_PAGE,
  });
});

test.each([
  ['uploads/2026/a.jpg', 'https://portal.example/files/uploads/2026/a.jpg'],
  ['files/a.png', 'https://portal.example/files/a.png'],
  ['https://files.example/a.webp', 'https://files.example/a.webp'],
  ['pictures/notice/1.svg', 'https://portal.example/share.png'],
  ['javascript:alert(1)//.png', 'https://portal.example/files/javascript:alert(1)//.png'],
])('the picture %s is shown as %s', (picture, address) => {
  expect(thingOf({ ...article, picture })['image']).toEqual([address]);
});

test('a breadcrumb names pages only, each with its absolute address', () => {
  const crumbs = [{ label: '홈', to: '/main' }, { label: '뉴스' }, { label: '휴무 안내' }];
  expect(thingOf({ kind: 'breadcrumb', crumbs })['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: '홈', item: 'https://portal.example/main' },
    { '@type': 'ListItem', position: 2, name: '휴무 안내', item: URL_OF_PAGE },
  ]);
});

test('each question has one answer', () => {
  const questions = [{ question: '언제 엽니까?', answer: '9시입니다.' }];
  expect(thingOf({ kind: 'questions', questions })['mainEntity']).toEqual([
    { '@type': 'Question', name: '언제 엽니까?', acceptedAnswer: { '@type': 'Answer', text: '9시입니다.' } },
  ]);
});

test('the association has its name, address, phone and logo', () => {
  expect(thingOf({ kind: 'organization' })).toMatchObject({
    '@type': 'Organization',
    telephone: '+82-2-555-0100',
    address: { addressCountry: 'KR', postalCode: '04595' },
    logo: { '@type': 'ImageObject', url: 'https://portal.example/logo.png' },
  });
});

test('a classroom course has time and place, an online one only time; both have a price', () => {
  expect(thingOf({ kind: 'course', ...offering, place })).toMatchObject({
    '@type': 'Course',
    name: '2급 교육',
    description: '2급 집합 교육',
    provider: { name: '한빛외식업협회' },
    offers: { category: 'Paid', price: 80_000, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
    hasCourseInstance: { courseMode: 'Onsite', location: { name: '둔산회관 2층' }, courseSchedule: { repeatCount: 1 } },
  });
  const online = thingOf({ kind: 'course', ...offering, end: '', price: 0, seatsLeft: 0, place: null });
  expect(online).toMatchObject({ offers: { category: 'Free', availability: 'https://schema.org/SoldOut' } });
  expect(online['hasCourseInstance']).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate: '2026-12-03T10:00:00+09:00',
  });
});

test('an exam is an event with its day, its hall and its organiser', () => {
  expect(thingOf({ kind: 'exam', ...offering, place })).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-03T10:00:00+09:00',
    endDate: '2026-12-03T19:00:00+09:00',
    location: { '@type': 'Place', address: { streetAddress: '대전광역시 서구 둔산로 100' } },
    organizer: { name: '한빛외식업협회' },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  });
});

test('malformed facts and facts of unknown kinds are left out', () => {
  expect(knownFacts([article, { kind: 'recipe' }, { ...article, published: 'yesterday' }, null, 'x'])).toEqual([
    article,
  ]);
});
