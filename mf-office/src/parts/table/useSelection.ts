import { useState } from 'react';

/** Selected rows, by number; they stay selected on other pages of the list. */
export interface Selection {
  chosen: ReadonlySet<number>;
  choose(keys: readonly number[], isChosen: boolean): void;
  clear(): void;
}

/** Selection that is empty at first, and again whenever `of` changes, since the list then shows something else. */
export function useSelection(of: string): Selection {
  const [state, setState] = useState<{ of: string; chosen: ReadonlySet<number> }>({ of, chosen: new Set() });
  const chosen = state.of === of ? state.chosen : NOTHING;
  return {
    chosen,
    choose(keys, isChosen) {
      const next = new Set(chosen);
      for (const key of keys)
        if (isChosen) next.add(key);
        else next.delete(key);
      setState({ of, chosen: next });
    },
    clear: () => setState({ of, chosen: new Set() }),
  };
}

const NOTHING: ReadonlySet<number> = new Set();
