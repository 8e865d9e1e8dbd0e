import { workbookFile, type Cell } from '../../../../demo/documents/workbook.ts';
import { linesFor, type DataForm, type Line } from './audience.ts';

/** Sheets to look things up in. */

interface Lookup {
  title: string;
  use: string;
  fileName: string;
  note: string;
  head: readonly string[];
  widths: readonly number[];
  lines: readonly Line<readonly Cell[]>[];
}

const lookup = ({ title, use, fileName, note, head, widths, lines }: Lookup): DataForm => ({
  title,
  use,
  fileName,
  extension: 'xlsx',
  bytes: (name, audience) =>
    workbookFile(name, [{ name: '표', title: name, note, head, rows: linesFor(audience, lines), widths }]),
});

export const packaging = lookup({
  title: '배달 포장 용기 재질별 쓰임',
  use: '뜨거운 국물, 기름진 음식, 찬 음식에 알맞은 재질을 견주었습니다.',
  fileName: '포장용기_재질표',
  note: '온도는 재질의 일반적인 값입니다. 용기에 적힌 온도가 다르면 그것을 따르십시오.',
  head: ['재질', '견디는 온도(℃)', '알맞은 음식', '피할 음식', '버리는 법'],
  widths: [18, 16, 26, 26, 22],
  lines: [
    ['always', ['PP(폴리프로필렌)', 120, '국과 찌개, 전자레인지에 데울 음식', '갓 튀긴 음식', '씻어서 플라스틱으로']],
    ['always', ['종이(코팅)', 95, '덮밥과 볶음', '국물이 많은 음식', '코팅을 뗄 수 없으면 일반 쓰레기']],
    ['always', ['PET', 60, '샐러드와 음료', '뜨거운 음식', '씻어서 투명 페트로']],
    ['usual', ['펄프 몰드', 100, '도시락', '물기가 많은 음식', '음식물을 떼고 종이로']],
    ['usual', ['알루미늄', 200, '구이와 찜', '신맛이 강한 음식, 전자레인지', '씻어서 캔으로']],
    ['usual', ['PS(폴리스티렌)', 70, '찬 반찬', '뜨거운 국물, 기름진 음식', '씻어서 플라스틱으로']],
    ['usual', ['PLA', 50, '찬 음료와 과일', '뜨거운 음식', '일반 쓰레기']],
    ['group', ['스테인리스(다회용)', 200, '국과 반찬의 운반', '없음', '거두어 씻고 소독']],
    ['group', ['트라이탄(다회용)', 100, '개인 도시락', '오래 끓는 국물', '거두어 씻고 소독']],
  ],
});

export const menuNames = lookup({
  title: '외국어 메뉴 이름 표기 예시',
  use: '많이 파는 메뉴의 영어·중국어·일본어 이름입니다. 처음 자료에는 스무 가지가 있습니다.',
  fileName: '외국어메뉴이름',
  note: '이름 아래에 주재료와 매운 정도를 함께 적으면 주문이 쉬워집니다.',
  head: ['메뉴', '영어', '중국어', '일본어', '주재료'],
  widths: [16, 28, 18, 26, 24],
  lines: [
    ['always', ['비빔밥', 'Bibimbap', '拌饭', 'ビビンバ', '쌀, 나물, 달걀']],
    ['always', ['김치찌개', 'Kimchi-jjigae', '泡菜汤', 'キムチチゲ', '김치, 돼지고기']],
    ['always', ['된장찌개', 'Doenjang-jjigae', '大酱汤', 'テンジャンチゲ', '된장, 두부']],
    ['always', ['불고기', 'Bulgogi', '烤牛肉', 'プルコギ', '쇠고기']],
    ['always', ['잔치국수', 'Janchi-guksu', '喜面', 'チャンチグクス', '밀, 멸치']],
    ['always', ['김밥', 'Gimbap', '紫菜包饭', 'キンパ', '쌀, 김, 달걀']],
    ['always', ['떡볶이', 'Tteokbokki', '辣炒年糕', 'トッポッキ', '쌀, 고추장']],
    ['always', ['삼겹살', 'Samgyeopsal', '烤五花肉', 'サムギョプサル', '돼지고기']],
    ['usual', ['갈비탕', 'Galbi-tang', '排骨汤', 'カルビタン', '쇠고기']],
    ['usual', ['삼계탕', 'Samgye-tang', '参鸡汤', 'サムゲタン', '닭고기, 인삼']],
    ['usual', ['냉면', 'Naengmyeon', '冷面', 'ネンミョン', '메밀, 쇠고기']],
    ['usual', ['칼국수', 'Kal-guksu', '刀切面', 'カルグクス', '밀, 바지락']],
    ['usual', ['순두부찌개', 'Sundubu-jjigae', '嫩豆腐锅', 'スンドゥブチゲ', '순두부, 바지락']],
    ['usual', ['제육볶음', 'Jeyuk-bokkeum', '辣炒猪肉', 'チェユクポックム', '돼지고기, 고추장']],
    ['usual', ['파전', 'Pajeon', '葱饼', 'パジョン', '밀, 파, 오징어']],
    ['usual', ['잡채', 'Japchae', '炒杂菜', 'チャプチェ', '당면, 채소, 쇠고기']],
    ['usual', ['설렁탕', 'Seolleongtang', '牛骨汤', 'ソルロンタン', '쇠고기']],
    ['usual', ['만둣국', 'Mandu-guk', '饺子汤', 'マンドゥグク', '밀, 돼지고기']],
    ['usual', ['콩국수', 'Kong-guksu', '豆浆面', 'コングクス', '대두, 밀']],
    ['usual', ['육개장', 'Yukgaejang', '香辣牛肉汤', 'ユッケジャン', '쇠고기, 고사리']],
    ['group', ['오늘의 백반', "Today's set meal", '今日套餐', '本日の定食', '그날의 식단표를 보십시오']],
    ['group', ['미역국', 'Miyeok-guk', '海带汤', 'ワカメスープ', '미역, 쇠고기']],
  ],
});
