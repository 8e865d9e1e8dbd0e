import { type ArticleState, type WrittenKind } from '@portal/shared/contract/office';
import { inTable, isKnown } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink, type Tone } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { KINDS, stateName, writePath, type Written } from './kind/kinds.ts';

interface Acts {
  publish(article: Written): void;
  withdraw(article: Written): void;
}

const TONES: Record<ArticleState, Tone> = {
  published: 'success',
  scheduled: 'info',
  ended: 'neutral',
  withdrawn: 'warning',
};

const { display } = columnsOf<Written>();

/** The columns of a kind's list. */
export const articleColumns = (kind: WrittenKind, { publish, withdraw }: Acts): Columns<Written> => [
  display({
    id: 'title',
    header: '제목',
    cell: ({ row: { original } }) => (
      <>
        {original.isTop && <Badge>고정</Badge>} <TextLink to={writePath(kind, original.no)}>{original.title}</TextLink>
      </>
    ),
  }),
  display({
    id: 'state',
    header: '상태',
    cell: ({ row: { original } }) => (
      <Badge tone={inTable(TONES, original.state, 'neutral')}>{stateName(original.state)}</Badge>
    ),
  }),
  display({ id: 'publishedAt', header: '게시', cell: ({ row }) => formatDateTime(row.original.publishedAt) }),
  display({
    id: 'publishedUntil',
    header: '종료',
    cell: ({ row: { original } }) => (original.publishedUntil ? formatDateTime(original.publishedUntil) : '없음'),
  }),
  display({
    id: 'changed',
    header: '고친 사람',
    cell: ({ row: { original } }) =>
      original.changedAt ? `${original.changedBy ?? '탈퇴한 직원'}, ${formatDateTime(original.changedAt)}` : '-',
  }),
  display({
    id: 'actions',
    header: '처리',
    cell: ({ row: { original } }) => (
      <Actions>
        {original.state === 'published' && (
          <TextLink to={KINDS[kind].publicPath(original.no)} aria-label={`${original.title} 사이트에서 보기`}>
            보기
          </TextLink>
        )}
        {isKnown(TONES, original.state) && original.state !== 'published' && (
          <Button size="small" aria-label={`${original.title} 지금 게시`} onClick={() => publish(original)}>
            지금 게시
          </Button>
        )}
        {original.state !== 'withdrawn' && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`${original.title} 내리기`}
            onClick={() => withdraw(original)}
          >
            내리기
          </Button>
        )}
      </Actions>
    ),
  }),
];
