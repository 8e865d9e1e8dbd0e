import {
  headingBlock,
  listBlock,
  newPage,
  paragraphBlock,
  tableBlock,
  type Block,
} from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import { linesFor, type Audience, type DataForm, type Line } from './audience.ts';

/** Documents to fill in or to hang up. */

const BLANK = '　　　　　　';

const contract = (audience: Audience): Block[] => [
  paragraphBlock(
    `${BLANK}(아래 “사업주”)와 ${BLANK}(아래 “근로자”)는 다음과 같이 근로계약을 맺고 서로 지킬 것을 약속한다.`,
  ),
  tableBlock(
    ['항목', '내용'],
    ['1. 계약 기간', '20   년   월   일부터 20   년   월   일까지 (정하지 않으면 시작일만 적음)'],
    ['2. 일하는 곳', ''],
    ['3. 하는 일', '조리 · 접객 · 설거지 · 배달 · 그 밖의 일(        )'],
    ['4. 일하는 시간', '   시   분부터    시   분까지'],
    ['5. 쉬는 시간', '   시   분부터    시   분까지 (4시간마다 30분 이상, 8시간마다 1시간 이상)'],
    ['6. 일하는 날과 쉬는 날', '매주    일 일하고, 주휴일은 매주    요일'],
    ['7. 임금', '시급 · 월급            원, 상여금            원, 그 밖의 수당            원'],
    ['8. 임금 지급일', '매월    일 (쉬는 날이면 그 전날), 근로자 이름의 예금통장에 넣음'],
    ['9. 연차유급휴가', '근로기준법에서 정하는 바에 따름'],
    ['10. 사회보험', '□ 고용보험  □ 산재보험  □ 국민연금  □ 건강보험'],
    ...linesFor<readonly string[]>(audience, [
      ['usual', ['11. 위생과 안전', '건강진단 결과서를 내고, 위생복과 위생모를 갖추며, 칼과 불을 쓰는 교육을 받음']],
      ['group', ['12. 배식 시간', '   시   분부터    시   분까지, 배식 중에는 자리를 비우지 않음']],
    ]),
  ),
  ...(audience === 'small'
    ? []
    : [
        headingBlock('시간제로 일하는 경우'),
        tableBlock(
          ['요일', '시작', '끝', '쉬는 시간', '일하는 시간'],
          ...['월', '화', '수', '목', '금', '토', '일'].map((day) => [day, '', '', '', '']),
        ),
      ]),
  paragraphBlock('사업주는 이 계약서를 두 부 만들어 한 부를 근로자에게 준다. (근로기준법 제17조)'),
  tableBlock(
    ['', '사업주', '근로자'],
    ['이름', '(서명)', '(서명)'],
    ['주소', '', ''],
    ['전화', '', ''],
    ['날짜', '20   년   월   일', '20   년   월   일'],
  ),
];

const ORIGINS: readonly Line<readonly string[]>[] = [
  ['always', ['쌀(밥, 죽, 누룽지)', '국내산']],
  ['always', ['배추김치', '배추 국내산, 고춧가루 국내산']],
  ['always', ['돼지고기', '국내산']],
  ['usual', ['쇠고기', '국내산 한우']],
  ['usual', ['닭고기', '국내산']],
  ['usual', ['콩(두부, 콩국수)', '국내산']],
  ['usual', ['오징어', '국내산(원양산은 원양산이라고 적음)']],
  ['usual', ['고등어', '노르웨이산']],
  ['usual', ['낙지', '중국산']],
  ['group', ['오리고기', '국내산']],
  ['group', ['명태', '러시아산']],
];

const originSign = (audience: Audience): Block[] => [
  headingBlock('벽에 거는 판'),
  paragraphBlock('아래 칸의 원산지는 예입니다. 우리 업소의 것으로 고쳐 A4로 뽑아 잘 보이는 곳에 거십시오.'),
  tableBlock(['품목', '원산지'], ...linesFor(audience, ORIGINS)),
  newPage,
  headingBlock('메뉴판에 끼우는 판'),
  paragraphBlock('메뉴마다 쓰는 재료의 원산지를 이름 바로 옆이나 아래에 적습니다.'),
  tableBlock(
    ['메뉴', '재료와 원산지'],
    ['김치찌개', '배추김치(배추·고춧가루 국내산), 돼지고기(국내산)'],
    ['', ''],
    ['', ''],
    ['', ''],
  ),
  listBlock(
    '여러 나라의 것을 섞으면 많은 것부터 차례로 적습니다.',
    '원산지가 바뀌면 판과 배달 앱을 함께 고칩니다.',
    '거래 명세서는 여섯 달 동안 보관합니다.',
  ),
];

/** The ingredients that are marked, with the sign that is put beside a dish. */
const ALLERGENS: readonly (readonly [sign: string, name: string, found: string])[] = [
  ['난', '알류(가금류)', '달걀말이, 전, 마요네즈'],
  ['우', '우유', '크림, 치즈, 버터'],
  ['메', '메밀', '냉면, 막국수, 묵'],
  ['땅', '땅콩', '소스, 볶음, 강정'],
  ['대', '대두', '두부, 된장, 간장'],
  ['밀', '밀', '국수, 튀김옷, 간장'],
  ['고', '고등어', '조림, 구이'],
  ['게', '게', '찌개 국물, 게장'],
  ['새', '새우', '젓갈, 튀김'],
  ['돈', '돼지고기', '찌개, 만두소'],
  ['복', '복숭아', '음료, 소스'],
  ['토', '토마토', '소스, 샐러드'],
  ['황', '아황산류', '건과일, 포도주'],
  ['호', '호두', '강정, 멸치볶음'],
  ['닭', '닭고기', '육수, 튀김'],
  ['소', '쇠고기', '육수, 불고기'],
  ['오', '오징어', '전, 볶음, 젓갈'],
  ['굴', '굴', '김치, 국밥'],
  ['전', '전복', '죽, 찜'],
  ['홍', '홍합', '짬뽕, 탕'],
  ['조', '그 밖의 조개류', '국물, 칼국수'],
  ['잣', '잣', '죽, 수정과'],
];

const allergens = (audience: Audience): Block[] => [
  paragraphBlock('메뉴 이름 옆에 기호를 적고, 메뉴판의 첫 장이나 끝 장에 이 표를 붙이십시오.'),
  tableBlock(['기호', '재료', '흔히 들어가는 음식'], ...ALLERGENS),
  ...(audience === 'small'
    ? []
    : [
        headingBlock('이렇게 적습니다'),
        tableBlock(
          ['메뉴', '기호'],
          ['순두부찌개', '대 · 난 · 조'],
          ['해물파전', '밀 · 난 · 오 · 새'],
          ['불고기', '소 · 대 · 밀'],
        ),
        listBlock(
          '같은 기름이나 도마를 쓰면 “같은 조리장에서 ○○를 다룹니다”라고 적습니다.',
          '손님이 물으면 짐작해서 답하지 말고 포장의 표시를 확인합니다.',
        ),
      ]),
  ...(audience === 'group'
    ? [
        headingBlock('급식소에서 더할 일'),
        listBlock(
          '식단표의 음식마다 기호를 적어 미리 알립니다.',
          '대체 식단이 필요한 사람의 명단을 조리장에 붙입니다.',
        ),
      ]
    : []),
];

const letter = (
  title: string,
  use: string,
  fileName: string,
  blocks: (audience: Audience) => readonly Block[],
): DataForm => ({
  title,
  use,
  fileName,
  extension: 'docx',
  bytes: (name, audience) => letterFile(name, blocks(audience)),
});

export const letters: readonly DataForm[] = [
  letter(
    '표준 근로계약서(음식점용)',
    '정규직과 시간제 모두 쓸 수 있게 쉬는 시간 칸을 나누었습니다.',
    '표준근로계약서',
    contract,
  ),
  letter('원산지 표시판 양식', '벽에 거는 판과 메뉴판에 끼우는 판 두 가지입니다.', '원산지표시판', originSign),
  letter(
    '알레르기 유발 재료 표시 기호',
    '메뉴판에 붙일 수 있는 22가지 재료의 이름과 기호입니다.',
    '알레르기_표시기호',
    allergens,
  ),
];
