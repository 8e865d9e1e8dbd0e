import { join } from 'node:path';
import * as v from 'valibot';
import { readData } from '@portal/shared/prose';
import { workbookFile, type Cell } from '../../../../demo/documents/workbook.ts';
import { lineOf, linesFor, type DataForm } from './audience.ts';

/** Sheets to print and to mark by hand. */

const checklists = v.array(
  v.strictObject({
    title: v.string(),
    use: v.string(),
    fileName: v.string(),
    /** Columns to fill in, after the number and the point to check. */
    columns: v.array(v.string()),
    points: v.array(lineOf(v.string())),
  }),
);

export const readChecklists = (): DataForm[] =>
  readData(join(import.meta.dirname, 'checklists.json'), checklists).map(
    ({ title, use, fileName, columns, points }) => ({
      title,
      use,
      fileName,
      extension: 'xlsx',
      bytes: (name, audience) =>
        workbookFile(name, [
          {
            name: '점검표',
            title: name,
            note: '업소 이름:                    점검한 날:                    점검한 사람:',
            head: ['번호', '점검 내용', ...columns],
            rows: linesFor(audience, points).map((point, index): Cell[] => [
              index + 1,
              point,
              ...columns.map(() => ({ toFill: '' })),
            ]),
            widths: [7, 60, ...columns.map(() => 14)],
          },
        ]),
    }),
  );

export const temperatureRecord: DataForm = {
  title: '냉장고·냉동고 온도 기록표',
  use: '하루 두 번 온도를 적어 석 달 동안 보관합니다. 한 장에 한 달을 적습니다.',
  fileName: '온도기록표',
  extension: 'xlsx',
  bytes: (name, audience) => {
    const devices = linesFor<string>(audience, [
      ['always', '냉장 1 (5℃ 이하)'],
      ['usual', '냉장 2 (5℃ 이하)'],
      ['always', '냉동 1 (영하 18℃ 이하)'],
      ['group', '보존식 냉동 (영하 18℃ 이하)'],
      ['group', '배식 온장 (60℃ 이상)'],
    ]);
    const times = ['10시', '21시'];
    return workbookFile(name, [
      {
        name: '온도 기록',
        title: name,
        note: '업소 이름:                    년       월',
        head: ['날짜', '시각', ...devices, '확인한 사람'],
        rows: Array.from({ length: 31 }, (_, day) => day + 1).flatMap((day) =>
          times.map((time): Cell[] => [day, time, ...devices.map(() => ({ toFill: '' })), { toFill: '' }]),
        ),
        widths: [7, 8, ...devices.map(() => 18), 14],
      },
      {
        name: '보관 온도',
        title: '이럴 때는 이렇게',
        note: '온도가 벗어나면 한 시간 뒤에 다시 재고, 그대로이면 재료를 옮기십시오.',
        head: ['구분', '온도', '벗어났을 때'],
        rows: [
          ['냉장', '0~5℃', '문을 여는 횟수를 줄이고 재료를 다른 냉장고로 옮깁니다.'],
          ['냉동', '영하 18℃ 이하', '녹은 재료는 다시 얼리지 않습니다.'],
          ['온장', '60℃ 이상', '다시 75℃ 이상으로 데우고, 두 시간이 지난 음식은 버립니다.'],
        ],
        widths: [10, 18, 60],
      },
    ]);
  },
};

/** Rated items: area, point, marks. */
const areas = v.array(lineOf(v.strictTuple([v.string(), v.string(), v.number()])));

export const selfRating: DataForm = {
  title: '음식점 위생등급 자가 평가표',
  use: '신청 전에 스스로 점수를 매겨 볼 수 있습니다. 점수를 적으면 합계와 백분율이 계산됩니다.',
  fileName: '위생등급_자가평가표',
  extension: 'xlsx',
  bytes: (name, audience) => {
    const lines = linesFor(audience, readData(join(import.meta.dirname, 'areas.json'), areas));
    const last = 3 + lines.length;
    const total = lines.reduce((sum, [, , marks]) => sum + marks, 0);
    return workbookFile(name, [
      {
        name: '자가 평가',
        title: name,
        note: '노란 칸에 점수를 적으십시오. 85% 이상이면 신청을 준비하셔도 좋습니다.',
        head: ['분야', '항목', '배점', '자가 점수'],
        rows: [
          ...lines.map(([area, point, marks]): Cell[] => [area, point, marks, { toFill: '' }]),
          ['합계', '', { formula: `SUM(C4:C${last})`, value: total }, { formula: `SUM(D4:D${last})`, value: 0 }],
          ['백분율', '', '', { formula: `D${last + 1}/C${last + 1}`, value: 0, isShare: true }],
        ],
        widths: [12, 52, 10, 14],
      },
    ]);
  },
};
