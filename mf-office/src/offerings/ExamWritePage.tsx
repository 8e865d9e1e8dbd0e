import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { examForm, officeOffering, officeOfferings, officeSaveExam } from '@portal/shared/contract/office';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { seoulDay } from '@portal/shared/time';
import { ErrorState, Skeleton, toast } from '@portal/shared/ui';
import { FieldGroups, type FormFields } from '../parts/form/FieldGroups.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { COMMON_DEFAULTS, GRADES, PERIOD, PLACE_AND_SEATS, REFUNDS, TEXTS } from './form/commonFields.ts';
import { FormFrame } from './form/FormFrame.tsx';
import { useEdited } from './form/useEdited.ts';
import { KINDS, viewPath } from './kinds.ts';

type Values = v.InferInput<typeof examForm>;

const GROUPS: readonly FormFields<keyof Values>[] = [
  {
    title: '시험',
    lead: '합격 여부는 발표일의 발표 시각까지 응시자에게 보이지 않습니다.',
    fields: [
      { name: 'examinationName', label: '시험명' },
      { name: 'rating', label: '급수', options: GRADES },
      {
        name: 'part',
        label: '과목',
        options: [
          { value: '필기', label: '필기' },
          { value: '실기', label: '실기' },
        ],
      },
      { name: 'year', label: '연도', type: 'number' },
      { name: 'rounds', label: '회차', type: 'number' },
      { name: 'examDate', label: '시험일', type: 'date' },
      { name: 'time', label: '시작 시각', type: 'time' },
      { name: 'passDate', label: '합격자 발표일', type: 'date' },
      { name: 'passTime', label: '발표 시각', type: 'time' },
    ],
  },
  PLACE_AND_SEATS,
  PERIOD,
  REFUNDS,
  TEXTS,
];

const NEW_EXAM: Values = {
  ...COMMON_DEFAULTS,
  year: seoulDay(new Date()).slice(0, 4),
  rounds: '',
  examinationName: '',
  part: '필기',
  examDate: '',
  passDate: '',
  passTime: '10:00',
};

/** /office/exams/write: makes an exam, copies one, or changes one. */
export default function ExamWritePage() {
  const { offeringNo, copyOf, isNew, query } = useEdited('exam');
  const start = isNew ? NEW_EXAM : query.data?.exam;
  return (
    <OfficePage title={offeringNo === null ? '시험 만들기' : '시험 고치기'}>
      {query.isLoading && <Skeleton lines={12} />}
      {query.error && <ErrorState message={query.error.message} onRetry={query.retry} />}
      {start && (
        <ExamForm
          start={start}
          examinationNo={offeringNo}
          draft={`office-exam:${offeringNo ?? `new:${copyOf ?? ''}`}`}
          applicants={offeringNo === null ? 0 : (query.data?.applicants ?? 0)}
        />
      )}
    </OfficePage>
  );
}

interface ExamFormProps {
  start: Values;
  examinationNo: number | null;
  /** Under which name what was typed survives a reload. */
  draft: string;
  applicants: number;
}

function ExamForm({ start, examinationNo, draft, applicants }: ExamFormProps) {
  const navigate = useNavigate();
  const saving = useMutation(officeSaveExam, { quiet: true, invalidates: [officeOfferings, officeOffering] });
  const form = useForm({ resolver: valibotResolver(examForm), defaultValues: start, shouldFocusError: false });
  const { clear } = useDraft(draft, form);
  const { errors, submitCount } = form.formState;
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^exam\./, ''),
    send: async (exam) => {
      const saved = await saving.mutate({ exam, ...(examinationNo !== null && { examinationNo }) });
      clear();
      toast('저장했습니다.');
      await navigate(viewPath('exam', saved));
    },
  });
  return (
    <FormFrame
      applicants={applicants}
      errors={errors}
      attempt={submitCount}
      isPending={isPending}
      back={examinationNo === null ? KINDS.exam.path : viewPath('exam', examinationNo)}
      onSubmit={submit}
    >
      <FieldGroups groups={GROUPS} register={form.register} errors={errors} />
    </FormFrame>
  );
}
