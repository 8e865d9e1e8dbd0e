import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type * as v from 'valibot';
import { NUMBERS } from '@portal/shared/contract';
import { useDraft, useSubmit } from '@portal/shared/form';
import { confirm } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';

/** Version that a colleague has stored since the form was opened. */
export interface StoredMeanwhile<Values> {
  /** Null if there is a value that this build's form does not know and would lose. */
  values: Values | null;
  /** Name of the colleague; null for a member who has left or a command of the server. */
  changedBy?: string | null;
  changedAt?: string | null;
}

interface EditFormOptions<Values extends FieldValues, Checked> {
  schema: v.GenericSchema<Values, Checked>;
  start: Values;
  /** Name under which typed values survive a reload. */
  draftName: string;
  /** Field of the version that the form is based on; a draft stores it too. */
  versionField: Path<Values>;
  /** Form field for a path in the request, where the two differ. */
  fieldOf?(path: string): string;
  /** Confirmations before storing; if false, nothing is stored and the form stays as it is. */
  confirms?(checked: Checked): Promise<boolean>;
  /** Stores the values and returns the path of the next page. @throws CallError */
  save(checked: Checked): Promise<string>;
  /** Reads the stored version; null for a new item. */
  readStored: (() => Promise<StoredMeanwhile<Values>>) | null;
}

/**
 * Form that creates or changes an item. Typed values survive a reload and a concurrent change by another employee:
 * nothing is stored then, and the second employee decides with the stored version in view.
 */
export function useEditForm<Values extends FieldValues, Checked>(options: EditFormOptions<Values, Checked>) {
  const { schema, start, draftName, versionField, fieldOf, confirms, save, readStored } = options;
  const navigate = useNavigate();
  /** With the rejected values: the differences from them do not change while the employee types on. */
  const [stored, setStored] = useState<(StoredMeanwhile<Values> & { refused: Values }) | null>(null);
  const form = useForm<Values, unknown, Checked>({
    resolver: valibotResolver(schema),
    // Without it, rules between fields would be reported only once each field is valid by itself.
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
    /** The fields hold values that were typed before a reload. */
    isRestored: draft.restored && form.formState.isDirty,
    startAgain: () => form.reset(start),
    stored,
    /** Stores the typed values over the colleague's version. */
    keepTyped: (values: Values) => {
      form.setValue(versionField, values[versionField] as PathValue<Values, Path<Values>>);
      setStored(null);
      submit();
    },
    /** Discards the typed values. */
    takeStored: async (values: Values) => {
      if (!(await confirm('입력하신 내용을 지우고 저장된 내용으로 바꾸시겠습니까?'))) return;
      form.reset(values);
      setStored(null);
    },
  };
}

export type EditFormState<Values extends FieldValues, Checked> = ReturnType<typeof useEditForm<Values, Checked>>;
