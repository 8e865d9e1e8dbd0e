import { bullets, heading, paragraph, table, withAnd, withObject, withSubject } from '../../../demo/writing.ts';
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
    paragraph('강의 자료는 자료실에서 받으실 수 있습니다. 다음 세미나 일정은 공지사항으로 안내합니다.'),
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

const singles: readonly Omit<Draft, 'daysAgo'>[] = [
  {
    title: '정기총회를 마쳤습니다 — 회비 동결과 교육 확대 의결',
    writer: '기획총무국',
    subject: 'seminar',
    beside: 'checklist',
    body:
      paragraph(
        '올해 정기총회가 대의원 214명이 참석한 가운데 열렸습니다.',
        '총회는 회비를 3년째 동결하고 온라인 교육 과정을 두 배로 늘리는 사업 계획을 의결했습니다.',
      ) +
      table(
        ['안건', '결과'],
        ['전년도 사업 보고와 결산', '원안 승인'],
        ['회비 동결', '가결'],
        ['온라인 교육 과정 확대', '가결'],
        ['정관 일부 개정', '수정 가결'],
      ),
  },
  {
    title: '외식경영관리사 자격, 누적 합격자 1만 명을 넘었습니다',
    writer: '자격검정국',
    subject: 'certificate',
    beside: 'seminar',
    body:
      paragraph(
        '협회가 운영하는 외식경영관리사 자격시험의 누적 합격자가 1만 명을 넘었습니다.',
        '1만 번째 합격자는 강릉에서 막국수집을 운영하는 회원입니다.',
      ) + paragraph('자격은 등록 민간자격으로 공인자격이 아니며, 교육 과정을 마친 회원이 응시할 수 있습니다.'),
  },
  {
    title: '회원 업소 120곳에 고령자·장애인을 위한 큰 글씨 메뉴판을 보급했습니다',
    writer: '회원지원국',
    subject: 'table',
    beside: 'checklist',
    body:
      paragraph(
        '글씨 크기를 두 배로 키우고 사진과 알레르기 정보를 함께 적은 메뉴판을 회원 업소 120곳에 무료로 보급했습니다.',
      ) + paragraph('시력이 약한 손님과 외국인 손님 모두 주문이 쉬워졌다는 의견이 많아 내년에는 300곳으로 늘립니다.'),
  },
  {
    title: '주방 화재 예방 설비 공동구매에 회원 438곳이 참여했습니다',
    writer: '위생지도국',
    subject: 'kitchen',
    beside: 'checklist',
    body:
      paragraph(
        '주방용 자동소화장치와 K급 소화기를 시중보다 평균 28% 낮은 값에 마련하는 공동구매가 마무리되었습니다.',
        '설치는 지역 협력 업체가 영업이 끝난 뒤에 진행합니다.',
      ) + bullets('자동소화장치 261대', 'K급 소화기 1,094개', '설치 확인서는 업소별로 우편 발송'),
  },
  {
    title: '‘남기지 않는 한 상’ 캠페인으로 음식물 쓰레기를 18% 줄였습니다',
    writer: '위생지도국',
    subject: 'vegetables',
    beside: 'table',
    body:
      paragraph(
        '반찬을 작은 그릇에 담고 추가 반찬대를 두는 캠페인에 석 달 동안 회원 업소 260곳이 함께했습니다.',
        '참여 업소의 음식물 쓰레기는 평균 18% 줄었고 손님 만족도는 그대로였습니다.',
      ) + paragraph('캠페인 안내판과 작은 그릇 견본은 지회에서 받으실 수 있습니다.'),
  },
  {
    title: '신규 회원 입문 교육 1기 62명이 수료했습니다',
    writer: '교육사업국',
    subject: 'laptop',
    beside: 'certificate',
    body:
      paragraph(
        '영업을 시작한 지 1년이 안 된 회원을 위한 입문 교육 1기가 끝났습니다.',
        '62명이 나흘 동안 위생, 노무, 세무, 매장 운영의 기초를 배웠습니다.',
      ) + paragraph('2기 모집은 교육 신청 화면에서 안내합니다.'),
  },
  {
    title: '전통 장 담그기 행사에 회원 가족 90명이 모였습니다',
    writer: '홍보협력국',
    subject: 'jars',
    beside: 'hands',
    body:
      paragraph(
        '메주를 띄우고 장을 담그는 행사가 파주 장류 체험장에서 열렸습니다.',
        '이날 담근 간장과 된장은 1년 뒤 숙성을 마치고 참가 가족에게 보내 드립니다.',
      ) + paragraph('직접 담근 장을 업소에서 쓰려는 회원을 위한 심화 과정도 준비하고 있습니다.'),
  },
  {
    title: '수산물 원산지 표시, 회원 업소가 먼저 실천합니다',
    writer: '위생지도국',
    subject: 'fish',
    beside: 'checklist',
    body:
      paragraph(
        '협회와 지회가 수산물을 다루는 회원 업소 720곳의 원산지 표시를 함께 점검했습니다.',
        '표시가 흐리거나 빠진 38곳은 그 자리에서 표시판을 새로 만들어 드렸습니다.',
      ) +
      bullets(
        '표시 대상 품목이 바뀌면 메뉴판을 함께 고쳐 주십시오.',
        '배달 앱의 메뉴 설명에도 원산지를 적어야 합니다.',
      ),
  },
  {
    title: '떡과 한과 나눔 장터, 수익금 1,280만 원을 장학금으로 보탰습니다',
    writer: '회원지원국',
    subject: 'ricecake',
    beside: 'market',
    body: paragraph(
      '회원들이 빚은 떡과 한과를 파는 나눔 장터가 이틀 동안 열려 시민 3천여 명이 다녀갔습니다.',
      '수익금 1,280만 원은 조리를 배우는 고등학생 16명의 장학금으로 쓰입니다.',
    ),
  },
  {
    title: '국수 한 그릇의 원가를 다시 계산했습니다 — 원가 계산기 공개',
    writer: '정책연구실',
    subject: 'noodles',
    beside: 'laptop',
    body:
      paragraph(
        '식재료값이 바뀔 때마다 메뉴 원가를 바로 고쳐 볼 수 있는 원가 계산표를 자료실에 공개했습니다.',
        '국수, 국밥, 덮밥 등 서른 가지 메뉴의 기본 배합이 들어 있습니다.',
      ) + paragraph('업소에 맞게 숫자를 바꾸어 쓰시면 되고, 쓰는 법은 영상 교육으로도 안내합니다.'),
  },
  {
    title: '회원 상담 전화, 저녁 8시까지 받습니다',
    writer: '회원지원국',
    subject: 'megaphone',
    beside: 'calendar',
    body: paragraph(
      '영업을 마친 뒤에야 시간이 나는 회원을 위해 화요일과 목요일에는 상담 전화를 저녁 8시까지 받습니다.',
      '노무와 세무 상담은 미리 예약하시면 전문가가 전화를 드립니다.',
    ),
  },
  {
    title: '여름철 냉장고 온도 기록표 3만 부를 나누었습니다',
    writer: '위생지도국',
    subject: 'thermometer',
    beside: 'kitchen',
    body:
      paragraph(
        '하루 두 번 냉장고와 냉동고의 온도를 적는 기록표 3만 부를 전국 지회를 통해 나누었습니다.',
        '기록표 뒷면에는 식재료별 보관 온도와 기한을 실었습니다.',
      ) + table(['구분', '보관 온도'], ['냉장', '0~5℃'], ['냉동', '영하 18℃ 이하'], ['온장', '60℃ 이상']),
  },
  {
    title: '조리복 나눔 옷장을 열었습니다',
    writer: '회원지원국',
    subject: 'apron',
    beside: 'hands',
    body: paragraph(
      '쓰지 않는 깨끗한 조리복과 앞치마를 모아 새로 시작하는 회원에게 빌려주는 나눔 옷장을 서울 교육원 1층에 열었습니다.',
      '세탁과 수선을 마친 옷 340벌이 걸려 있습니다.',
    ),
  },
];

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
