/** Replies below posts of the member board: the title of the post and the replies, the oldest first. */
export const replies: readonly (readonly [title: string, ...replies: string[]])[] = [
  [
    '참기름 거래처를 바꿔 보신 분 계신가요',
    '저희는 지역 방앗간에서 한 달에 두 번 받습니다. 볶은 날짜를 적어 주셔서 믿고 씁니다.',
    '값이 조금 더 나가도 병을 작게 나누어 받으니 향이 오래갑니다.',
    '지회 모임에서 함께 주문하면 배송비가 줄어듭니다. 같이 하실 분 계시면 글 남겨 주세요.',
  ],
  [
    '점심 손님이 줄 때 어떻게 버티셨는지요',
    '도시락을 하루 스무 개만 예약으로 받기 시작했습니다. 버리는 재료가 줄어 그것만으로도 도움이 되었습니다.',
    '저희는 점심 시간을 삼십 분 앞당겼더니 일찍 드시는 분들이 오십니다.',
  ],
  ['원산지 표시판을 새로 달았습니다', '저도 지회에 부탁드려야겠습니다. 알려 주셔서 고맙습니다.'],
];
