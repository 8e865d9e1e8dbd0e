import { useItem } from '@portal/shared/client';
import {
  ARTICLE_STATE_NAMES,
  type ArticleState,
  type OfficeArticleKind,
  officeArticles,
} from '@portal/shared/contract/office';
import { inTable, isKnown } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import {
  Actions,
  Badge,
  Button,
  ButtonLink,
  FilterBar,
  FilterSelect,
  SearchBox,
  TextLink,
  type Tone,
} from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { KINDS, type OfficeArticle, stateName, writePath } from './kind/kinds.ts';
import { usePublishing } from './usePublishing.ts';

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

const articleColumns = (kind: OfficeArticleKind, { publish, withdraw }: ArticleActions): Columns<OfficeArticle> => [
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
    cell: (row) => (row.changedAt ? `${row.changedBy ?? '탈퇴한 직원'}, ${formatDateTime(row.changedAt)}` : '없음'),
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

const STATES = filterOf(ARTICLE_STATE_NAMES, '모든 상태');

/** /office/notices, /office/news, /office/data, /office/exam-notices, /office/faq. */
export default function ListPage({ kind }: { kind: OfficeArticleKind }) {
  const { name, noun, nounAsObject, path } = KINDS[kind];
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeArticles, {
    kind,
    page,
    limit,
    ...(keyword && { keyword }),
    ...(state && { state }),
  });
  const acts = usePublishing(kind, query.retry);
  return (
    <OfficePage
      title={`${name} 관리`}
      lead={`${nounAsObject} 지우지는 않습니다. 보이지 않게 하려면 내리고, 필요하면 다시 게시합니다.`}
      actions={<ButtonLink to={`${path}/write`}>새로 쓰기</ButtonLink>}
    >
      <FilterBar label={`${noun} 찾기`}>
        <FilterSelect
          label="상태"
          options={STATES.options}
          value={state ?? ''}
          onChange={(value) => choose('state', value)}
        />
        <SearchBox label={`${noun} 찾기`} defaultValue={keyword} onSearch={(words) => choose('keyword', words)} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty={`찾으시는 ${noun}이 없습니다.`}>
        {(rows) => (
          <OfficeTable caption={name} columns={articleColumns(kind, acts)} rows={rows} keyOf={({ no }) => no} />
        )}
      </ListOf>
    </OfficePage>
  );
}
