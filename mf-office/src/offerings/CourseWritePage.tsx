import * as v from 'valibot';
import { request, useMutation } from '@portal/shared/client';
import {
  courseForm,
  officeCheckCourse,
  officeOffering,
  officeOfferings,
  officeSaveCourse,
} from '@portal/shared/contract/office';
import { refundBreaches } from '@portal/shared/papers';
import { Skeleton } from '@portal/shared/ui';
import type { FormField, FormFields } from '../parts/form/FieldGroups.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { COMMON_DEFAULTS, GRADES, PERIOD, placeAndSeats, REFUNDS, TEXTS } from './form/commonFields.ts';
import { changedLecturers } from './form/lecturers/changedLecturers.ts';
import { LecturerFields } from './form/lecturers/LecturerFields.tsx';
import { changedLessons } from './form/lessons/lesson.ts';
import { LessonFields } from './form/lessons/LessonFields.tsx';
import type { HallChoice } from './form/places/hall.ts';
import { useChoices } from './form/places/useChoices.ts';
import { isDay, refundDaysOf } from './form/refundDays.ts';
import { useBranchField } from './form/useBranchField.ts';
import { WritePage } from './form/WritePage.tsx';

type Values = v.InferInput<typeof courseForm>;

const WHAT: readonly FormField<keyof Values>[] = [
  { name: 'title', label: '교육명', wide: true },
  { name: 'rating', label: '급수', options: GRADES },
  {
    name: 'eduType',
    label: '종류',
    options: [
      { value: 1, label: '집합교육' },
      { value: 2, label: '온라인교육' },
    ],
  },
];
const IN_A_CLASSROOM: readonly FormField<keyof Values>[] = [
  { name: 'eduDate', label: '교육일', type: 'date', hint: '여러 날이면 첫날입니다.' },
  { name: 'time', label: '시작 시각', type: 'time' },
  { name: 'endTime', label: '끝나는 시각', type: 'time', optional: true },
  {
    name: 'lastDay',
    label: '마지막 날',
    type: 'date',
    hint: '수업이 하루면 교육일과 같고, 여러 날이면 마지막 수업일입니다.',
  },
];
const ONLINE: readonly FormField<keyof Values>[] = [
  { name: 'eduDate', label: '여는 날', type: 'date' },
  { name: 'time', label: '여는 시각', type: 'time' },
  { name: 'lastDay', label: '마지막 날', type: 'date', hint: '이날 24시까지 들을 수 있습니다.' },
  {
    name: 'classUrl',
    label: '강의실 주소',
    type: 'url',
    optional: true,
    hint: '신청을 마친 회원에게 여는 시각부터 보입니다. https://로 시작합니다.',
  },
];

const REASON_FOR_LESS = '이용약관 제16조보다 적게 정하면 저장할 때 사유를 적어야 합니다.';

/** Field groups of a course: only an online one has a classroom URL, only a classroom one an end time and a hall. */
const groupsOf = (
  { eduType }: Partial<Values>,
  halls: readonly HallChoice[],
  branch: FormField<'branchNo'>,
): readonly FormFields<keyof Values>[] => [
  { title: '교육', fields: [...WHAT, branch, ...(Number(eduType) === 2 ? ONLINE : IN_A_CLASSROOM)] },
  placeAndSeats('education', Number(eduType) === 2 ? undefined : halls),
  PERIOD,
  Number(eduType) === 2 ? REFUNDS : { ...REFUNDS, lead: `${REFUNDS.lead} ${REASON_FOR_LESS}` },
  TEXTS,
];

const NEW_COURSE: Values = {
  ...COMMON_DEFAULTS,
  title: '',
  branchNo: '',
  eduType: 1,
  eduDate: '',
  lastDay: '',
  furtherLessons: [],
  lecturerNos: [],
  attendancePercent: 80,
  classUrl: '',
};

/**
 * Suggested values of a classroom course: it ends with its last lesson, and its refund windows follow from the terms.
 */
const suggestedOf = ({
  eduType,
  eduDate = '',
  applyStartDay = '',
  furtherLessons = [],
}: Partial<Values>): Partial<Values> =>
  Number(eduType) === 1 && isDay(eduDate)
    ? { lastDay: furtherLessons.at(-1)?.day || eduDate, ...refundDaysOf({ eduDate, applyStartDay }) }
    : {};

/** /office/courses/write: makes a course, copies one, or changes one. */
export default function CourseWritePage() {
  const choices = useChoices('education');
  const saving = useMutation(officeSaveCourse, { quiet: true, invalidates: [officeOfferings, officeOffering] });
  const branch = useBranchField();
  if (!branch)
    return (
      <OfficePage title="교육 작성">
        <Skeleton lines={10} />
      </OfficePage>
    );
  return (
    <WritePage
      kind="education"
      schema={courseForm}
      initial={NEW_COURSE}
      halls={choices?.halls ?? null}
      groupsOf={(values) => groupsOf(values, choices?.halls ?? [], branch)}
      valuesOf={({ course }) => (v.is(courseForm, course) ? { ...course, branchNo: course.branchNo ?? '' } : null)}
      suggestedOf={suggestedOf}
      breachesOf={refundBreaches}
      questionsOf={(course, educationNo) =>
        request(officeCheckCourse, { course, ...(educationNo !== null && { educationNo }) }, { quiet: true })
      }
      moreFields={(form) => (
        <>
          <LessonFields form={form} />
          <LecturerFields form={form} lecturers={choices?.lecturers ?? []} />
        </>
      )}
      moreChanges={(typed, stored) => [
        ...changedLessons(typed, stored),
        ...changedLecturers(typed, stored, choices?.lecturers ?? []),
      ]}
      save={(course, educationNo, answers) =>
        saving.mutate({
          course,
          ...(educationNo === null ? { isDraft: true } : { educationNo }),
          ...answers,
        })
      }
    />
  );
}
