import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import { FIRST_ROW, workbookFile, type Cell } from '../../../../demo/documents/workbook.ts';
import type { Audience, DataForm } from './audience.ts';

/** Ingredients of one serving, with example prices that a business replaces. */
const menuList = v.array(
  v.strictObject({
    menu: v.string(),
    /** In won. */
    price: v.number(),
    ingredients: v.array(v.strictObject({ name: v.string(), grams: v.number(), wonPerKilogram: v.number() })),
  }),
);

const SERVINGS: Record<Audience, number> = { all: 1, group: 100, small: 1 };
const SMALL_MENUS = 4;

function sheets(name: string, audience: Audience) {
  const servings = SERVINGS[audience];
  const all = readData(join(import.meta.dirname, 'menus.json'), menuList);
  const menus = audience === 'small' ? all.slice(0, SMALL_MENUS) : all;
  const lines = menus.flatMap(({ menu, ingredients }) =>
    ingredients.map(({ name: ingredient, grams, wonPerKilogram }) => ({
      menu,
      ingredient,
      grams: grams * servings,
      price: wonPerKilogram,
    })),
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
      rows: menus.map(({ menu, price }, index): Cell[] => {
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
