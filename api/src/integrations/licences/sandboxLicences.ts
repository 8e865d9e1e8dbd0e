import { setTimeout as pause } from 'node:timers/promises';
import { LICENCE_PAGE_SIZE, type Licence, type LicenceSearch } from './licenceSearch.ts';
import { REGIONS } from './regions.ts';

/** 음식점, the only food type the sandbox has. */
const FOOD_TYPE = '001';
const DELAY_MS = 60;
/** Searching for this name simulates an outage. */
const OUTAGE_NAME = '조회장애';
const BUSINESSES_PER_REGION_AND_INDUSTRY = 48;

const FIRST = [
  '한빛',
  '소담',
  '온기',
  '푸른',
  '달빛',
  '마당',
  '청운',
  '미소',
  '새벽',
  '가온',
  '늘봄',
  '솔향',
  '고운',
  '은하',
  '두레',
  '참좋은',
  '옛골',
  '바른',
  '햇살',
  '다온',
];
const KITCHENS = [
  '식당',
  '국밥',
  '칼국수',
  '한정식',
  '분식',
  '갈비',
  '해물탕',
  '냉면',
  '백반',
  '순두부',
  '감자탕',
  '돈까스',
  '초밥',
  '파스타',
  '닭한마리',
  '만두',
];
const HOUSES = [
  '초등학교 급식소',
  '중학교 급식소',
  '병원 영양실',
  '요양원 급식소',
  '어린이집 급식소',
  '산업 구내식당',
  '대학교 학생식당',
  '연구원 구내식당',
];
const CATERERS = ['푸드서비스', '케이터링', '급식산업', '푸드시스템', '위탁급식', '다이닝', '푸드파트너스', '밥상나눔'];
const INDUSTRIES = [
  { code: '101', name: '일반음식점', ends: KITCHENS },
  { code: '105', name: '집단급식소', ends: HOUSES },
  { code: '120', name: '위탁급식영업', ends: CATERERS },
] as const;
const SURNAMES = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서', '신', '권', '황'];
const GIVEN_NAMES = [
  '정식',
  '나래',
  '민수',
  '영희',
  '도윤',
  '서연',
  '지훈',
  '미경',
  '현우',
  '은정',
  '성호',
  '수진',
  '태영',
  '보라',
  '상철',
  '혜원',
  '준서',
];

interface Business extends Omit<Licence, 'rno'> {
  region: string;
  industry: string;
  representative: string;
}

const pick = <T>(words: readonly T[], index: number): T => words[index % words.length] as T;

/** Made up once and always the same: every region has businesses of every industry. */
function makeBusinesses(): Business[] {
  return REGIONS.flatMap((region, regionIndex) =>
    INDUSTRIES.flatMap((industry, industryIndex) =>
      Array.from({ length: BUSINESSES_PER_REGION_AND_INDUSTRY }, (_, index): Business => {
        const number = (regionIndex * INDUSTRIES.length + industryIndex) * BUSINESSES_PER_REGION_AND_INDUSTRY + index;
        const [district, street] = pick(region.districts, index);
        const surname = pick(SURNAMES, number * 7);
        const givenName = pick(GIVEN_NAMES, number * 5 + index);
        return {
          region: region.code,
          industry: industry.code,
          representative: surname + givenName,
          lcns_no: `${1996 + ((number * 13) % 30)}${region.code}${String(10_000 + number).padStart(5, '0')}`,
          bssh_nm: `${pick(FIRST, index + regionIndex)}${industry.code === '101' ? '' : ' '}${pick(industry.ends, Math.floor(index / 3) + regionIndex)}`,
          busn_type_nm: industry.name,
          prsdnt_nm_secu: `${surname}*${givenName.slice(-1)}`,
          site_addr: [region.name, district, street, `${1 + ((number * 17) % 240)}, ${1 + (number % 4)}층`]
            .filter(Boolean)
            .join(' '),
        };
      }),
    ),
  );
}

let businesses: Business[] | undefined;

/** A licence service for demonstrations and tests, with a directory of made-up businesses. */
export const createSandboxLicences = (): LicenceSearch => ({
  async search({ foodType, businessName, representative, region, industries, page }) {
    await pause(DELAY_MS);
    if (businessName === OUTAGE_NAME) throw new Error('the sandbox of the licence service is down');
    businesses ??= makeBusinesses();
    const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
    const found =
      foodType !== FOOD_TYPE
        ? []
        : businesses.filter(
            (business) =>
              industries.includes(business.industry) &&
              (region === '' || business.region === region) &&
              bare(business.bssh_nm).includes(bare(businessName)) &&
              business.representative.includes(bare(representative)),
          );
    const start = (page - 1) * LICENCE_PAGE_SIZE;
    const rows = found
      .slice(start, start + LICENCE_PAGE_SIZE)
      .map(({ lcns_no, bssh_nm, busn_type_nm, prsdnt_nm_secu, site_addr }, index) => ({
        rno: start + index + 1,
        lcns_no,
        bssh_nm,
        busn_type_nm,
        prsdnt_nm_secu,
        site_addr,
      }));
    return { rows, totalRow: found.length };
  },
});
