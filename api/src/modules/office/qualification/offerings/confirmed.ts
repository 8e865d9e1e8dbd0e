import { OFFERING_QUESTION_NAMES, type ActDetails, type OfferingQuestion } from '@portal/shared/contract/office';
import type { Questions } from './questions.ts';

const QUESTIONS = Object.keys(OFFERING_QUESTION_NAMES) as OfferingQuestion[];

/**
 * Returns the audit detail with the questions that an employee has confirmed and that the act raises. Call it before
 * the act changes rows. Messages name lecturers and are not in the log, which is never erased.
 */
export async function confirmedDetail(
  confirmed: readonly OfferingQuestion[] | undefined,
  ask: () => Promise<Questions>,
): Promise<Partial<Pick<ActDetails, 'confirmed'>>> {
  if (confirmed === undefined || confirmed.length === 0) return {};
  const raised = new Set<string>((await ask()).map(({ question }) => question));
  const words = QUESTIONS.filter((word) => raised.has(word) && confirmed.includes(word));
  return words.length > 0 ? { confirmed: words.join(' ') } : {};
}
