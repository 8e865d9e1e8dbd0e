import * as v from 'valibot';
import { HttpError } from './errors.ts';

/** Values to check, each at its path in the input. */
type Values = Readonly<Record<string, string | undefined>>;

/**
 * Requires a rule that is stricter than the contract's, which stays as it is so that sections built before still fit.
 * Missing values pass.
 * @throws HttpError MALFORMED with an issue for each refused value
 */
export function requireRule(rule: v.GenericSchema<string>, values: Values): void {
  const issues = Object.entries(values).flatMap(([path, value]) => {
    const [issue] = value === undefined ? [] : (v.safeParse(rule, value).issues ?? []);
    return issue ? [{ path, message: issue.message }] : [];
  });
  if (issues.length > 0) throw new HttpError('MALFORMED', { issues });
}
