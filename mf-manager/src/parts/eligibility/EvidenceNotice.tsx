import { GROUNDS } from '@portal/shared/contract/manager';
import { isKnown } from '@portal/shared/contract/words';
import type { ApplicationDetail } from '../kind/application.ts';
import { EligibilitySection } from './EligibilitySection.tsx';

/** Of an exam that asks for papers: how they stand, until they are accepted; nothing once the exam is over. */
export function EvidenceNotice({ application }: { application: ApplicationDetail }) {
  const { evidence, status, grade, day } = application;
  const isAhead = status === 'HELD' || status === 'CONFIRMED' || status === 'CANCEL_REQUESTED';
  if (!evidence || evidence.state === 'ACCEPTED' || !isAhead || !isKnown(GROUNDS, grade)) return null;
  return <EligibilitySection grade={grade} dueDay={evidence.dueDay} examDay={day} />;
}
