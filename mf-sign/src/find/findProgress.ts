import { useCallback, useState } from 'react';
import * as v from 'valibot';

const findProgress = v.object({
  userId: v.string(),
  name: v.string(),
  userPhone: v.string(),
  /** Whether the API has found this id with this proved phone, so that a new password may be set. */
  matched: v.boolean(),
});
export type FindProgress = v.InferOutput<typeof findProgress>;

const STORAGE_KEY = 'find-account';
const NOTHING_YET: FindProgress = { userId: '', name: '', userPhone: '', matched: false };

export function readFindProgress(): FindProgress {
  try {
    const kept = v.safeParse(findProgress, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    return kept.success ? kept.output : NOTHING_YET;
  } catch {
    return NOTHING_YET;
  }
}

/** Remembers what was typed to find an account, for as long as the tab lives. Never a password. */
export function keepFindProgress(change: Partial<FindProgress>): FindProgress {
  const next = { ...readFindProgress(), ...change };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Private windows of some browsers allow no storage.
  }
  return next;
}

export const forgetFindProgress = () => sessionStorage.removeItem(STORAGE_KEY);

export function useFindProgress(): [FindProgress, (change: Partial<FindProgress>) => void] {
  const [progress, setProgress] = useState(readFindProgress);
  const keep = useCallback((change: Partial<FindProgress>) => setProgress(keepFindProgress(change)), []);
  return [progress, keep];
}
