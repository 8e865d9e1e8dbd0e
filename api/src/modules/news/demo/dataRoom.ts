import { bullets, paragraph } from '../../../demo/writing.ts';
import type { Draft, Drafts } from './draft.ts';

/** Comma-separated values that spreadsheet programs open in Korean: UTF-8 with its mark. */
const csv = (...rows: readonly (readonly (string | number)[])[]) =>
  Buffer.from(
    `\uFEFF${rows.map((row) => row.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(',')).join('\r\n')}\r\n`,
  );
const sheet = (title: string, ...lines: string[]) =>
  Buffer.from(
    `\uFEFF${title}\r\n${'='.repeat(40)}\r\n\r\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\r\n')}\r\n\r\n한빛외식업협회\r\n`,
  );

type Form = readonly [title: string, use: string, fileName: string, bytes: Buffer];

const forms: readonly Form[] = [
  [
    '주방 위생 일일 점검표',
    '문을 열기 전과 닫은 뒤에 한 번씩 표시합니다.',
    '주방위생_일일점검표.csv',
    csv(
      ['번호', '점검 내용', '열기 전', '닫은 뒤', '조치'],
      [1, '손 씻기 시설에 비누와 휴지가 있다', '', '', ''],
      [2, '냉장고 온도가 5℃ 이하다', '', '', ''],
      [3, '칼과 도마를 구분해 쓴다', '', '', ''],
      [4, '행주를 삶거나 소독했다', '', '', ''],
      [5, '소비기한이 지난 재료가 없다', '', '', ''],
    ),
  ],
  [
    '냉장고·냉동고 온도 기록표',
    '하루 두 번 온도를 적어 석 달 동안 보관합니다.',
    '온도기록표.csv',
    csv(
      ['날짜', '시각', '냉장 1', '냉장 2', '냉동 1', '확인'],
      ['', '10:00', '', '', '', ''],
      ['', '21:00', '', '', '', ''],
    ),
  ],
  [
    '표준 근로계약서(음식점용)',
    '정규직과 시간제 모두 쓸 수 있게 휴게 시간 칸을 나누었습니다.',
    '표준근로계약서.txt',
    sheet(
      '표준 근로계약서(음식점용)',
      '계약 기간',
      '근무 장소와 하는 일',
      '일하는 시간과 쉬는 시간',
      '쉬는 날과 주휴일',
      '임금과 지급일',
      '사회보험 가입',
    ),
  ],
  [
    '메뉴 원가 계산표',
    '재료값을 넣으면 한 그릇 원가와 원가율을 볼 수 있습니다.',
    '메뉴원가계산표.csv',
    csv(
      ['메뉴', '재료', '쓰는 양(g)', '1kg 값(원)', '원가(원)'],
      ['된장찌개', '된장', 40, 6500, 260],
      ['된장찌개', '두부', 100, 4200, 420],
      ['된장찌개', '애호박', 60, 3800, 228],
      ['잔치국수', '소면', 110, 2900, 319],
      ['잔치국수', '달걀', 30, 6200, 186],
    ),
  ],
  [
    '원산지 표시판 양식',
    '벽에 거는 크기와 메뉴판에 끼우는 크기 두 가지입니다.',
    '원산지표시판.txt',
    sheet(
      '원산지 표시판',
      '쌀: 국내산',
      '배추김치: 배추 국내산, 고춧가루 국내산',
      '돼지고기: 국내산',
      '쇠고기: 종류와 원산지를 함께 적습니다',
      '수산물: 품목별로 적습니다',
    ),
  ],
  [
    '알레르기 유발 재료 표시 그림',
    '메뉴판에 붙일 수 있는 22가지 재료의 이름과 기호입니다.',
    '알레르기_재료목록.csv',
    csv(
      ['기호', '재료'],
      ['난', '달걀'],
      ['우', '우유'],
      ['메', '메밀'],
      ['땅', '땅콩'],
      ['대', '대두'],
      ['밀', '밀'],
      ['새', '새우'],
      ['게', '게'],
      ['고', '고등어'],
    ),
  ],
  [
    '음식점 위생등급 자가 평가표',
    '신청 전에 스스로 점수를 매겨 볼 수 있습니다.',
    '위생등급_자가평가표.csv',
    csv(
      ['분야', '항목', '배점', '자가 점수'],
      ['객석', '바닥과 식탁의 청결', 10, ''],
      ['조리장', '보관 온도 관리', 20, ''],
      ['조리장', '손 씻기 시설', 15, ''],
      ['종사자', '위생모와 앞치마 착용', 10, ''],
      ['기록', '점검 기록 보관', 10, ''],
    ),
  ],
  [
    '식중독 의심 신고가 들어왔을 때의 대응 순서',
    '전화를 받은 때부터 보건소 방문까지 할 일을 차례로 적었습니다.',
    '식중독_대응순서.txt',
    sheet(
      '식중독 의심 신고 대응 순서',
      '손님의 증상과 드신 음식, 시각을 받아 적는다',
      '같은 음식의 판매를 멈춘다',
      '남은 음식과 재료를 버리지 않고 냉장 보관한다',
      '관할 보건소에 알린다',
      '조리 도구를 그대로 둔다',
      '직원의 건강 상태를 확인한다',
    ),
  ],
  [
    '영업자 지위승계 신고 안내서',
    '가게를 넘겨받을 때 필요한 서류와 기한을 정리했습니다.',
    '지위승계_안내.txt',
    sheet(
      '영업자 지위승계 신고',
      '승계한 날부터 한 달 안에 신고합니다',
      '양도·양수 계약서를 준비합니다',
      '위생교육 수료증을 냅니다',
      '옛 영업자의 행정처분 이력을 확인합니다',
    ),
  ],
  [
    '배달 포장 용기 재질별 쓰임',
    '뜨거운 국물, 기름진 음식, 찬 음식에 알맞은 재질을 견주었습니다.',
    '포장용기_재질표.csv',
    csv(
      ['재질', '견디는 온도(℃)', '알맞은 음식', '피할 음식'],
      ['PP', 120, '국과 찌개', '기름에 갓 튀긴 음식'],
      ['종이(코팅)', 95, '덮밥과 볶음', '국물이 많은 음식'],
      ['PET', 60, '샐러드와 음료', '뜨거운 음식'],
      ['펄프 몰드', 100, '도시락', '물기가 많은 음식'],
    ),
  ],
  [
    '외국어 메뉴 이름 표기 예시',
    '많이 파는 메뉴 스무 가지의 영어·중국어·일본어 이름입니다.',
    '외국어메뉴이름.csv',
    csv(
      ['메뉴', '영어', '중국어', '일본어'],
      ['비빔밥', 'Bibimbap', '拌饭', 'ビビンバ'],
      ['김치찌개', 'Kimchi-jjigae', '泡菜汤', 'キムチチゲ'],
      ['잔치국수', 'Janchi-guksu', '喜面', 'チャンチグクス'],
      ['불고기', 'Bulgogi', '烤牛肉', 'プルコギ'],
    ),
  ],
  [
    '주방 화재 예방 점검표',
    '배기 덕트와 가스 밸브를 중심으로 한 달에 한 번 확인합니다.',
    '화재예방_점검표.csv',
    csv(
      ['번호', '점검 내용', '결과'],
      [1, '배기 덕트의 기름때를 닦았다', ''],
      [2, '가스 밸브와 호스가 새지 않는다', ''],
      [3, 'K급 소화기 압력이 정상이다', ''],
      [4, '비상구 앞에 물건이 없다', ''],
    ),
  ],
];

const occasions = [
  ['', '회원 업소에서 가장 많이 찾으시는 양식을 새로 다듬어 올립니다.'],
  [' — 집단급식소용', '조리 인원과 배식 시간이 많은 집단급식소에 맞게 항목을 더했습니다.'],
  [' — 작은 업소용 한 장 요약', '혼자 또는 두 사람이 일하는 업소를 위해 꼭 필요한 항목만 남겼습니다.'],
] as const;

/** A PDF of one page with a title in Latin letters, as small as the format allows. */
function onePagePdf(title: string): Buffer {
  const stream = `BT /F1 20 Tf 60 760 Td (${title.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(
    `${body}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

const report = (quarter: number, year: number, daysAgo: number): Draft => ({
  daysAgo,
  title: `외식업 경기 전망 보고서 ${year}년 ${quarter}분기`,
  writer: '정책연구실',
  body:
    paragraph(
      `${year}년 ${quarter}분기 회원 업소의 매출과 고용, 식재료비 흐름을 담은 보고서입니다.`,
      '지역별·업종별 수치는 함께 올린 표에서 보실 수 있습니다.',
    ) + bullets('응답 업소: 전국 1,200여 곳', '조사 방법: 온라인과 전화'),
  files: [
    {
      name: `Hanbit-Outlook-${year}-Q${quarter}.pdf`,
      bytes: onePagePdf(`Hanbit Food-Service Association: Outlook ${year} Q${quarter}`),
    },
    {
      name: `경기전망_${year}년${quarter}분기_지역별.csv`,
      bytes: csv(
        ['지역', '현재', '전망'],
        ['수도권', 80 + quarter, 84 + quarter],
        ['충청권', 77 + quarter, 82],
        ['호남권', 76, 80 + quarter],
        ['영남권', 78, 81 + quarter],
        ['강원·제주', 82 + quarter, 88],
      ),
    },
  ],
});

/** The data room: forms to print and fill in, and reports. */
export const dataDrafts: Drafts = (days) => [
  ...occasions.flatMap(([suffix, why], round) =>
    forms.map(([title, use, name, bytes], index): Draft => ({
      daysAgo: 4 + (index * occasions.length + round) * 9,
      title: `${title}${suffix}`,
      writer: index % 2 === 0 ? '위생지도국' : '회원지원국',
      body:
        paragraph(use, why) +
        paragraph('업소 사정에 맞게 고쳐 쓰셔도 되며, 출력해 벽에 붙여 두시면 직원 교육에도 도움이 됩니다.'),
      files: [
        { name: round === 0 ? name : name.replace(/(\.\w+)$/, round === 1 ? '_집단급식소$1' : '_요약$1'), bytes },
      ],
    })),
  ),
  ...[1, 2, 3, 4].map((back) => {
    // The quarters before the present one, each reported in the days after its end.
    const month = Number(/(\d+)월/.exec(days.monthOf(0))?.[1] ?? 1);
    const quarters = days.yearOf(0) * 4 + Math.ceil(month / 3) - 1 - back;
    return report((quarters % 4) + 1, Math.floor(quarters / 4), (back - 1) * 91 + 2);
  }),
];
