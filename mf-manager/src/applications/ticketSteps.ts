import { formatDate, formatDeadline } from '@portal/shared/format';
import { seoulDay, serverNow } from '@portal/shared/time';
import { isOver } from '../parts/application/isOver.ts';
import type { Application, Evidence } from '../parts/kind/application.ts';
import { isPhotoAwaited } from '../parts/photo/isPhotoAwaited.ts';

/** True if the documents for a coming exam are not accepted yet: until then there is no ticket. */
const isEvidenceAwaited = (application: Application): boolean => {
  const { evidence, status } = application;
  return (
    evidence !== null &&
    evidence.state !== 'ACCEPTED' &&
    (status === 'HELD' || status === 'CONFIRMED') &&
    !isOver(application)
  );
};

/** True if a coming exam's ticket lacks a photo or documents. */
export const isTicketIncomplete = (application: Application): boolean =>
  isPhotoAwaited(application) || isEvidenceAwaited(application);

const photoWords = ({ photo, allowedActions }: Application) =>
  photo && allowedActions.includes('addPhoto')
    ? `${formatDeadline(photo.dueAt)}까지 올려주세요.`
    : '기한이 지나 수험표가 나오지 않습니다. 환불은 신청 상세에서 확인해주세요.';

function evidenceWords({ state, dueDay }: Evidence, needsPhoto: boolean): string {
  if (state === 'SUBMITTED') return `협회에서 확인하고 있습니다.${needsPhoto ? '' : ' 인정되면 수험표가 나옵니다.'}`;
  return seoulDay(serverNow()) > dueDay
    ? '제출 기한이 지나, 지금 내셔도 시험 전에 확인되지 않을 수 있습니다.'
    : `${formatDate(dueDay)}까지 ${state === 'RETURNED' ? '다시 ' : ''}내주세요.`;
}

/** Missing requirements of a ticket, the earlier deadline first. */
export const ticketItems = (application: Application) => [
  ...(application.evidence && isEvidenceAwaited(application)
    ? [{ term: '응시 자격 증빙', description: evidenceWords(application.evidence, isPhotoAwaited(application)) }]
    : []),
  ...(isPhotoAwaited(application) ? [{ term: '사진', description: photoWords(application) }] : []),
];

/** Label of the next step to a ticket, which it names only if nothing else is missing; null if there is none. */
export function ticketStep(application: Application): string | null {
  const { allowedActions, evidence, status } = application;
  const needsPhoto = isPhotoAwaited(application);
  if (needsPhoto && !allowedActions.includes('addPhoto')) return null;
  if (!isEvidenceAwaited(application)) {
    if (!needsPhoto) return null;
    return status === 'CONFIRMED' ? '사진 올리고 수험표 받기' : '사진 올리기';
  }
  if (evidence?.state === 'SUBMITTED') return needsPhoto ? '사진 올리기' : '응시 자격 증빙 확인하기';
  return needsPhoto ? '증빙 서류와 사진 올리기' : '증빙 서류 내기';
}
