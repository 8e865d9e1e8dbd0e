import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftKeyOf, forgetDraft, readDraft, writeDraft } from './draftStorage.ts';

export interface DraftOptions {
  /** Fields that are not stored, in addition to passwords and codes. */
  omit?: readonly string[];
}

export interface Draft {
  /** True if the form was filled from a draft. */
  restored: boolean;
  /** Deletes the draft; to be called after the form was sent. */
  clear(): void;
}

/**
 * Stores the typed values of a form in the tab, so that a closed dialog, a reload, a lost session or a failed section
 * loses nothing, except for account numbers on a reload. A draft overrides the form's default values; fields that the
 * form no longer has are ignored.
 * @param key name of the form and its subject: `edu-apply:7`.
 * @param form of `useForm`, with its default values already set.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>,
  options: DraftOptions = {},
): Draft {
  const omit = useRef(options.omit ?? []);
  const cleared = useRef(false);
  const { getValues, reset, subscribe } = form;
  const draftKey = useMemo(() => draftKeyOf(key), [key]);
  const stored = useMemo(
    () => Object.entries(readDraft(draftKey) ?? {}).filter(([field]) => field in getValues()),
    [draftKey, getValues],
  );

  // Before any typing: a later effect would miss the first input or overwrite it.
  useLayoutEffect(() => {
    cleared.current = false;
    if (stored.length > 0) reset({ ...getValues(), ...Object.fromEntries(stored) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (!cleared.current) writeDraft(draftKey, typed, omit.current);
      },
    });
  }, [draftKey, stored, getValues, reset, subscribe]);

  const clear = useCallback(() => {
    cleared.current = true;
    forgetDraft(draftKey);
  }, [draftKey]);

  return { restored: stored.length > 0, clear };
}
