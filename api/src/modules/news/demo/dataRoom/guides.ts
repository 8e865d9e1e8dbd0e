import { association } from '@portal/shared/association';
import {
  headingBlock,
  listBlock,
  newPage,
  paragraphBlock,
  stepsBlock,
  tableBlock,
  type Block,
} from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import type { Audience, DataForm } from './audience.ts';

/** Guides to read; for everybody they are printed too (`demo/guides`). */

const contact = paragraphBlock(
  `도움이 필요하면 ${association.name} 위생지도국 ${association.phone}(${association.officeHours})으로 전화해 주십시오.`,
);

const poisoning = (audience: Audience): Block[] => [
  paragraphBlock(
    '손님이 “먹고 나서 배가 아프다”고 알려 오면 당황하지 말고 아래 차례를 따르십시오. 숨기거나 미루면 손님도 업소도 더 크게 다칩니다.',
  ),
  headingBlock('1. 전화를 받은 때'),
  stepsBlock(
    '손님의 이름과 연락처, 증상이 시작된 시각과 증상을 받아 적는다.',
    '언제, 무엇을, 몇 사람이 먹었는지 묻고 같은 증상이 있는 사람의 수를 적는다.',
    '병원에 가도록 권하고, 진단서와 영수증을 보관해 달라고 부탁한다.',
    '원인을 짐작해서 말하지 않는다.',
  ),
  headingBlock('2. 한 시간 안에'),
  stepsBlock(
    '같은 음식의 판매를 멈춘다.',
    '남은 음식과 재료를 버리지 않고 깨끗한 그릇에 담아 냉장 보관한다.',
    '칼, 도마, 행주를 씻지 않고 그대로 둔다.',
    '관할 보건소에 알린다. 업무 시간이 아니면 시·군·구청 당직실이나 1339로 알린다.',
    '직원의 몸 상태를 확인하고, 설사나 구토가 있는 직원은 조리에서 뺀다.',
  ),
  ...(audience === 'small'
    ? [contact]
    : [
        headingBlock('3. 보건소가 왔을 때'),
        listBlock(
          '식재료 거래 명세서, 온도 기록표, 위생 점검표, 종사자 건강진단 결과서를 내놓는다.',
          '검체를 가져가면 무엇을 얼마나 가져갔는지 적어 둔다.',
          '소독은 조사가 끝난 뒤에 한다.',
        ),
        newPage,
        headingBlock('4. 신고 내용을 적는 표'),
        tableBlock(
          ['항목', '적을 내용'],
          ['알려 온 날과 시각', ''],
          ['손님의 이름과 연락처', ''],
          ['먹은 날과 시각, 음식', ''],
          ['함께 먹은 사람과 아픈 사람', '        명 가운데         명'],
          ['증상과 시작된 시각', ''],
          ['다녀온 병원', ''],
          ['보건소에 알린 시각과 담당자', ''],
        ),
        headingBlock('5. 원인마다 다른 증상'),
        tableBlock(
          ['원인', '나타나는 때', '주된 증상', '흔한 음식'],
          ['노로바이러스', '1~2일', '구토, 설사', '굴, 지하수, 맨손 조리'],
          ['살모넬라', '6~72시간', '발열, 설사', '달걀, 닭고기'],
          ['병원성 대장균', '1~8일', '설사, 복통', '생채소, 덜 익힌 고기'],
          ['황색포도상구균', '1~6시간', '구토', '손의 상처, 김밥'],
          ['클로스트리디움 퍼프린젠스', '8~12시간', '복통, 설사', '한꺼번에 끓여 식힌 국'],
        ),
        headingBlock('6. 다시 문을 열기 전에'),
        listBlock(
          '조리장과 화장실을 염소 소독액으로 닦고 환기한다.',
          '남은 재료를 버리고 버린 양을 적는다.',
          '모두가 손 씻기와 보관 온도를 다시 익힌다.',
        ),
        ...(audience === 'group'
          ? [
              headingBlock('7. 집단급식소에서 더할 일'),
              listBlock(
                '보존식을 건드리지 않고 보건소에 그대로 낸다.',
                '결석·결근한 사람의 명단을 만들어 증상을 확인한다.',
                '대체 식단을 마련하고 급식을 다시 시작하는 날을 보건소와 정한다.',
              ),
            ]
          : []),
        contact,
      ]),
];

const succession = (audience: Audience): Block[] => [
  paragraphBlock(
    '가게를 넘겨받으면 새 사람이 옛 사람의 영업 신고와 행정처분까지 이어받습니다. 계약하기 전에 확인하고, 넘겨받은 날부터 한 달 안에 신고하십시오. (식품위생법 제39조)',
  ),
  headingBlock('1. 계약하기 전에 확인할 것'),
  listBlock(
    '영업신고증의 이름, 주소, 업종이 실제와 같은가',
    '지난 1년 동안 행정처분을 받았거나 절차가 진행 중인가(관할 구청에서 확인)',
    '건물의 용도와 정화조, 소방 시설이 업종에 맞는가',
    '밀린 세금과 공과금, 직원의 임금과 퇴직금이 없는가',
  ),
  headingBlock('2. 준비할 서류'),
  tableBlock(
    ['서류', '어디에서', '알아둘 점'],
    ['영업자 지위승계 신고서', '관할 구청 위생과, 정부24', '두 사람이 함께 씁니다'],
    ['영업신고증', '옛 영업자', '잃어버렸으면 사유를 적습니다'],
    ['양도·양수 계약서 사본', '당사자', '상속이면 가족관계증명서'],
    ['위생교육 수료증', association.name, '신규 영업자 교육 6시간'],
    ['건강진단 결과서', '보건소, 지정 병원', '조리하는 사람 모두'],
  ),
  headingBlock('3. 신고하는 차례'),
  stepsBlock(
    '신규 영업자 위생교육을 받는다.',
    '계약을 맺고 잔금을 치르기 전에 행정처분 이력을 다시 확인한다.',
    '넘겨받은 날부터 한 달 안에 관할 구청에 신고한다.',
    '새 영업신고증을 받아 업소에 보관한다.',
    '세무서에 사업자등록을 한다.',
  ),
  ...(audience === 'small'
    ? []
    : [
        newPage,
        headingBlock('4. 기한과 비용'),
        tableBlock(
          ['할 일', '기한', '비용'],
          ['지위승계 신고', '넘겨받은 날부터 1개월', '수수료 9,300원'],
          ['위생교육', '신고하기 전', '집합교육 36,000원, 온라인교육 30,000원'],
          ['사업자등록', '영업을 시작한 날부터 20일', '없음'],
        ),
        headingBlock('5. 자주 묻는 질문'),
        paragraphBlock('묻는 말: 옛 영업자가 받은 영업정지도 이어집니까?'),
        paragraphBlock('답: 처분이 끝난 날부터 1년 동안 이어집니다. 몰랐다는 것을 증명하면 예외가 될 수 있습니다.'),
        paragraphBlock('묻는 말: 한 달을 넘기면 어떻게 됩니까?'),
        paragraphBlock('답: 과태료가 부과될 수 있습니다. 늦었더라도 바로 신고하십시오.'),
        paragraphBlock('묻는 말: 상호를 바꾸려면 어떻게 합니까?'),
        paragraphBlock('답: 지위승계 신고를 하면서 변경 신고를 함께 하시면 됩니다.'),
      ]),
  ...(audience === 'group'
    ? [
        headingBlock('6. 집단급식소의 경우'),
        listBlock(
          '설치·운영자가 바뀌면 지위승계가 아니라 새로 설치 신고를 합니다.',
          '영양사와 조리사의 선임을 함께 신고합니다.',
        ),
      ]
    : []),
  contact,
];

interface Guide {
  /** The printed file's name in `demo/guides`. */
  name: string;
  title: string;
  use: string;
  fileName: string;
  write(audience: Audience): Block[];
}

const GUIDES: readonly Guide[] = [
  {
    name: 'poisoning',
    title: '식중독 의심 신고가 들어왔을 때의 대응 순서',
    use: '전화를 받은 때부터 다시 문을 열 때까지 할 일을 차례로 적었습니다.',
    fileName: '식중독_대응순서',
    write: poisoning,
  },
  {
    name: 'succession',
    title: '영업자 지위승계 신고 안내서',
    use: '가게를 넘겨받을 때 필요한 서류와 기한을 정리했습니다.',
    fileName: '지위승계_안내서',
    write: succession,
  },
];

export const guideForms: readonly DataForm[] = GUIDES.map(({ title, use, fileName, write }) => ({
  title,
  use,
  fileName,
  extension: 'docx',
  bytes: (name, audience) => letterFile(name, write(audience)),
}));

/** What is printed. */
export const dataGuides: readonly { name: string; title: string; blocks: readonly Block[] }[] = GUIDES.map(
  ({ name, title, write }) => ({ name, title, blocks: write('all') }),
);
