import { association, qualification } from '@portal/shared/association';
import { formatMoney } from '@portal/shared/format';
import {
  headingBlock,
  listBlock,
  newPage,
  paragraphBlock,
  stepsBlock,
  tableBlock,
  type Block,
} from '../../../../demo/documents/blocks.ts';
import { readGuide } from '../../../../demo/guides/readGuide.ts';
import { storeDemoFile, type DemoStore } from '../../../../demo/storeDemoFile.ts';
import {
  CERTIFICATE_FEE,
  CONDITIONS,
  ENTRY_MINUTES,
  feeOf,
  minutesOf,
  PASS_MARK,
  SUBJECTS,
  TO_BRING,
} from '../examRules.ts';
import { VENUES } from '../venues.ts';
import { WRITER } from './texts.ts';

export type GuideFile = Awaited<ReturnType<typeof storeDemoFile>>;

const PARTS = ['필기', '실기'] as const;

export const guideTitle = (grade: 1 | 2) => `${qualification.name} ${grade}급 자격시험 시행 요강`;

/** What holds for every round of a grade. Days are left to the notice of a round. */
export const guideBlocks = (grade: 1 | 2): Block[] => [
  paragraphBlock(
    `${association.name}가 시행하는 ${qualification.name} ${grade}급 자격시험의 과목과 시간, 응시료, 응시 자격, 시험장을 정리했습니다.`,
    '접수 기간과 시험일, 합격자 발표일은 회차마다 다르므로 그 회차의 시행 공고를 확인하십시오.',
  ),
  paragraphBlock(qualification.statement),
  headingBlock('1. 응시 자격'),
  paragraphBlock(`${grade}급 교육과정을 수료하고, 다음 가운데 하나에 해당하는 회원`),
  listBlock(...CONDITIONS[grade]),
  headingBlock('2. 시험 과목과 시간'),
  ...PARTS.map((part) =>
    tableBlock(
      [`${part} 과목`, '방법', '시간'],
      ...SUBJECTS[part].map(({ name, way, minutes }) => [name, way, `${minutes}분`]),
      ['합계', '', `${minutesOf(part)}분`],
    ),
  ),
  paragraphBlock(PASS_MARK),
  headingBlock('3. 비용'),
  tableBlock(['구분', '금액'], ...PARTS.map((part) => [`${part} 응시료`, formatMoney(feeOf(grade, part))]), [
    '자격증 발급비(발급을 신청하는 경우)',
    formatMoney(CERTIFICATE_FEE),
  ]),
  paragraphBlock(
    '시험 전날까지 취소하면 전액, 시험 당일 취소하면 80%를 돌려 드립니다. 결시하면 돌려 드리지 않습니다. 환불에는 약 2일에서 7일이 걸립니다.',
  ),
  headingBlock('4. 접수에서 자격증까지'),
  stepsBlock(
    '로그인한 뒤 ‘외식경영관리사 > 시험 신청’에서 시험을 고르고 신청서를 씁니다.',
    '응시료를 결제하면 신청이 끝납니다. 신청한 내용은 바꿀 수 없습니다.',
    '‘외식경영관리사 > 수험표 출력’에서 수험표를 출력합니다.',
    '시험 당일 수험표와 신분증을 가지고 응시합니다.',
    '발표일에 ‘외식경영관리사 > 합격자 조회’에서 결과를 확인합니다.',
    '실기까지 합격하면 ‘외식경영관리사 > 자격증 발급’에서 발급을 신청합니다.',
  ),
  headingBlock('5. 시험 당일'),
  listBlock(
    `준비물: ${TO_BRING.join(', ')}`,
    `시작 ${ENTRY_MINUTES}분 전까지 들어와야 하며, 시험이 시작된 뒤에는 들어갈 수 없습니다.`,
    '필기 답안은 컴퓨터용 사인펜으로만 표시합니다. 다른 필기구로 표시한 답은 0점으로 처리합니다.',
    '휴대전화와 전자시계는 쓸 수 없습니다. 부정행위를 하면 시험을 무효로 하고 응시 자격을 정지합니다.',
    '문제와 정답, 채점 기준은 공개하지 않습니다.',
  ),
  headingBlock('6. 편의 제공'),
  paragraphBlock(
    '시험 시간 연장, 확대 문제지, 휠체어 좌석이 필요한 분은 신청서의 ‘편의 제공’에 적어 주십시오. 담당자가 시험 전에 전화를 드립니다.',
  ),
  newPage,
  headingBlock('7. 시험장'),
  paragraphBlock('회차마다 아래 시험장 가운데에서 시행합니다.'),
  tableBlock(['지역', '시험장', '주소'], ...VENUES.map(({ city, address2, address }) => [city, address2, address])),
  headingBlock('8. 문의'),
  paragraphBlock(`${association.name} ${WRITER} ${association.phone} (${association.officeHours})`),
  paragraphBlock(`(${association.address.postCode}) ${association.address.text}`),
];

/** The printed file's name in `demo/guides`. */
export const guideName = (grade: 1 | 2) => `exam-${grade}`;

/** Stores the guide of either grade. */
export async function storeGuides(store: DemoStore): Promise<Record<1 | 2, GuideFile>> {
  const guide = async (grade: 1 | 2) =>
    storeDemoFile(
      store,
      `exams/guide-${grade}.pdf`,
      `${guideTitle(grade).replaceAll(' ', '_')}.pdf`,
      await readGuide(guideName(grade)),
    );
  return { 1: await guide(1), 2: await guide(2) };
}
