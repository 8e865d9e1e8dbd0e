import { bullets, paragraph, table } from '../../../demo/writing.ts';
import type { Draft } from './draft.ts';

/** Association news that has no others of its kind, newest first. */
export const singles: readonly Omit<Draft, 'daysAgo'>[] = [
  {
    title: '정기총회를 마쳤습니다 — 회비 동결과 교육 확대 의결',
    writer: '기획총무국',
    subject: 'seminar',
    beside: 'checklist',
    body:
      paragraph(
        '올해 정기총회가 대의원 214명이 참석한 가운데 열렸습니다.',
        '총회는 회비를 3년째 동결하고 온라인 교육 과정을 두 배로 늘리는 사업 계획을 의결했습니다.',
      ) +
      table(
        ['안건', '결과'],
        ['전년도 사업 보고와 결산', '원안 승인'],
        ['회비 동결', '가결'],
        ['온라인 교육 과정 확대', '가결'],
        ['정관 일부 개정', '수정 가결'],
      ),
  },
  {
    title: '외식경영관리사 자격, 누적 합격자 1만 명을 넘었습니다',
    writer: '자격검정국',
    subject: 'certificate',
    beside: 'seminar',
    body:
      paragraph(
        '협회가 운영하는 외식경영관리사 자격시험의 누적 합격자가 1만 명을 넘었습니다.',
        '1만 번째 합격자는 강릉에서 막국수집을 운영하는 회원입니다.',
      ) + paragraph('자격은 등록 민간자격으로 공인자격이 아니며, 교육 과정을 마친 회원이 응시할 수 있습니다.'),
  },
  {
    title: '회원 업소 120곳에 고령자·장애인을 위한 큰 글씨 메뉴판을 보급했습니다',
    writer: '회원지원국',
    subject: 'table',
    beside: 'checklist',
    body:
      paragraph(
        '글씨 크기를 두 배로 키우고 사진과 알레르기 정보를 함께 적은 메뉴판을 회원 업소 120곳에 무료로 보급했습니다.',
      ) + paragraph('시력이 약한 손님과 외국인 손님 모두 주문이 쉬워졌다는 의견이 많아 내년에는 300곳으로 늘립니다.'),
  },
  {
    title: '주방 화재 예방 설비 공동구매에 회원 438곳이 참여했습니다',
    writer: '위생지도국',
    subject: 'kitchen',
    beside: 'checklist',
    body:
      paragraph(
        '주방용 자동소화장치와 K급 소화기를 시중보다 평균 28% 낮은 값에 마련하는 공동구매가 마무리되었습니다.',
        '설치는 지역 협력 업체가 영업이 끝난 뒤에 진행합니다.',
      ) + bullets('자동소화장치 261대', 'K급 소화기 1,094개', '설치 확인서는 업소별로 우편 발송'),
  },
  {
    title: '‘남기지 않는 한 상’ 캠페인으로 음식물 쓰레기를 18% 줄였습니다',
    writer: '위생지도국',
    subject: 'vegetables',
    beside: 'table',
    body:
      paragraph(
        '반찬을 작은 그릇에 담고 추가 반찬대를 두는 캠페인에 석 달 동안 회원 업소 260곳이 함께했습니다.',
        '참여 업소의 음식물 쓰레기는 평균 18% 줄었고 손님 만족도는 그대로였습니다.',
      ) + paragraph('캠페인 안내판과 작은 그릇 견본은 지회에서 받으실 수 있습니다.'),
  },
  {
    title: '신규 회원 입문 교육 1기 62명이 수료했습니다',
    writer: '교육사업국',
    subject: 'laptop',
    beside: 'certificate',
    body:
      paragraph(
        '영업을 시작한 지 1년이 안 된 회원을 위한 입문 교육 1기가 끝났습니다.',
        '62명이 나흘 동안 위생, 노무, 세무, 매장 운영의 기초를 배웠습니다.',
      ) + paragraph('2기 모집은 교육 신청 화면에서 안내합니다.'),
  },
  {
    title: '전통 장 담그기 행사에 회원 가족 90명이 모였습니다',
    writer: '홍보협력국',
    subject: 'jars',
    beside: 'hands',
    body:
      paragraph(
        '메주를 띄우고 장을 담그는 행사가 파주 장류 체험장에서 열렸습니다.',
        '이날 담근 간장과 된장은 1년 뒤 숙성을 마치고 참가 가족에게 보내 드립니다.',
      ) + paragraph('직접 담근 장을 업소에서 쓰려는 회원을 위한 심화 과정도 준비하고 있습니다.'),
  },
  {
    title: '수산물 원산지 표시, 회원 업소가 먼저 실천합니다',
    writer: '위생지도국',
    subject: 'fish',
    beside: 'checklist',
    body:
      paragraph(
        '협회와 지회가 수산물을 다루는 회원 업소 720곳의 원산지 표시를 함께 점검했습니다.',
        '표시가 흐리거나 빠진 38곳은 그 자리에서 표시판을 새로 만들어 드렸습니다.',
      ) +
      bullets(
        '표시 대상 품목이 바뀌면 메뉴판을 함께 고쳐 주십시오.',
        '배달 앱의 메뉴 설명에도 원산지를 적어야 합니다.',
      ),
  },
  {
    title: '떡과 한과 나눔 장터, 수익금 1,280만 원을 장학금으로 보탰습니다',
    writer: '회원지원국',
    subject: 'ricecake',
    beside: 'market',
    body: paragraph(
      '회원들이 빚은 떡과 한과를 파는 나눔 장터가 이틀 동안 열려 시민 3천여 명이 다녀갔습니다.',
      '수익금 1,280만 원은 조리를 배우는 고등학생 16명의 장학금으로 쓰입니다.',
    ),
  },
  {
    title: '국수 한 그릇의 원가를 다시 계산했습니다 — 원가 계산기 공개',
    writer: '정책연구실',
    subject: 'noodles',
    beside: 'laptop',
    body:
      paragraph(
        '식재료값이 바뀔 때마다 메뉴 원가를 바로 고쳐 볼 수 있는 원가 계산표를 자료실에 공개했습니다.',
        '국수, 국밥, 덮밥 등 열 가지 메뉴의 기본 배합이 들어 있습니다.',
      ) + paragraph('업소에 맞게 숫자를 바꾸어 쓰시면 되고, 모르시는 점은 정책연구실로 물어 주십시오.'),
  },
  {
    title: '회원 상담 전화, 저녁 8시까지 받습니다',
    writer: '회원지원국',
    subject: 'megaphone',
    beside: 'calendar',
    body: paragraph(
      '영업을 마친 뒤에야 시간이 나는 회원을 위해 화요일과 목요일에는 상담 전화를 저녁 8시까지 받습니다.',
      '노무와 세무 상담은 미리 예약하시면 전문가가 전화를 드립니다.',
    ),
  },
  {
    title: '여름철 냉장고 온도 기록표 3만 부를 나누었습니다',
    writer: '위생지도국',
    subject: 'thermometer',
    beside: 'kitchen',
    body:
      paragraph(
        '하루 두 번 냉장고와 냉동고의 온도를 적는 기록표 3만 부를 전국 지회를 통해 나누었습니다.',
        '기록표 뒷면에는 식재료별 보관 온도와 기한을 실었습니다.',
      ) + table(['구분', '보관 온도'], ['냉장', '0~5℃'], ['냉동', '영하 18℃ 이하'], ['온장', '60℃ 이상']),
  },
  {
    title: '조리복 나눔 옷장을 열었습니다',
    writer: '회원지원국',
    subject: 'apron',
    beside: 'hands',
    body: paragraph(
      '쓰지 않는 깨끗한 조리복과 앞치마를 모아 새로 시작하는 회원에게 빌려주는 나눔 옷장을 서울 교육원 1층에 열었습니다.',
      '세탁과 수선을 마친 옷 340벌이 걸려 있습니다.',
    ),
  },
];
