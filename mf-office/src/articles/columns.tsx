import { type ArticleState, type OfficeArticleKind } from '@portal/shared/contract/office';
import { inTable, isKnown } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink, type Tone } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { KINDS, stateName, writePath, type OfficeArticle } from './kind/kinds.ts';

interface ArticleActions {
  publish(article: OfficeArticle): void;
  withdraw(article: OfficeArticle): void;
}

const TONES: Record<ArticleState, Tone> = {
  draft: 'warning',
  published: 'success',
  scheduled: 'info',
  ended: 'neutral',
  withdrawn: 'neutral',
};

export const articleColumns = (
  kind: OfficeArticleKind,
  { publish, withdraw }: ArticleActions,
): Columns<OfficeArticle> => [
  {
    id: 'title',
    heading: '제목',
    cell: (row) => (
      <>
        {row.isTop && <Badge>고정</Badge>} <TextLink to={writePath(kind, row.no)}>{row.title}</TextLink>
      </>
    ),
  },
  {
    id: 'state',
    heading: '상태',
    cell: (row) => <Badge tone={inTable(TONES, row.state, 'neutral')}>{stateName(row.state)}</Badge>,
  },
  {
    id: 'publishedAt',
    heading: '게시',
    cell: (row) => (row.beginsWhenPublished ? '게시할 때' : formatDateTime(row.publishedAt)),
  },
  {
    id: 'publishedUntil',
    heading: '종료',
    cell: (row) => (row.publishedUntil ? formatDateTime(row.publishedUntil) : '없음'),
  },
  {
    id: 'changed',
    heading: '고친 사람',
    cell: (row) => (row.changedAt ? `${row.changedBy ?? '탈퇴한 직원'}, ${formatDateTime(row.changedAt)}` : '-'),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        {row.state === 'published' && (
          <TextLink to={KINDS[kind].publicPath(row.no)} aria-label={`${row.title} 사이트에서 보기`}>
            보기
          </TextLink>
        )}
        {row.state === 'draft' && (
          <Button size="small" aria-label={`${row.title} 게시하기`} onClick={() => publish(row)}>
            게시하기
          </Button>
        )}
        {isKnown(TONES, row.state) && row.state !== 'published' && row.state !== 'draft' && (
          <Button size="small" aria-label={`${row.title} 지금 게시`} onClick={() => publish(row)}>
            지금 게시
          </Button>
        )}
        {row.state !== 'withdrawn' && row.state !== 'draft' && (
          <Button size="small" variant="secondary" aria-label={`${row.title} 내리기`} onClick={() => withdraw(row)}>
            내리기
          </Button>
        )}
      </Actions>
    ),
  },
];
