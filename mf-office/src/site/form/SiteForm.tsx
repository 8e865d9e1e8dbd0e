import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import { officeSaveSiteItem, officeSiteItem, officeSiteItems } from '@portal/shared/contract/office';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import {
  Actions,
  Button,
  ButtonLink,
  Callout,
  ErrorSummary,
  Form,
  Section,
  toast,
  useErrorSummary,
} from '@portal/shared/ui';
import { FieldGroups } from '../../parts/form/FieldGroups.tsx';
import { PictureField } from '../../parts/picture/PictureField.tsx';
import { listPath, type EditedItem } from '../kind/areas.ts';
import { KINDS, type SiteValues } from '../kind/kinds.ts';
import { Preview } from '../preview/Preview.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

/** The form of every kind, with a preview. The draft keeps the version too, so that it overwrites nobody's change. */
export function SiteForm({ start }: { start: SiteValues }) {
  const { kind, no } = start;
  const { picture, groups } = KINDS[kind];
  const navigate = useNavigate();
  const form = useForm({
    resolver: valibotResolver(officeSaveSiteItem.input),
    defaultValues: start,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, formState } = form;
  const { errors, submitCount, isDirty } = formState;
  const draft = useDraft(`office-site:${kind}:${no ?? 'new'}`, form);
  const typed = useWatch({ control });
  const fetchItem = useFetchItem(officeSiteItem);
  const [newest, setNewest] = useState<EditedItem>();
  const saving = useMutation(officeSaveSiteItem, { quiet: true, invalidates: [officeSiteItems, officeSiteItem] });
  const { submit, isPending } = useSubmit({
    form,
    send: async (item) => {
      await saving.mutate(item);
      draft.clear();
      toast('저장했습니다.');
      await navigate(listPath(kind));
    },
    onRefused: async (error) => {
      if (!error.is('SITE_EDITED_MEANWHILE') || no === undefined) return false;
      const item = await fetchItem({ kind, no });
      setNewest(item);
      // Whoever saves again has read what was changed.
      setValue('version', item.version);
      return false;
    },
  });
  const values = { ...start, ...typed };
  return (
    <>
      <Form onSubmit={submit}>
        <ErrorSummary errors={useErrorSummary(errors)} attempt={submitCount} />
        {newest && <ChangedMeanwhile stored={newest.item} typed={values} />}
        {draft.restored && isDirty && (
          <Callout title="쓰던 내용을 불러왔습니다.">
            <p>저장하지 않은 내용이 남아 있어 이어서 쓸 수 있습니다.</p>
            <Button variant="secondary" size="small" onClick={() => reset(start)}>
              모두 지우고 처음부터
            </Button>
          </Callout>
        )}
        <FieldGroups groups={groups} register={register} errors={errors} />
        {picture && (
          <Section title="사진">
            <PictureField
              label={picture.label}
              hint={picture.hint}
              required={!picture.optional}
              path={values.imagePath ?? ''}
              error={errors.imagePath?.message}
              onChange={(path) => setValue('imagePath', path, { shouldDirty: true, shouldValidate: submitCount > 0 })}
            />
          </Section>
        )}
        <Actions>
          <ButtonLink variant="secondary" to={listPath(kind)}>
            그만두기
          </ButtonLink>
          <Button type="submit" busy={isPending}>
            저장
          </Button>
        </Actions>
      </Form>
      <Preview values={values} />
    </>
  );
}
