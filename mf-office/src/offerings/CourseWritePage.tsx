import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { courseForm, officeOffering, officeOfferings, officeSaveCourse } from '@portal/shared/contract/office';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { ErrorState, Skeleton, toast } from '@portal/shared/ui';
import { FieldGroups, type FormFields } from '../parts/form/FieldGroups.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { COMMON_DEFAULTS, GRADES, PERIOD, PLACE_AND_SEATS, REFUNDS, TEXTS } from './form/commonFields.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { useEdited } from './form/useEdited.ts';
import { KINDS, viewPath } from './kinds.ts';

type Values = v.InferInput<typeof courseForm>;

const GROUPS: readonly FormFields<keyof Values>[] = [
  {
    title: '교육',
    fields: [
      { name: 'title', label: '교육명' },
      { name: 'rating', label: '급수', options: GRADES },
      {
        name: 'eduType',
        label: '종류',
        options: [
          { value: 1, label: '집체교육' },
          { value: 2, label: '온라인교육' },
        ],
      },
      { name: 'eduDate', label: '교육일', type: 'date', hint: '온라인교육은 여는 날입니다.' },
      { name: 'time', label: '시작 시각', type: 'time' },
      { name: 'lastDay', label: '마지막 날', type: 'date', hint: '집체교육은 교육일과 같습니다.' },
    ],
  },
  PLACE_AND_SEATS,
  PERIOD,
  REFUNDS,
  TEXTS,
];

const NEW_COURSE: Values = { ...COMMON_DEFAULTS, title: '', eduType: 1, eduDate: '', lastDay: '' };

/** /office/courses/write: makes a course, copies one, or changes one. */
export default function CourseWritePage() {
  const { offeringNo, copyOf, isNew, query } = useEdited('education');
  const start = isNew ? NEW_COURSE : query.data?.course;
  return (
    <OfficePage title={offeringNo === null ? '교육 만들기' : '교육 고치기'}>
      {query.isLoading && <Skeleton lines={12} />}
      {query.error && <ErrorState message={query.error.message} onRetry={query.retry} />}
      {start && (
        <CourseForm
          start={start}
          educationNo={offeringNo}
          draft={`office-course:${offeringNo ?? `new:${copyOf ?? ''}`}`}
          applicants={offeringNo === null ? 0 : (query.data?.applicants ?? 0)}
        />
      )}
    </OfficePage>
  );
}

interface CourseFormProps {
  start: Values;
  educationNo: number | null;
  /** Under which name what was typed survives a reload. */
  draft: string;
  applicants: number;
}

function CourseForm({ start, educationNo, draft, applicants }: CourseFormProps) {
  const navigate = useNavigate();
  const saving = useMutation(officeSaveCourse, { quiet: true, invalidates: [officeOfferings, officeOffering] });
  const form = useForm({ resolver: valibotResolver(courseForm), defaultValues: start, shouldFocusError: false });
  const { clear } = useDraft(draft, form);
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^course\./, ''),
    send: async (course) => {
      const saved = await saving.mutate({ course, ...(educationNo !== null && { educationNo }) });
      clear();
      toast('저장했습니다.');
      await navigate(viewPath('education', saved));
    },
  });
  return (
    <FormFrame
      applicants={applicants}
      errors={errors}
      attempt={submitCount}
      isPending={isPending}
      back={educationNo === null ? KINDS.education.path : viewPath('education', educationNo)}
      onSubmit={submit}
    >
      <FieldGroups groups={GROUPS} register={form.register} errors={errors} />
    </FormFrame>
  );
}
