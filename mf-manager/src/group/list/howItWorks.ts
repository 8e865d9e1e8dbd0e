import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';

/** What a group is, from the form to the day, in the order in which it happens. */
export const HOW_IT_WORKS = [
  `교육이나 시험의 상세 화면에서 ‘단체 신청(사업주)’을 눌러, 사업자등록번호와 신청하실 분들의 이름과 휴대폰 번호를 적습니다. 한 번에 ${MAX_GROUP_SEATS}명까지 신청하실 수 있습니다.`,
  '모두의 자리가 함께 잡히며, 남은 자리가 모자라면 한 자리도 잡히지 않습니다. 결제는 한 번에 하시고, 영수증도 한 장입니다.',
  '결제하시면 신청하신 분마다 문자로 초대를 보내 드립니다. 밤(21시~08시)에는 보내지 않고 아침에 보냅니다.',
  '초대를 받은 분이 본인 계정으로 수락하면 그분의 신청이 완료됩니다. 수강증, 수험표와 결과는 본인만 볼 수 있습니다.',
  '시작 3일 전까지 수락하거나 다른 분으로 바꾸실 수 있습니다. 한 분씩 취소하시면 환불 기준에 따라 사업자에게 돌려드립니다.',
];
