import type { Check } from '../GateContext.ts';
import { firstSeen } from '../walk/firstSeen.ts';

/** The shell notes the registry whenever it has read it. */
const CHANGED_BY_SHELL = 'last-good-registry in localStorage';

/** What others have stored in the browser stays as it is: the visitor's session, and what other sections keep. */
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
