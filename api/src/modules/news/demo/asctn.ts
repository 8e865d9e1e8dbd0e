import { bullets, heading, paragraph, table, withAnd, withObject, withSubject } from '../../../demo/writing.ts';
import { singles } from './asctnSingles.ts';
import type { Draft, Drafts } from './draft.ts';

const agreements = [
  ['경기도 수원시', '음식점 위생등급 컨설팅', '120', '팔달문시장 일대 음식점'],
  ['한빛대학교 외식조리학과', '현장실습과 신입 인력 연계', '45', '졸업 예정 학생과 회원 업소'],
  ['전북특별자치도 전주시', '한식 모범 업소 육성', '80', '한옥마을 주변 한식당'],
  ['푸른상인협동조합', '친환경 포장재 공동구매', '600', '배달·포장 비중이 높은 회원 업소'],
] as const;
const donations = [
  ['강원특별자치도 속초', '산불 피해 주민과 진화 인력', '한 그릇 국밥 2,400인분', '영동지회'],
  ['부산광역시 영도', '홀로 사는 어르신 310가구', '명절 반찬 꾸러미 930개', '부산지회'],
  ['충청남도 논산', '집중호우로 대피한 주민', '도시락 1,150개', '충남지회'],
] as const;
const seminars = [
  ['소규모 한식당의 원가 관리', '이정훈 한빛외식연구소장', '대전 컨벤션센터', '186'],
  ['배달 수수료 시대의 메뉴 설계', '박소연 외식 경영 컨설턴트', '서울 교육원 대강당', '243'],
  ['식중독 예방과 여름철 주방 점검', '김도현 식품위생 자문위원', '광주 김대중컨벤션센터', '158'],
  ['외국인 손님을 맞는 응대와 메뉴판', '최유리 관광 통역 강사', '제주 상공회의소', '97'],
] as const;
const branches = [
  ['인천지회', '남동구 인주대로', '회원 1,870명', '김상철'],
  ['울산지회', '남구 삼산로', '회원 940명', '오미경'],
  ['경북지회', '안동시 경동로', '회원 1,320명', '권오성'],
] as const;
const contests = [
  ['향토 음식 경연대회', '여수 엑스포 광장', '돌산갓 비빔국수', '정은숙'],
  ['국·탕 명인 선발전', '대구 엑스코', '들깨 토란탕', '배동수'],
  ['청년 외식인 메뉴 공모전', '서울 교육원', '보리 감자 옹심이', '한지민'],
] as const;
const research = [
  [
    '외식업 경기 전망 조사',
    '1,204',
    '다음 분기 매출이 늘 것이라는 답이 31.8%로 지난 분기보다 4.2%포인트 높았습니다.',
    '식재료비',
  ],
  ['구인 실태 조사', '982', '최근 석 달 동안 사람을 구하지 못한 업소가 44.1%였습니다.', '주방 인력 부족'],
  ['배달 이용 실태 조사', '1,056', '배달 매출 비중이 30%를 넘는 업소가 37.5%였습니다.', '중개 수수료'],
] as const;
const visits = [
  ['일본 오사카 요리업조합', '업소 위생 자율 점검', '17명', '서울 망원시장과 회원 업소 세 곳'],
  ['베트남 다낭시 관광국', '한식당 운영과 서비스 교육', '12명', '교육원 실습실과 명동 회원 업소'],
] as const;
const proposals = [
  ['식품의약품안전처', '영업자 위생교육의 온라인 비율 확대', '농어촌 회원의 이동 부담'],
  ['중소벤처기업부', '소상공인 전기요금 지원 기간 연장', '냉장·냉동 설비가 많은 업종의 특성'],
  ['고용노동부', '외식업 외국 인력 고용 요건 개선', '지방 업소의 만성적인 인력난'],
] as const;

const agreement = ([partner, purpose, count, target]: (typeof agreements)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${withAnd(partner)} ‘${purpose}’ 업무협약을 맺었습니다`,
  writer: '홍보협력국',
  subject: 'checklist',
  beside: 'storefront',
  body:
    paragraph(
      `한빛외식업협회는 ${withAnd(partner)} ${withObject(purpose)} 위한 업무협약을 맺었습니다.`,
      `이번 협약으로 ${target} ${count}곳이 먼저 지원을 받습니다.`,
    ) +
    heading('협약의 주요 내용') +
    bullets(
      `${purpose}에 필요한 현장 자문단 운영`,
      '분기마다 두 기관이 함께하는 성과 점검',
      '우수 사례를 회원 업소에 알리는 안내서 발간',
    ) +
    paragraph('신청 방법은 지회를 통해 따로 알려 드리며, 협회 홍보협력국에서도 안내합니다.'),
});

const donation = ([city, people, gift, branch]: (typeof donations)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${city}에서 ${people}에게 ${withObject(gift)} 전했습니다`,
  writer: '회원지원국',
  subject: 'stew',
  beside: 'hands',
  body:
    paragraph(
      `협회 봉사단과 ${branch} 회원들이 ${city}를 찾아 ${people}에게 ${withObject(gift)} 전했습니다.`,
      '새벽 네 시부터 모인 회원들이 재료 손질과 조리, 배식을 나누어 맡았습니다.',
    ) +
    paragraph(
      `${branch} 관계자는 “음식으로 받은 사랑을 음식으로 돌려드리는 것이 외식인의 몫이라고 생각한다”고 말했습니다.`,
    ) +
    paragraph('봉사단은 해마다 네 차례 정기 활동을 하며, 참여를 원하는 회원은 소속 지회에 신청하시면 됩니다.'),
});

const seminar = ([topic, speaker, place, people]: (typeof seminars)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `‘${topic}’ 회원 세미나, ${people}명과 함께했습니다`,
  writer: '교육사업국',
  subject: 'seminar',
  beside: 'laptop',
  body:
    paragraph(
      `${place}에서 열린 ‘${topic}’ 세미나에 회원과 예비 창업자 ${people}명이 참석했습니다.`,
      `강의는 ${speaker}이 맡았습니다.`,
    ) +
    table(
      ['시간', '내용'],
      ['14:00', `${topic}의 현황과 사례`],
      ['15:10', '업소별 점검표 작성 실습'],
      ['16:00', '질의응답과 개별 상담'],
    ) +
    paragraph('강의 자료는 참석하신 분께 전자우편으로 보내 드렸습니다. 다음 세미나 일정은 공지사항으로 안내합니다.'),
});

const branch = ([name, place, members, chair]: (typeof branches)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${withSubject(name)} 새 사무실에서 회원을 맞이합니다`,
  writer: '기획총무국',
  subject: 'storefront',
  beside: 'megaphone',
  body:
    paragraph(
      `${withSubject(name)} ${place}에 새 사무실을 열었습니다.`,
      `${members}의 민원 상담과 위생교육 접수를 이곳에서 맡습니다.`,
    ) +
    paragraph(`${chair} 지회장은 “업소 가까이에서 먼저 듣는 지회가 되겠다”고 인사했습니다.`) +
    bullets(
      '업무 시간: 평일 09:00~18:00(점심 12:00~13:00)',
      '상담 내용: 영업신고, 위생등급, 노무·세무 기초 상담',
      '주차: 건물 지하 1층 두 시간 무료',
    ),
});

const contest = ([name, place, dish, winner]: (typeof contests)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${name} 대상에 ‘${dish}’ — ${winner} 회원`,
  writer: '홍보협력국',
  subject: 'table',
  beside: 'certificate',
  body:
    paragraph(
      `${place}에서 열린 ${name}에서 ${winner} 회원의 ‘${dish}’가 대상을 받았습니다.`,
      '예선을 통과한 24개 팀이 90분 동안 한 상을 차려 냈습니다.',
    ) +
    paragraph(
      '심사위원단은 지역에서 나는 재료를 살리면서도 업소에서 바로 팔 수 있는 조리 시간과 원가를 갖춘 점을 높이 평가했습니다.',
    ) +
    table(['상', '메뉴'], ['대상', dish], ['금상', '매생이 굴전과 동치미'], ['은상', '메밀 묵사발 상차림']),
});

const survey = ([name, places, finding, burden]: (typeof research)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${name} 결과를 알려 드립니다 — 회원 업소 ${places}곳 응답`,
  writer: '정책연구실',
  subject: 'checklist',
  beside: 'calendar',
  body:
    paragraph(`협회가 전국 회원 업소 ${places}곳을 대상으로 한 ${name} 결과가 나왔습니다.`, finding) +
    heading('가장 큰 부담') +
    paragraph(`경영에서 가장 큰 부담으로는 ${withObject(burden)} 꼽은 답이 가장 많았습니다.`) +
    paragraph('전체 보고서는 자료실에 올려 두었으며, 정책 건의의 근거로 관계 부처에 전달했습니다.'),
});

const visit = ([guest, topic, people, places]: (typeof visits)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${guest} 방문단, 협회의 ${withObject(topic)} 살펴보았습니다`,
  writer: '홍보협력국',
  subject: 'market',
  beside: 'rice',
  body:
    paragraph(
      `${guest} 방문단 ${people}이 협회를 찾아 ${topic} 현장을 둘러보았습니다.`,
      `방문단은 ${places}에서 조리와 접객 과정을 지켜보고 회원들과 의견을 나누었습니다.`,
    ) + paragraph('두 기관은 해마다 한 차례 교류 연수를 이어 가기로 했습니다.'),
});

const proposal = ([office, request, reason]: (typeof proposals)[number], daysAgo: number): Draft => ({
  daysAgo,
  title: `${office}에 ${withObject(`‘${request}’`)} 건의했습니다`,
  writer: '정책연구실',
  subject: 'megaphone',
  beside: 'apron',
  body:
    paragraph(`협회는 ${office}와 간담회를 열고 ‘${request}’에 관한 건의서를 전달했습니다.`) +
    paragraph(`건의서에는 ${withObject(reason)} 회원 업소의 실제 사례와 함께 담았습니다.`) +
    bullets('현장 의견 수렴: 17개 지회, 회원 312명', '개정이 필요한 조항과 대안', '시행할 때의 예상 효과') +
    paragraph('처리 결과가 나오는 대로 회원 여러분께 알려 드리겠습니다.'),
});

const every = <Item>(
  items: readonly Item[],
  write: (item: Item, daysAgo: number) => Draft,
  first: number,
  step: number,
) => items.map((item, index) => write(item, first + index * step));

/** Association news of about a year. */
export const asctnDrafts: Drafts = () => [
  ...every(agreements, agreement, 3, 88),
  ...every(donations, donation, 8, 97),
  ...every(seminars, seminar, 12, 71),
  ...every(branches, branch, 27, 105),
  ...every(contests, contest, 19, 110),
  ...every(research, survey, 35, 92),
  ...every(visits, visit, 58, 140),
  ...every(proposals, proposal, 6, 83),
  ...singles.map((single, index) => ({ ...single, daysAgo: 1 + index * 26 })),
];
