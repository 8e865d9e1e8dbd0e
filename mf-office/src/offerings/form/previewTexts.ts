import type { OfferingKind } from '@portal/shared/contract/office';
import { formatDate, formatMoney, formatPeriod, formatPhone } from '@portal/shared/format';
import { formatLesson } from '@portal/shared/papers';

interface PreviewTexts {
  title: string;
  details: { term: string; text: string }[];
  /** Unsanitised HTML. */
  content: string;
}

const MISSING = '아직 없음';

/** Texts that members read about a course or exam, from form values that may be incomplete. */
export function previewTexts(kind: OfferingKind, values: Record<string, unknown>): PreviewTexts {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const date = (name: string) => (text(name) ? formatDate(text(name)) : MISSING);
  const period = (from: string, to: string) => (text(from) && text(to) ? formatPeriod(text(from), text(to)) : MISSING);
  const until = text('endTime') && ` ~ ${text('endTime')}`;
  const isOnline = kind === 'education' && text('eduType') === '2';
  const price = Number(text('price'));
  const further = ((values.furtherLessons ?? []) as readonly { day: string; time: string; endTime: string }[]).map(
    (lesson) => (lesson.day ? formatLesson(lesson) : MISSING),
  );
  const own =
    kind === 'education'
      ? [
          { term: '종류', text: isOnline ? '온라인교육' : '집합교육' },
          {
            term: '교육 일시',
            text: isOnline
              ? period('eduDate', 'lastDay')
              : [`${date('eduDate')} ${text('time')}${until}`, ...further].join(', '),
          },
        ]
      : [
          { term: '과목', text: text('part') },
          { term: '시험 일시', text: `${date('examDate')} ${text('time')}${until}` },
          { term: '합격자 발표', text: `${date('passDate')} ${text('passTime')}` },
        ];
  return {
    title:
      kind === 'education'
        ? text('title')
        : [`${text('year')}년`, `제${text('rounds')}회`, text('examinationName'), text('part')].join(' '),
    details: [
      { term: '급수', text: `${text('rating')}급` },
      ...own,
      { term: '장소', text: [text('address'), text('address2')].filter(Boolean).join(' ') || MISSING },
      { term: '정원', text: text('capacity') ? `${text('capacity')}명` : MISSING },
      { term: '금액', text: text('price') === '' ? MISSING : price > 0 ? formatMoney(price) : '무료' },
      {
        term: '신청 기간',
        text: `${date('applyStartDay')} ${text('applyStartTime')} ~ ${date('applyEndDay')} ${text('applyEndTime')}`,
      },
      { term: '환불', text: `${period('reStartDate', 'reEndDate')} ${text('percent')}%` },
      { term: '환불 (둘째 기간)', text: `${period('reStartDate2', 'reEndDate2')} ${text('percent2')}%` },
      { term: '문의', text: text('contactPhone') ? formatPhone(text('contactPhone')) : '없음' },
    ],
    content: text('content'),
  };
}
