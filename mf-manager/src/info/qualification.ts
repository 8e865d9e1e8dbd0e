/** Target group of each grade, and the role of its holder. */
export const GRADES = [
  {
    grade: 1,
    role: '점포의 경영을 책임지고 종사자를 교육하는 관리자',
    text: '매출과 원가, 인력과 위생을 함께 살펴 점포를 경영하고, 함께 일하는 분들을 가르치는 분을 위한 등급입니다.',
  },
  {
    grade: 2,
    role: '점포 운영과 위생 관리의 기본을 갖춘 실무자',
    text: '주방과 홀의 하루를 스스로 운영하고, 위생과 원가의 기본을 지키는 분을 위한 등급입니다. 처음이시면 2급부터 시작하십시오.',
  },
] as const;

/** Both parts of an exam, the same for both grades. */
export const PARTS = [
  {
    part: '필기',
    way: '객관식, 컴퓨터용 사인펜으로 답안 작성',
    subjects: ['외식경영론', '식품위생 및 관련 법규', '원가·회계 실무', '서비스·인사관리'],
  },
  {
    part: '실기',
    way: '작업형과 서술형',
    subjects: ['매장 운영계획서 작성', '원가계산 및 메뉴 구성', '위생점검 실기'],
  },
] as const;

export const PASS_MARK = '100점 만점에 전 과목 평균 60점 이상이고, 모든 과목이 40점 이상이면 합격입니다.';

/** Steps from the first course to the certificate. */
export const STEPS = [
  { title: '교육 수료', text: '응시하실 급수의 교육을 집합교육이나 온라인교육으로 수료합니다.' },
  { title: '필기시험', text: '교육을 수료한 급수의 필기시험을 신청하고, 수험표를 출력하여 응시합니다.' },
  { title: '실기시험', text: '필기에 합격하신 뒤 실기시험을 신청하여 응시합니다.' },
  { title: '자격증 발급', text: '실기까지 합격하시면 자격증 발급을 신청하실 수 있습니다.' },
] as const;
