import { formatMoney } from '@portal/shared/format';
import { CERTIFICATE_FEE, PASS_MARK, SUBJECTS, type Part } from './examRules.ts';

/** Detail texts of the demo's courses and exams, as safe HTML. */

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const LESSONS = {
  1: [
    '외식산업 동향과 경영전략(2시간)',
    '원가관리와 손익분석 실무(3시간)',
    '조직·노무관리와 관련 법규(2시간)',
    '위생관리 체계와 자체점검(1시간)',
  ],
  2: [
    '식품위생법과 영업자 준수사항(2시간)',
    '주방 위생과 식중독 예방(2시간)',
    '메뉴 원가 계산의 기초(2시간)',
    '고객 응대와 매장 운영(2시간)',
  ],
} as const;

export function educationContent(grade: 1 | 2, eduType: 1 | 2, price: number): string {
  const manner =
    eduType === 1
      ? '신분증과 수강증을 지참하고 시작 20분 전까지 입실해 주십시오. 전 과정의 80% 이상을 출석해야 수료로 인정합니다.'
      : '시작일부터 1개월 동안 학습실에서 수강합니다. 기간 안에 모든 차시를 마쳐야 수료로 인정하며, 미수료 시 환불되지 않습니다.';
  const fee =
    price === 0
      ? '협회 지원 과정으로 수강료가 없습니다.'
      : `수강료 ${price.toLocaleString('ko-KR')}원에는 교재비가 포함되어 있습니다.`;
  return `<h3>교육 과목</h3>${list(LESSONS[grade])}<h3>수강 안내</h3><p>${manner}</p><h3>수강료</h3><p>${fee}</p>`;
}

export function examinationContent(grade: 1 | 2, part: Part, price: number): string {
  const timetable = SUBJECTS[part].map(({ name, minutes, way }) => `${name}(${minutes}분, ${way})`);
  return `<h3>시험 과목</h3>${list(timetable)}
<h3>응시 자격</h3><p>외식경영관리사 ${grade}급 교육과정을 수료한 회원이 응시할 수 있습니다.</p>
<h3>합격 기준</h3><p>${PASS_MARK}</p>
<h3>비용</h3><p>응시료 ${formatMoney(price)}, 자격증 발급비 ${formatMoney(CERTIFICATE_FEE)}(발급을 신청하는 경우)입니다. 이 자격은 등록민간자격이며 공인자격이 아닙니다.</p>`;
}
