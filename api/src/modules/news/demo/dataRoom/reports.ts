import { join } from 'node:path';
import * as v from 'valibot';
import { readProse, type Block } from '@portal/shared/prose';
import { articleOf, tableBlock } from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import { FIRST_ROW, workbookFile, type Cell, type Sheet } from '../../../../demo/documents/workbook.ts';
import type { DemoDays } from '../../../../demo/writing.ts';
import type { Draft } from './draft.ts';

/** The association's quarterly outlook of the trade. 100 means as good as in the quarter before. */

type Outlook = readonly [name: string, answers: number, now: number, ahead: number];

const regions = (quarter: number): Outlook[] => [
  ['수도권', 512, 80 + quarter, 84 + quarter],
  ['충청권', 164, 77 + quarter, 82],
  ['호남권', 171, 76, 80 + quarter],
  ['영남권', 258, 78, 81 + quarter],
  ['강원·제주', 99, 82 + quarter, 88],
];
const trades = (quarter: number): Outlook[] => [
  ['한식', 631, 79, 82 + quarter],
  ['중식·일식', 142, 78 + quarter, 81],
  ['분식·간편식', 203, 81, 85 + quarter],
  ['주점', 118, 72 + quarter, 76],
  ['급식', 110, 90, 92],
];

const sum = (rows: readonly Outlook[], of: (row: Outlook) => number) => rows.reduce((total, row) => total + of(row), 0);
/** Mean weighted by the number of responses, with one decimal. */
const mean = (rows: readonly Outlook[], of: (row: Outlook) => number) =>
  Math.round((sum(rows, (row) => row[1] * of(row)) / sum(rows, ([, answers]) => answers)) * 10) / 10;

function sheetOf(name: string, title: string, rows: readonly Outlook[]): Sheet {
  const last = FIRST_ROW + rows.length - 1;
  const weighted = (column: string) =>
    `ROUND(SUMPRODUCT(B${FIRST_ROW}:B${last},${column}${FIRST_ROW}:${column}${last})/SUM(B${FIRST_ROW}:B${last}),1)`;
  return {
    name,
    title,
    note: '100은 지난 분기와 같다는 뜻입니다. 평균은 응답 업소 수로 가중했습니다.',
    head: [name, '응답 업소', '현재 지수', '전망 지수', '차이'],
    rows: [
      ...rows.map(([row, answers, now, ahead], index): Cell[] => [
        row,
        answers,
        now,
        ahead,
        { formula: `D${FIRST_ROW + index}-C${FIRST_ROW + index}`, value: ahead - now },
      ]),
      [
        '전체',
        { formula: `SUM(B${FIRST_ROW}:B${last})`, value: sum(rows, ([, answers]) => answers) },
        { formula: weighted('C'), value: mean(rows, (row) => row[2]) },
        { formula: weighted('D'), value: mean(rows, (row) => row[3]) },
        {
          formula: `D${last + 1}-C${last + 1}`,
          value: mean(rows, (row) => row[3]) - mean(rows, (row) => row[2]),
        },
      ],
    ],
    widths: [18, 14, 14, 14, 12],
  };
}

/** Text of the report: `outlook.md` is the report itself, `outlook-article.md` the article about it. */
function read(name: string, year: number, quarter: number): readonly Block[] {
  const [now, ahead] = [mean(regions(quarter), (row) => row[2]), mean(regions(quarter), (row) => row[3])];
  const table = (head: string, rows: readonly Outlook[]) => [
    tableBlock([head, '응답 업소', '현재 지수', '전망 지수'], rows),
  ];
  return readProse(join(import.meta.dirname, name), v.strictObject({}), {
    year,
    quarter,
    answers: sum(regions(quarter), (row) => row[1]).toLocaleString('ko-KR'),
    now,
    ahead,
    difference: (ahead - now).toFixed(1),
    regions: table('지역', regions(quarter)),
    trades: table('업종', trades(quarter)),
  }).blocks;
}

const report = (quarter: number, year: number, daysAgo: number): Draft => {
  const name = `${year}년 ${quarter}분기 외식업 경기 전망`;
  const file = `경기전망_${year}년_${quarter}분기`;
  return {
    daysAgo,
    title: `외식업 경기 전망 보고서 ${year}년 ${quarter}분기`,
    writer: '정책연구실',
    body: articleOf(read('outlook-article.md', year, quarter)),
    files: [
      { name: `${file}_보고서.docx`, bytes: letterFile(`${name} 보고서`, read('outlook.md', year, quarter)) },
      {
        name: `${file}_통계표.xlsx`,
        bytes: workbookFile(`${name} 통계표`, [
          sheetOf('지역', `${name}: 지역별`, regions(quarter)),
          sheetOf('업종', `${name}: 업종별`, trades(quarter)),
        ]),
      },
    ],
  };
};

/** Reports of the last four quarters, each published in the days after its end. */
export const reports = (days: DemoDays): Draft[] =>
  [1, 2, 3, 4].map((back) => {
    const month = Number(/(\d+)월/.exec(days.month(0))?.[1] ?? 1);
    const quarters = days.year(0) * 4 + Math.ceil(month / 3) - 1 - back;
    return report((quarters % 4) + 1, Math.floor(quarters / 4), (back - 1) * 91 + 2);
  });
