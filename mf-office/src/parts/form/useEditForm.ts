import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type * as v from 'valibot';
import { NUMBERS } from '@portal/shared/contract';
import { useDraft, useSubmit } from '@portal/shared/form';
import { confirm } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';

/** What a colleague has stored since the form was opened. */
export interface StoredMeanwhile<Values> {
  /** Null where there is a value that this build's form does not know, and would lose. */
  values: Values | null;
  /** Who; null for a member who has left or a command of the server. */
  changedBy?: string | null;
  changedAt?: string | null;
}

interface EditFormOptions<Values extends FieldValues, Checked> {
  schema: v.GenericSchema<Values, Checked>;
  start: Values;
  /** Under which name what was typed survives a reload. */
  draftName: string;
  /** The field that names the state which the form was begun from; a draft keeps it too. */
  versionField: Path<Values>;
  /** The form's field of a path of the wire, where the two differ. */
  fieldOf?(path: string): string;
  /** Asks what must be asked before it is stored; false: it is not stored, and the form stays as it is. */
  confirms?(checked: Checked): Promise<boolean>;
  /** Stores it. Answers where the form then leads. @throws CallError */
  save(checked: Checked): Promise<string>;
  /** Reads what is stored now; null for what is not stored yet. */
  readStored: (() => Promise<StoredMeanwhile<Values>>) | null;
}

/**
 * A form that makes something or changes it. What is typed survives a reload and another employee's change: then
 * nothing is stored, and whoever was second decides knowing what was stored.
 */
export function useEditForm<Values extends FieldValues, Checked>(options: EditFormOptions<Values, Checked>) {
  const { schema, start, draftName, versionField, fieldOf, confirms, save, readStored } = options;
  const navigate = useNavigate();
  /** With what was refused: what differs from it does not change while the employee goes on typing. */
  const [stored, setStored] = useState<(StoredMeanwhile<Values> & { refused: Values }) | null>(null);
  const form = useForm<Values, unknown, Checked>({
    resolver: valibotResolver(schema),
    // Else what must hold between the fields would be said only once each of them is right by itself.
    criteriaMode: 'all',
    defaultValues: start as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const draft = useDraft(draftName, form);
  const { submit, isPending } = useSubmit({
    form,
    ...(fieldOf && { fieldOf }),
    send: async (checked) => {
      if (confirms && !(await confirms(checked))) return;
      const path = await save(checked);
      draft.clear();
      toast('저장했습니다.');
      await navigate(path);
    },
    onRefused: async (error) => {
      if (error.code !== NUMBERS.EDITED_MEANWHILE || !readStored) return false;
      const refused = form.getValues();
      setStored({ ...(await readStored()), refused });
      return true;
    },
  });

  return {
    form,
    submit,
    isPending,
    /** Whether what stands in the fields was typed before a reload. */
    isRestored: draft.restored && form.formState.isDirty,
    startAgain: () => form.reset(start),
    stored,
    /** Stores what is typed over what the colleague has stored. */
    keepTyped: (values: Values) => {
      form.setValue(versionField, values[versionField] as PathValue<Values, Path<Values>>);
      setStored(null);
      submit();
    },
    /** Gives up what is typed. */
    takeStored: async (values: Values) => {
      if (!(await confirm('입력하신 내용을 지우고 저장된 내용으로 바꾸시겠습니까?'))) return;
      form.reset(values);
      setStored(null);
    },
  };
}

export type EditFormState<Values extends FieldValues, Checked> = ReturnType<typeof useEditForm<Values, Checked>>;
