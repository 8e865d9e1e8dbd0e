import { formatDateTime, formatDeadline } from '@portal/shared/format';
import type { OfficeArticle } from './kind/kinds.ts';

type Published = Pick<OfficeArticle, 'title' | 'state' | 'publishedAt' | 'publishedUntil' | 'beginsWhenPublished'>;

/** Sentence on when visitors can read it: at a draft's future start time, otherwise at once. */
function beginWords({ state, publishedAt, beginsWhenPublished }: Published, now: Date): string {
  if (state !== 'draft' || beginsWhenPublished) return '지금부터 방문자에게 보입니다.';
  return new Date(publishedAt) > now
    ? `${formatDateTime(publishedAt)}부터 방문자에게 보입니다.`
    : `지금부터 방문자에게 보이고, 게시일은 ${formatDateTime(publishedAt)}입니다.`;
}

/** Text of the publish question: title, start and end of visibility. An end in the past is ignored. */
export function publishingWords(article: Published, now: Date): string {
  const { title, publishedUntil } = article;
  const end = publishedUntil !== null && new Date(publishedUntil) > now ? publishedUntil : null;
  return [
    `‘${title}’을(를) 게시하시겠습니까?`,
    beginWords(article, now),
    end ? `${formatDeadline(end)}까지 보입니다.` : '내릴 때까지 보입니다.',
  ].join('\n');
}
