import type { Application } from '../kind/application.ts';

/** Document to bring, once it can be printed; null until then, as for an exam without a photo or accepted papers. */
export function paperOf({ kind, allowedActions }: Pick<Application, 'kind' | 'allowedActions'>) {
  if (kind === 'exam') return allowedActions.includes('printTicket') ? '수험표' : null;
  return allowedActions.includes('printSlip') ? '수강증' : null;
}
