import { useFetchItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import {
  officeLecturer,
  officeLecturers,
  officeOfferingChoices,
  officeSaveLecturer,
} from '@portal/shared/contract/office';
import { changesBetween } from '../parts/form/changesBetween.ts';
import { EditForm } from '../parts/form/EditForm.tsx';
import { FieldGroups } from '../parts/form/FieldGroups.tsx';
import { useEditForm } from '../parts/form/useEditForm.ts';
import { LIST_PATH } from './lecturer.ts';
import { groupsOf, type LecturerInput, valuesOf } from './values.ts';

interface LecturerFormProps {
  start: LecturerInput;
  /** Null for a new lecturer. */
  stored: CallEntity<typeof officeLecturer> | null;
}

/** The form of a lecturer. Stored contact and account are shown masked, and left unchanged by empty fields. */
export function LecturerForm({ start, stored }: LecturerFormProps) {
  const { lecturerNo } = start;
  const groups = groupsOf(stored);
  const readNow = useFetchItem(officeLecturer);
  const saving = useMutation(officeSaveLecturer, {
    quiet: true,
    invalidates: [officeLecturers, officeLecturer, officeOfferingChoices],
  });
  const edit = useEditForm({
    schema: officeSaveLecturer.input,
    start,
    draftName: `office-lecturer:${lecturerNo ?? 'new'}`,
    versionField: 'version',
    save: async (lecturer) => {
      await saving.mutate(lecturer);
      return LIST_PATH;
    },
    readStored: lecturerNo === undefined ? null : async () => ({ values: valuesOf(await readNow({ lecturerNo })) }),
  });
  return (
    <EditForm edit={edit} back={LIST_PATH} changesOf={(typed, now) => changesBetween(groups, typed, now)}>
      <FieldGroups groups={groups} form={edit.form} />
    </EditForm>
  );
}
