import { openDialog } from '@portal/shared/overlay';
import type { Decision } from './DecisionDialog.tsx';

/** Opens the dialog of a decision; resolves when it is closed. */
export const openDecision = (decision: Decision) => openDialog(() => import('./DecisionDialog.tsx'), { decision });
