import type { Check } from '../GateContext.ts';
import { firstSeen } from '../walk/firstSeen.ts';

/** The shell stores the registry each time it has read it. */
const CHANGED_BY_SHELL = 'last-good-registry in localStorage';

/** Stored data of others stay unchanged: the visitor's session, and the data of other sections. */
export const storage: Check = {
  name: 'storage untouched',
  run: (context) =>
    firstSeen(context, (before, { stored }) =>
      Object.entries(before.stored).flatMap(([name, value]) => {
        if (stored[name] === undefined) return [`${name} is gone`];
        return stored[name] === value || name === CHANGED_BY_SHELL ? [] : [`${name} is changed`];
      }),
    ),
};
