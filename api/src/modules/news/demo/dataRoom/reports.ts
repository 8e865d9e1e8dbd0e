import { association } from '@portal/shared/association';
import { headingBlock, listBlock, paragraphBlock, tableBlock, type Block } from '../../../../demo/documents/blocks.ts';
import { letterFile } from '../../../../demo/documents/letter.ts';
import { FIRST_ROW, workbookFile, type Cell, type Sheet } from '../../../../demo/documents/workbook.ts';
import { bullets, paragraph, type DemoDays } from '../../../../demo/writing.ts';
import type { Draft } from '../draft.ts';

/** The association's outlook of the trade, each quarter. 100 means as good as the quarter before. */

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
/** Weighted by the answers, one digit behind the point. */
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

function reportBlocks(name: string, quarter: number): Block[] {
  const answers = sum(regions(quarter), (row) => row[1]);
  const [now, ahead] = [mean(regions(quarter), (row) => row[2]), mean(regions(quarter), (row) => row[3])];
  const table = (head: string, rows: readonly Outlook[]) =>
    tableBlock([head, '응답 업소', '현재 지수', '전망 지수'], ...rows);
  return [
    paragraphBlock(
      `${association.name} 정책연구실이 전국 회원 업소 ${answers.toLocaleString('ko-KR')}곳에 물은 ${name}의 결과입니다.`,
    ),
    headingBlock('한눈에 보기'),
    listBlock(
      `현재 경기 지수는 ${now}입니다. 100보다 작으면 나빠졌다는 답이 더 많았다는 뜻입니다.`,
      `다음 분기 전망 지수는 ${ahead}로, 지금보다 ${(ahead - now).toFixed(1)} 높습니다.`,
      '가장 큰 부담은 식재료비(46.2%), 인건비(27.5%), 임차료(14.8%) 순이었습니다.',
    ),
    headingBlock('조사 방법'),
    tableBlock(
      ['항목', '내용'],
      ['대상', '전국 회원 업소'],
      ['응답', `${answers.toLocaleString('ko-KR')}곳`],
      ['방법', '온라인과 전화'],
      ['지수', '0~200, 100은 지난 분기와 같음'],
    ),
    headingBlock('지역별'),
    table('지역', regions(quarter)),
    headingBlock('업종별'),
    table('업종', trades(quarter)),
    headingBlock('살펴볼 점'),
    paragraphBlock(
      '급식은 다른 업종보다 지수가 높았고, 주점은 가장 낮았습니다. 한식은 식재료비 부담을 꼽은 답이 절반을 넘었습니다.',
      '메뉴 원가를 다시 계산해 보려는 회원은 자료실의 ‘메뉴 원가 계산표’를 쓰시기 바랍니다.',
    ),
  ];
}

const report = (quarter: number, year: number, daysAgo: number): Draft => {
  const name = `${year}년 ${quarter}분기 외식업 경기 전망`;
  const file = `경기전망_${year}년_${quarter}분기`;
  return {
    daysAgo,
    title: `외식업 경기 전망 보고서 ${year}년 ${quarter}분기`,
    writer: '정책연구실',
    body:
      paragraph(
        `${year}년 ${quarter}분기 회원 업소의 경기와 다음 분기 전망, 식재료비 부담을 담은 보고서입니다.`,
        '지역별·업종별 수치는 함께 올린 표에서 보실 수 있습니다.',
      ) +
      bullets(
        `응답 업소: 전국 ${sum(regions(quarter), (row) => row[1]).toLocaleString('ko-KR')}곳`,
        '조사 방법: 온라인과 전화',
      ),
    files: [
      { name: `${file}_보고서.docx`, bytes: letterFile(`${name} 보고서`, reportBlocks(name, quarter)) },
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

/** Of the four quarters before the present one, each published in the days after its end. */
export const reports = (days: DemoDays): Draft[] =>
  [1, 2, 3, 4].map((back) => {
    const month = Number(/(\d+)월/.exec(days.monthOf(0))?.[1] ?? 1);
    const quarters = days.yearOf(0) * 4 + Math.ceil(month / 3) - 1 - back;
    return report((quarters % 4) + 1, Math.floor(quarters / 4), (back - 1) * 91 + 2);
  });
