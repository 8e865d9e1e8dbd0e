import { GROUNDS } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';
import { isOver } from '../application/isOver.ts';
import type { ApplicationDetail } from '../kind/application.ts';
import { EligibilitySection } from './EligibilitySection.tsx';

/** Status of an exam's evidence until it is accepted; nothing once the exam is over. */
export function EvidenceNotice({ application }: { application: ApplicationDetail }) {
  const { evidence, status, grade, day } = application;
  const isOpen = status === 'HELD' || status === 'CONFIRMED' || status === 'CANCEL_REQUESTED';
  if (!evidence || evidence.state === 'ACCEPTED' || !isOpen || isOver(application) || !isKnown(GROUNDS, grade))
    return null;
  return <EligibilitySection grade={grade} dueDay={evidence.dueDay} examDay={day} hasApplied />;
}
