import { workbookFile, type Cell } from '../../../../demo/documents/workbook.ts';
import { linesFor, type DataForm, type Line } from './audience.ts';

/** Sheets to print and to mark by hand. */

interface Checklist {
  title: string;
  use: string;
  fileName: string;
  /** The columns to fill in, after the number and the point that is checked. */
  columns: readonly string[];
  points: readonly Line<string>[];
}

const checklist = ({ title, use, fileName, columns, points }: Checklist): DataForm => ({
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
});

export const checklists: readonly DataForm[] = [
  checklist({
    title: '주방 위생 일일 점검표',
    use: '문을 열기 전과 닫은 뒤에 한 번씩 표시합니다.',
    fileName: '주방위생_일일점검표',
    columns: ['열기 전', '닫은 뒤', '조치한 내용'],
    points: [
      ['always', '손 씻는 곳에 비누와 종이 수건이 있다'],
      ['always', '모두 깨끗한 위생복과 위생모를 입었다'],
      ['usual', '설사, 발열, 손의 상처가 있는 사람은 조리하지 않는다'],
      ['always', '냉장고는 5℃ 이하, 냉동고는 영하 18℃ 이하이다'],
      ['always', '소비기한이 지난 재료가 없다'],
      ['usual', '날것과 익힌 것을 나누어 보관한다'],
      ['always', '칼과 도마를 고기, 생선, 채소로 나누어 쓴다'],
      ['always', '행주를 삶거나 소독해 말렸다'],
      ['usual', '덜어 담은 재료에 이름과 날짜를 적었다'],
      ['usual', '가열한 음식의 가운데 온도가 75℃ 이상이다'],
      ['always', '쓰레기통을 비우고 뚜껑을 닫았다'],
      ['usual', '배수구와 바닥을 닦고 말렸다'],
      ['group', '보존식을 종류마다 150g 이상 담아 영하 18℃에 두었다'],
      ['group', '배식하는 음식이 60℃ 이상 또는 5℃ 이하이다'],
      ['group', '조리한 음식을 두 시간 안에 배식했다'],
      ['group', '식판과 수저를 열탕 또는 소독기로 소독했다'],
    ],
  }),
  checklist({
    title: '주방 화재 예방 점검표',
    use: '배기 덕트와 가스 밸브를 중심으로 한 달에 한 번 확인합니다.',
    fileName: '화재예방_점검표',
    columns: ['결과', '조치한 내용'],
    points: [
      ['always', '배기 덕트와 후드의 기름때를 닦았다'],
      ['always', '가스 밸브와 호스가 새지 않는다(비눗물로 확인)'],
      ['always', 'K급 소화기의 압력이 정상이고 손이 닿는 곳에 있다'],
      ['usual', '자동소화장치의 점검 날짜가 지나지 않았다'],
      ['always', '튀김 기름 가까이에 종이와 행주를 두지 않는다'],
      ['usual', '전기 콘센트에 먼지가 없고 여러 개를 이어 쓰지 않는다'],
      ['always', '비상구 앞에 물건이 없고 문이 열린다'],
      ['usual', '모두가 소화기 쓰는 법과 대피하는 길을 안다'],
      ['usual', '닫을 때 가스 중간 밸브를 잠근다'],
      ['group', '대피 안내도가 식당과 조리장에 붙어 있다'],
      ['group', '대피 훈련을 여섯 달 안에 했다'],
    ],
  }),
];

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

const AREAS: readonly Line<readonly [area: string, point: string, marks: number]>[] = [
  ['always', ['객석', '바닥과 식탁이 깨끗하다', 10]],
  ['usual', ['객석', '수저와 물컵을 덮어 보관한다', 5]],
  ['usual', ['화장실', '손 씻는 곳에 비누와 말리는 도구가 있다', 5]],
  ['always', ['조리장', '냉장·냉동 온도를 지키고 기록한다', 20]],
  ['always', ['조리장', '손 씻는 곳이 따로 있다', 15]],
  ['usual', ['조리장', '칼과 도마를 나누어 쓴다', 10]],
  ['usual', ['조리장', '방충망과 배수구 덮개가 온전하다', 5]],
  ['always', ['종사자', '위생복과 위생모를 입는다', 10]],
  ['always', ['종사자', '건강진단 결과서가 있다', 10]],
  ['always', ['기록', '점검 기록을 보관한다', 10]],
  ['group', ['급식', '보존식을 정해진 양과 온도로 보관한다', 10]],
  ['group', ['급식', '검수 일지를 적는다', 10]],
];

export const selfRating: DataForm = {
  title: '음식점 위생등급 자가 평가표',
  use: '신청 전에 스스로 점수를 매겨 볼 수 있습니다. 점수를 적으면 합계와 백분율이 계산됩니다.',
  fileName: '위생등급_자가평가표',
  extension: 'xlsx',
  bytes: (name, audience) => {
    const lines = linesFor(audience, AREAS);
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
