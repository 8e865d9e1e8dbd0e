import { association, qualification } from '@portal/shared/association';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { headingBlock, listBlock, paragraphBlock, tableBlock, type Block } from '../../../../demo/documents/blocks.ts';
import { CERTIFICATE_FEE, CONDITIONS, ENTRY_MINUTES, PASS_MARK, SUBJECTS, TO_BRING } from '../examRules.ts';
import { dateTime, distinct, examName, roundName, type Exam, type Round } from './rounds.ts';

/** The department that runs the exams and answers for them. */
export const WRITER = '자격검정국';

const contact = () => [
  headingBlock('문의'),
  paragraphBlock(`${association.name} ${WRITER} ${association.phone} (${association.officeHours})`),
];

/** Halls with their addresses, each once. */
const halls = (exams: readonly Exam[]) =>
  tableBlock(
    ['시험장', '주소'],
    ...distinct(exams.map(({ address, address2 }) => `${address2}|${address}`)).map((hall) => hall.split('|')),
  );

const GRADES = [1, 2] as const;

/** The call for a round: when, where, what, how much, who may come, what to bring, whom to ask. */
export function announcement(round: Round): Block[] {
  const held = round.exams.filter(({ called_off }) => !called_off);
  const calledOff = round.exams.filter(({ called_off }) => called_off);
  const parts = (['필기', '실기'] as const).filter((part) => held.some((exam) => exam.part === part));
  const grades = GRADES.filter((grade) => held.some((exam) => exam.grade === grade));
  const fees = distinct(held.map(({ grade, part, price }) => `${grade}급 ${part}|${formatMoney(price)}`)).toSorted();
  return [
    paragraphBlock(
      `${association.name}가 시행하는 ${roundName(round)} ${qualification.name} 자격시험을 아래와 같이 공고합니다.`,
      '원서는 누리집에서만 받으며, 정원이 차면 접수 기간 안이라도 마감됩니다.',
    ),
    headingBlock('시행 일정'),
    // Two tables: one with all of it would be too wide for a phone.
    tableBlock(
      ['번호', '시험', '시험 일시', '시험장'],
      ...held.map((exam, index) => [
        index + 1,
        examName(exam).replace(`${qualification.name} `, ''),
        `${formatDateTime(exam.exam_date, exam.time)}~${exam.end_time}`,
        exam.address2,
      ]),
    ),
    tableBlock(
      ['번호', '접수 기간', '합격자 발표'],
      ...held.map((exam, index) => [
        index + 1,
        `${dateTime(exam.apply_start_at)} ~ ${dateTime(exam.apply_end_at)}`,
        dateTime(exam.announced_at),
      ]),
    ),
    ...(calledOff.length > 0
      ? [
          listBlock(
            ...calledOff.map(
              (exam) =>
                `${examName(exam)} ${formatDateTime(exam.exam_date, exam.time)} ${exam.address2}: 시행하지 않습니다.`,
            ),
          ),
        ]
      : []),
    headingBlock('시험장'),
    halls(held),
    headingBlock('응시료'),
    tableBlock(['구분', '응시료'], ...fees.map((fee) => fee.split('|'))),
    paragraphBlock(
      `자격증 발급비 ${formatMoney(CERTIFICATE_FEE)}은 합격한 뒤 발급을 신청하는 경우에만 냅니다.`,
      '시험 전날까지 취소하면 전액, 시험 당일 취소하면 80%를 돌려 드리고, 결시하면 돌려 드리지 않습니다.',
    ),
    headingBlock('시험 과목과 시간'),
    ...parts.map((part) =>
      tableBlock(
        [`${part} 과목`, '방법', '시간'],
        ...SUBJECTS[part].map(({ name, way, minutes }) => [name, way, `${minutes}분`]),
      ),
    ),
    paragraphBlock(PASS_MARK),
    headingBlock('응시 자격'),
    ...grades.flatMap((grade) => [
      paragraphBlock(`${grade}급: ${grade}급 교육과정을 수료하고, 다음 가운데 하나에 해당하는 회원`),
      listBlock(...CONDITIONS[grade]),
    ]),
    headingBlock('준비물과 입실'),
    listBlock(
      `준비물: ${TO_BRING.join(', ')}`,
      `시작 ${ENTRY_MINUTES}분 전까지 들어와야 하며, 시험이 시작된 뒤에는 들어갈 수 없습니다.`,
      '휴대전화와 전자시계는 쓸 수 없습니다. 부정행위를 하면 시험을 무효로 하고 응시 자격을 정지합니다.',
    ),
    headingBlock('접수 방법'),
    paragraphBlock('로그인한 뒤 ‘외식경영관리사 > 시험 신청’에서 신청서를 쓰고 응시료를 결제합니다.'),
    ...contact(),
    paragraphBlock(qualification.statement),
  ];
}

/** Where the results of these exams, which were announced, are found. */
export const results = (exams: readonly Exam[]): Block[] => [
  paragraphBlock(
    '아래 시험의 합격자를 발표했습니다.',
    '로그인한 뒤 ‘외식경영관리사 > 합격자 조회’에서 과목별 점수와 합격 여부를 확인하십시오.',
  ),
  tableBlock(
    ['시험', '시험일', '합격자 발표'],
    ...exams.map((exam) => [examName(exam), formatDateTime(exam.exam_date, exam.time), dateTime(exam.announced_at)]),
  ),
  headingBlock('합격하신 분'),
  listBlock(
    '필기에 합격하신 분은 다음 회차의 실기시험을 신청하실 수 있습니다.',
    `실기까지 합격하신 분은 ‘외식경영관리사 > 자격증 발급’에서 발급을 신청하십시오. 발급비는 ${formatMoney(CERTIFICATE_FEE)}입니다.`,
  ),
  headingBlock('알아두실 점'),
  listBlock(
    '문제와 정답, 채점 기준은 공개하지 않습니다.',
    '합격하지 못하신 분은 교육을 다시 듣지 않고 다음 회차 시험을 신청하실 수 있습니다.',
  ),
  ...contact(),
];

/** How to come to an exam that is near. */
export const entry = (exam: Exam): Block[] => [
  paragraphBlock(`${examName(exam)} 시험의 입실과 좌석을 알려 드립니다.`),
  tableBlock(
    ['항목', '내용'],
    ['시험 일시', `${formatDateTime(exam.exam_date, exam.time)}~${exam.end_time}`],
    ['시험장', exam.address2],
    ['주소', exam.address],
    ['입실 마감', `시작 ${ENTRY_MINUTES}분 전`],
    ['준비물', TO_BRING.join(', ')],
  ),
  listBlock(
    '좌석은 수험번호 순이며 시험 당일 시험장 입구에 게시합니다.',
    '수험표는 ‘외식경영관리사 > 수험표 출력’에서 출력합니다. 신분증이 없으면 응시할 수 없습니다.',
    '주차장이 좁으니 대중교통을 이용해 주십시오.',
    '휠체어 좌석, 확대 문제지, 시간 연장이 필요한 분은 신청서의 ‘편의 제공’에 적어 주십시오.',
  ),
  ...contact(),
];
