import { association } from '../association/index.ts';
import type { StandingText } from './standingText.ts';

const procedure: StandingText = {
  title: '절차',
  lead: ['협회의 회원으로 가입하신 뒤 위생교육을 받으시는 차례입니다.'],
  articles: [
    {
      heading: '대상 업종',
      blocks: [
        {
          table: {
            caption: '회원으로 가입하여 교육을 받으실 수 있는 업종',
            head: ['업종', '설명'],
            rows: [
              ['일반음식점', '음식을 조리하여 판매하고 식사와 함께 음주가 허용되는 영업'],
              ['집단급식소', '학교, 병원, 기업, 복지시설처럼 특정한 여러 사람에게 계속하여 음식을 제공하는 급식시설'],
              [
                '위탁급식영업',
                '집단급식소를 설치·운영하는 자와의 계약에 따라 그 급식소에서 음식을 조리하여 제공하는 영업',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: '교육을 받으시는 차례',
      blocks: [
        {
          ordered: true,
          list: [
            '회원 가입: 홈페이지에서 본인 확인을 하시고 업종과 업소를 선택하여 가입합니다.',
            '명단 통보: 협회가 회원 명단을 식품의약품안전처에 보내 교육 대상자로 등록합니다. 보통 1일에서 2일이 걸립니다.',
            `온라인 학습실 접속: 등록이 끝나면 문자로 알려드립니다. ${association.classRoom.name}(${association.classRoom.url})에 접속하여 본인 확인을 합니다.`,
            '교육 수강: 정해진 과정을 끝까지 들으시면 이수 내역이 등록되고 수료증을 출력하실 수 있습니다.',
          ],
        },
      ],
    },
    {
      heading: '알아두실 점',
      blocks: [
        {
          list: [
            '가입할 때 적으신 이름과 생년월일, 인허가번호가 영업신고증과 다르면 등록이 늦어질 수 있습니다.',
            '집합교육을 원하시면 교육 기관과 일정을 ‘위생교육 > 위생교육 기관’에서 확인해 주십시오.',
            `궁금하신 점은 ${association.phone}(${association.officeHours})로 문의해 주십시오.`,
          ],
        },
      ],
    },
  ],
};

export default procedure;
