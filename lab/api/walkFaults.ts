import fc from 'fast-check';
import { Violation } from '../../api/src/modules/payment/testing/walks/violation.ts';
import type { Walked } from './walkLanes.ts';

/** Faults found by a lane, with the shortest way to each; empty if every walk passed. */
export function faultsOf<Ways>(details: fc.RunDetails<Ways>): Walked['faults'] {
  if (!details.failed) return [];
  const error = details.errorInstance;
  const isViolation = error instanceof Violation;
  const message =
    error instanceof Error ? (isViolation ? error.message : (error.stack ?? error.message)) : String(error);
  return [{ message, isViolation, way: fc.stringify(details.counterexample) }];
}
