import * as v from 'valibot';
import { newPersonNameRule } from '@portal/shared/rules';
import { HttpError } from './errors.ts';

/**
 * Requires names by the rule for new ones. The contract has the older rule, so that sections built before still fit.
 * @param at path of a name in the input, by its place
 * @throws HttpError MALFORMED with an issue for each refused name
 */
export function requireNewNames(names: readonly string[], at: (index: number) => string): void {
  const issues = names.flatMap((name, index) => {
    const { success, issues: [issue] = [] } = v.safeParse(newPersonNameRule, name);
    return success || !issue ? [] : [{ path: at(index), message: issue.message }];
  });
  if (issues.length > 0) throw new HttpError('MALFORMED', { issues });
}
