import { FIRST_ROW, workbookFile, type Cell } from '../../../../demo/documents/workbook.ts';
import type { Audience, DataForm } from './audience.ts';

type Ingredient = readonly [name: string, grams: number, wonPerKilogram: number];

/** For one serving. The prices are examples, to be replaced by one's own. */
const MENUS: readonly (readonly [menu: string, price: number, ingredients: readonly Ingredient[]])[] = [
  [
    '된장찌개',
    9_000,
    [
      ['된장', 40, 6_500],
      ['두부', 100, 4_200],
      ['애호박', 60, 3_800],
      ['양파', 40, 2_000],
    ],
  ],
  [
    '잔치국수',
    7_000,
    [
      ['소면', 110, 2_900],
      ['멸치', 15, 18_000],
      ['애호박', 40, 3_800],
      ['달걀', 30, 6_200],
    ],
  ],
  [
    '김치찌개',
    9_000,
    [
      ['김치', 180, 4_500],
      ['돼지 앞다리', 90, 11_000],
      ['두부', 70, 4_200],
      ['대파', 15, 3_200],
    ],
  ],
  [
    '비빔밥',
    9_500,
    [
      ['쌀', 110, 2_700],
      ['고사리', 35, 14_000],
      ['콩나물', 60, 2_100],
      ['달걀', 55, 6_200],
      ['고추장', 30, 6_800],
    ],
  ],
  [
    '제육덮밥',
    9_000,
    [
      ['쌀', 110, 2_700],
      ['돼지 앞다리', 140, 11_000],
      ['양파', 60, 2_000],
      ['고추장', 25, 6_800],
    ],
  ],
  [
    '소고기국밥',
    10_000,
    [
      ['쌀', 110, 2_700],
      ['소 양지', 70, 32_000],
      ['무', 80, 1_500],
      ['콩나물', 50, 2_100],
    ],
  ],
  [
    '칼국수',
    9_000,
    [
      ['밀가루', 130, 1_600],
      ['바지락', 120, 7_000],
      ['애호박', 40, 3_800],
      ['감자', 50, 2_600],
    ],
  ],
  [
    '냉면',
    11_000,
    [
      ['메밀국수', 150, 6_400],
      ['소 양지', 45, 32_000],
      ['오이', 40, 3_900],
      ['달걀', 28, 6_200],
    ],
  ],
  [
    '순두부찌개',
    9_000,
    [
      ['순두부', 300, 3_300],
      ['바지락', 60, 7_000],
      ['달걀', 55, 6_200],
      ['고춧가루', 8, 24_000],
    ],
  ],
  [
    '김치볶음밥',
    8_500,
    [
      ['쌀', 120, 2_700],
      ['김치', 110, 4_500],
      ['햄', 40, 9_000],
      ['달걀', 55, 6_200],
    ],
  ],
];

const SERVINGS: Record<Audience, number> = { all: 1, group: 100, small: 1 };
const SMALL_MENUS = 4;

function sheets(name: string, audience: Audience) {
  const servings = SERVINGS[audience];
  const menus = audience === 'small' ? MENUS.slice(0, SMALL_MENUS) : MENUS;
  const lines = menus.flatMap(([menu, , ingredients]) =>
    ingredients.map(([ingredient, grams, price]) => ({ menu, ingredient, grams: grams * servings, price })),
  );
  const last = FIRST_ROW + lines.length - 1;
  return [
    {
      name: '재료',
      title: name,
      note: `노란 칸의 양과 값을 우리 업소의 것으로 바꾸십시오. ${servings}인분 기준입니다.`,
      head: ['메뉴', '재료', '쓰는 양(g)', '1kg 값(원)', '원가(원)'],
      rows: lines.map(({ menu, ingredient, grams, price }, index): Cell[] => [
        menu,
        ingredient,
        { toFill: grams },
        { toFill: price },
        { formula: `C${FIRST_ROW + index}*D${FIRST_ROW + index}/1000`, value: (grams * price) / 1000 },
      ]),
      widths: [16, 18, 14, 14, 14],
    },
    {
      name: '원가율',
      title: '메뉴별 원가율',
      note: '판매가를 바꾸면 원가율이 다시 계산됩니다. 35%를 넘으면 양이나 값을 살펴보십시오.',
      head: ['메뉴', '재료 원가(원)', '판매가(원)', '원가율', '남는 돈(원)'],
      rows: menus.map(([menu, price], index): Cell[] => {
        const row = FIRST_ROW + index;
        const sold = price * servings;
        const cost = lines
          .filter((line) => line.menu === menu)
          .reduce((sum, line) => sum + (line.grams * line.price) / 1000, 0);
        return [
          menu,
          { formula: `SUMIF(재료!$A$${FIRST_ROW}:$A$${last},A${row},재료!$E$${FIRST_ROW}:$E$${last})`, value: cost },
          { toFill: sold },
          { formula: `B${row}/C${row}`, value: cost / sold, isShare: true },
          { formula: `C${row}-B${row}`, value: sold - cost },
        ];
      }),
      widths: [16, 16, 14, 12, 14],
    },
  ];
}

export const costCalculator: DataForm = {
  title: '메뉴 원가 계산표',
  use: '재료의 양과 값을 넣으면 원가와 원가율이 계산됩니다.',
  fileName: '메뉴원가계산표',
  extension: 'xlsx',
  bytes: (name, audience) => workbookFile(name, sheets(name, audience)),
};
