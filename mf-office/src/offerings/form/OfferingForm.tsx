import { useRef } from 'react';
import { useWatch, type FieldErrors, type Path, type PathValue } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import {
  MAX_ATTACHED_FILES,
  officeOffering,
  officeUploadOfferingFile,
  type AttachedFiles,
} from '@portal/shared/contract/office';
import { FilesField } from '@portal/shared/form';
import { openDialog } from '@portal/shared/overlay';
import { Callout, Section } from '@portal/shared/ui';
import type { Decision } from '../../parts/decision/DecisionDialog.tsx';
import { openDecision } from '../../parts/decision/openDecision.ts';
import { changesBetween, type FieldChange } from '../../parts/form/changesBetween.ts';
import { SAVE_DRAFT } from '../../parts/form/draft.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { FieldGroups } from '../../parts/form/FieldGroups.tsx';
import { useEditForm } from '../../parts/form/useEditForm.ts';
import { KINDS, viewPath, type OfferingDetail } from '../kind/kinds.ts';
import { confirmQuestions } from '../questions/confirmQuestions.ts';
import { PLACE_TITLE } from './commonFields.ts';
import { withOldDays } from './copied.ts';
import type { OfferingFormKind, OfferingValues, SaveAnswers } from './formKind.ts';
import { movedTexts } from './moved.ts';
import type { HallChoice } from './places/hall.ts';
import { HallNote } from './places/HallNote.tsx';
import { useSuggested } from './useSuggested.ts';

interface OfferingFormProps<Values extends OfferingValues, Checked> extends OfferingFormKind<Values, Checked> {
  start: Values;
  halls: readonly HallChoice[];
  /** Values of the source of a copy; null if this is no copy. */
  copied: Values | null;
  /** Null for a new course or exam. */
  offeringNo: number | null;
  /** Name under which typed values survive a reload. */
  draftName: string;
  applicants: number;
  fixedFields: NonNullable<OfferingDetail['fixedFields']>;
  /** Not visible to visitors yet; true for each new course or exam. */
  isDraft: boolean;
}

/** The form of a course or an exam. */
export function OfferingForm<Values extends OfferingValues, Checked>(props: OfferingFormProps<Values, Checked>) {
  const { kind, schema, groupsOf, valuesOf, save, start, copied, offeringNo, draftName, applicants, isDraft } = props;
  const fixed = new Map(props.fixedFields.map(({ field, reason }) => [field, reason]));
  const { halls, suggestedOf, breachesOf, questionsOf, moreFields, moreChanges } = props;
  const readNow = useFetchItem(officeOffering);
  const answers = useRef<SaveAnswers>({});
  const upload = useMutation(officeUploadOfferingFile, { quiet: true });
  const edit = useEditForm<Values, Checked>({
    schema,
    start,
    draftName,
    versionField: 'version' as Path<Values>,
    fieldOf: (path) => path.replace(/^(course|exam)\./, ''),
    confirms: async (checked) =>
      (await explainBreaches(breachesOf?.(checked) ?? [])) &&
      (await askQuestions(checked)) &&
      (await confirmMove(checked as object)),
    save: async (checked) => viewPath(kind, await save(checked, offeringNo, answers.current)),
    readStored: offeringNo === null ? null : async () => ({ values: valuesOf(await readNow({ kind, offeringNo })) }),
  });
  const explainBreaches = async (breaches: readonly { message: string }[]) => {
    answers.current = {};
    return (
      breaches.length === 0 ||
      (await openDecision(breachDecision(breaches, (reason) => void (answers.current.termsReason = reason)))) === true
    );
  };
  const askQuestions = async (checked: Checked) => {
    const confirmed = await confirmQuestions('save', await questionsOf(checked, offeringNo));
    if (confirmed !== null && confirmed.length > 0) answers.current.confirmed = confirmed;
    return confirmed !== null;
  };
  const confirmMove = async (checked: object) => {
    const texts = offeringNo === null ? null : movedTexts(kind, start, { ...checked });
    if (offeringNo === null || texts === null) return true;
    // Current number of applicants.
    const { awaiting = 0 } = await readNow({ kind, offeringNo });
    return awaiting === 0 || (await openDialog(() => import('./MoveDialog.tsx'), { texts, awaiting })) === true;
  };
  const { form } = edit;
  const { errors, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control }) as Partial<Values>;
  const groups = copied ? withOldDays(groupsOf(values), copied) : groupsOf(values);
  const hasHalls = groups.some(({ fields }) => fields.some(({ name }) => name === 'hallNo'));
  useSuggested(form, offeringNo === null && suggestedOf ? suggestedOf(values) : {});
  const setFiles = (next: AttachedFiles) =>
    form.setValue('files' as Path<Values>, next as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  const preview = (typed: Values) =>
    void openDialog(() => import('./PreviewDialog.tsx'), {
      kind,
      typed,
      saved: offeringNo === null ? null : start,
      applicants,
    });

  return (
    <EditForm
      edit={edit}
      back={offeringNo === null ? KINDS[kind].path : viewPath(kind, offeringNo)}
      changesOf={(typed, stored) => [
        ...changesBetween(groups, typed, stored),
        ...(moreChanges?.(typed, stored) ?? []),
        ...changedFiles(typed, stored),
      ]}
      preview={preview}
      {...(isDraft && { saveLabel: SAVE_DRAFT })}
      lead={applicants > 0 && <TermsStay applicants={applicants} />}
    >
      <FieldGroups
        groups={groups}
        form={form}
        fixed={fixed}
        notes={hasHalls ? { [PLACE_TITLE]: <HallNote form={form} halls={halls} /> } : {}}
      />
      {moreFields?.(form)}
      <Section
        title="내려받을 파일"
        lead={`${isDraft ? '게시하면' : '저장하면'} ${KINDS[kind].noun} 안내 화면에서 누구나 내려받을 수 있습니다.`}
      >
        <FilesField
          files={values.files ?? []}
          max={MAX_ATTACHED_FILES}
          ordered
          store={(file) => upload.mutate({}, { file })}
          progress={upload.progress}
          error={(errors as FieldErrors<OfferingValues>).files?.message}
          onChange={setFiles}
        />
      </Section>
    </EditForm>
  );
}

/** Members have agreed to the terms, so a breach of them takes a reason. */
const breachDecision = (breaches: readonly { message: string }[], explain: (reason: string) => void): Decision => ({
  title: '환불 기간이 이용약관 제16조와 다릅니다',
  details: breaches.map(({ message }, index) => ({ term: `다른 점 ${index + 1}`, description: message })),
  note: <Callout tone="warning">신청하신 분이 약관대로 전액을 요구하실 수 있습니다.</Callout>,
  action: '약관과 다르게 저장',
  reasonMissing: '약관과 다르게 정하는 사유를 입력해주세요.',
  send: async (reason) => explain(reason),
});

const TermsStay = ({ applicants }: { applicants: number }) => (
  <Callout tone="warning" title={`이미 신청한 ${applicants}건의 금액과 환불 조건은 바뀌지 않습니다`}>
    신청할 때 보여드린 금액, 환불 기간과 비율은 그대로 남습니다. 고친 금액과 조건은 앞으로 신청하는 분에게 적용됩니다.
    날짜, 시각, 장소나 합격자 발표 일시를 고치면 저장하기 전에 몇 분께 알릴지 보여드리고, 그분들은 시작하기 전까지 모두
    환불받고 취소하실 수 있습니다. 급수와 종류처럼 신청의 바탕이 되는 것은 바꿀 수 없습니다. 안내 글과 첨부파일은 언제든
    더하거나 뺄 수 있지만, 거기에 무엇을 적어도 이미 신청한 조건은 바뀌지 않습니다.
  </Callout>
);

function changedFiles(typed: OfferingValues, stored: OfferingValues): FieldChange[] {
  const pathsOf = ({ files = [] }: OfferingValues) => files.map(({ path }) => path).join();
  if (pathsOf(typed) === pathsOf(stored)) return [];
  return [{ label: '첨부파일', value: (stored.files ?? []).map(({ fileName }) => fileName).join(', ') }];
}
