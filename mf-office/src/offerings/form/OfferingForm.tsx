import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch, type DefaultValues, type FieldErrors, type Path, type PathValue } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import {
  MAX_ATTACHED_FILES,
  officeOffering,
  officeUploadOfferingFile,
  type AttachedFiles,
} from '@portal/shared/contract/office';
import { FilesField, useDraft, useSubmit } from '@portal/shared/form';
import { openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Button, Section, toast } from '@portal/shared/ui';
import { FieldGroups } from '../../parts/form/FieldGroups.tsx';
import { KINDS, viewPath } from '../kind/kinds.ts';
import { changesBetween, type FieldChange } from './changes.ts';
import { FormFrame } from './FormFrame.tsx';
import type { OfferingFormKind, OfferingValues } from './formKind.ts';

interface OfferingFormProps<Values extends OfferingValues, Checked> extends OfferingFormKind<Values, Checked> {
  start: Values;
  /** Null for a new one. */
  offeringNo: number | null;
  /** Under which name what was typed survives a reload. */
  draft: string;
  applicants: number;
}

/**
 * The form of a course or an exam. Where a colleague has saved meanwhile, nothing is written and nothing typed is lost:
 * it shows what the colleague has changed, and the next attempt is made knowing it.
 */
export function OfferingForm<Values extends OfferingValues, Checked>(props: OfferingFormProps<Values, Checked>) {
  const { kind, schema, groupsOf, valuesOf, save, start, offeringNo, draft, applicants } = props;
  const navigate = useNavigate();
  const readNow = useFetchItem(officeOffering);
  const upload = useMutation(officeUploadOfferingFile, { quiet: true });
  const [others, setOthers] = useState<readonly FieldChange[] | null>(null);
  const form = useForm<Values, unknown, Checked>({
    resolver: valibotResolver(schema),
    defaultValues: start as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { clear } = useDraft(draft, form);
  const values = useWatch({ control: form.control }) as Partial<Values>;
  const groups = groupsOf(values);
  const { errors, submitCount, isSubmitted } = form.formState;
  const setFiles = (next: AttachedFiles) =>
    form.setValue('files' as Path<Values>, next as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });

  const showOthers = async () => {
    const now = offeringNo !== null && valuesOf(await readNow({ kind, offeringNo }));
    if (!now) return;
    setOthers(changesBetween(groups, form.getValues(), now));
    const version = 'version' as Path<Values>;
    form.setValue(version, now.version as PathValue<Values, Path<Values>>);
  };
  const { submit, isPending } = useSubmit({
    form,
    fieldOf: (path) => path.replace(/^(course|exam)\./, ''),
    onRefused: async (error) => {
      if (!error.is('OFFERING_CHANGED')) return false;
      await showOthers();
      return true;
    },
    send: async (checked) => {
      const saved = await save(checked, offeringNo);
      clear();
      toast('저장했습니다.');
      await navigate(viewPath(kind, saved));
    },
  });
  const preview = () =>
    void openDialog(() => import('./PreviewDialog.tsx'), {
      kind,
      typed: form.getValues(),
      saved: offeringNo === null ? null : start,
      applicants,
    });

  return (
    <FormFrame
      applicants={applicants}
      others={others}
      errors={errors}
      attempt={submitCount}
      isPending={isPending}
      back={offeringNo === null ? KINDS[kind].path : viewPath(kind, offeringNo)}
      preview={
        <Button variant="secondary" onClick={preview}>
          미리 보기
        </Button>
      }
      onSubmit={submit}
    >
      <FieldGroups groups={groups} register={form.register} errors={errors} />
      <Section title="내려받을 파일" lead={`저장하면 ${KINDS[kind].noun} 안내 화면에서 누구나 내려받을 수 있습니다.`}>
        <FilesField
          files={values.files ?? []}
          max={MAX_ATTACHED_FILES}
          ordered
          store={(file) => upload.mutate({}, { file })}
          error={(errors as FieldErrors<OfferingValues>).files?.message}
          onChange={setFiles}
        />
      </Section>
    </FormFrame>
  );
}
