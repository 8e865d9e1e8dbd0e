import { useWatch } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import { officeSaveSiteItem, officeSiteItem, officeSiteItems } from '@portal/shared/contract/office';
import { Section } from '@portal/shared/ui';
import { PictureField } from '../../parts/files/PictureField.tsx';
import { changesBetween, type FieldChange } from '../../parts/form/changesBetween.ts';
import { EditForm } from '../../parts/form/EditForm.tsx';
import { FieldGroups } from '../../parts/form/FieldGroups.tsx';
import { useEditForm } from '../../parts/form/useEditForm.ts';
import { listPath } from '../kind/areas.ts';
import { KINDS, type SiteValues } from '../kind/kinds.ts';
import { Preview } from '../preview/Preview.tsx';
import { valuesOf } from './values.ts';

/** Form of every kind, with a preview below it. */
export function SiteForm({ start }: { start: SiteValues }) {
  const { kind, no } = start;
  const { picture, groups } = KINDS[kind];
  const fetchItem = useFetchItem(officeSiteItem);
  const saving = useMutation(officeSaveSiteItem, { quiet: true, invalidates: [officeSiteItems, officeSiteItem] });
  const edit = useEditForm({
    schema: officeSaveSiteItem.input,
    start,
    draftName: `office-site:${kind}:${no ?? 'new'}`,
    versionField: 'version',
    save: async (item) => {
      await saving.mutate(item);
      return listPath(kind);
    },
    readStored: no === undefined ? null : async () => ({ values: valuesOf(await fetchItem({ kind, no })) }),
  });
  const { control, setValue, formState } = edit.form;
  const { errors, submitCount } = formState;
  const values = { ...start, ...useWatch({ control }) };
  return (
    <>
      <EditForm
        edit={edit}
        back={listPath(kind)}
        changesOf={(typed, stored) => [...changesBetween(groups, typed, stored), ...changedPicture(typed, stored)]}
      >
        <FieldGroups groups={groups} form={edit.form} />
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
      </EditForm>
      <Preview values={values} />
    </>
  );
}

function changedPicture(typed: SiteValues, stored: SiteValues): FieldChange[] {
  const { picture } = KINDS[typed.kind];
  const isSame = (typed.imagePath ?? '') === (stored.imagePath ?? '');
  return picture === undefined || isSame ? [] : [{ label: picture.label, value: '다른 사진' }];
}
