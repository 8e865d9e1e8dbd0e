import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, readDraft, writeDraft } from './draftStorage.ts';

export interface DraftOptions {
  /** Fields that are not kept, beside passwords, codes and account numbers, which never are. */
  omit?: readonly string[];
}

export interface Draft {
  /** Whether the form was filled from a draft when it appeared. */
  restored: boolean;
  /** Forgets the draft; call it when the form has been sent. */
  clear(): void;
}

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a reload, a lost session or a failed
 * section loses nothing. The draft wins over the form's default values; fields that the form no longer has are
 * ignored.
 * @param key names the form and what it is about: `edu-apply:7`.
 * @param form of `useForm`; its default values must be there already.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>,
  options: DraftOptions = {},
): Draft {
  const omit = useRef(options.omit ?? []);
  const cleared = useRef(false);
  const { getValues, reset, subscribe } = form;
  const kept = useMemo(
    () => Object.entries(readDraft(key) ?? {}).filter(([field]) => field in getValues()),
    [key, getValues],
  );

  // Before anyone can type: an effect that runs later would miss the first words, or overwrite them.
  useLayoutEffect(() => {
    cleared.current = false;
    if (kept.length > 0) reset({ ...getValues(), ...Object.fromEntries(kept) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (!cleared.current) writeDraft(key, typed, omit.current);
      },
    });
  }, [key, kept, getValues, reset, subscribe]);

  const clear = useCallback(() => {
    cleared.current = true;
    forgetDraft(key);
  }, [key]);

  return { restored: kept.length > 0, clear };
}
