import { useItem } from '@portal/shared/client';
import {
  ARTICLE_STATE_NAMES,
  officeArticles,
  type ArticleState,
  type WrittenKind,
} from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterSelect, SearchBox } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { usePage } from '../parts/paging/usePage.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { articleColumns } from './columns.tsx';
import { KINDS } from './kind/kinds.ts';
import { usePublishing } from './usePublishing.ts';

const STATES = [
  { value: '', label: '모든 상태' },
  ...Object.entries(ARTICLE_STATE_NAMES).map(([value, label]) => ({ value, label })),
];
const isState = (value: string | null): value is ArticleState => value !== null && value in ARTICLE_STATE_NAMES;

/** /office/notices, /office/news, /office/data, /office/exam-notices, /office/faq. */
export default function ListPage({ kind }: { kind: WrittenKind }) {
  const { name, noun, nounAsObject, path } = KINDS[kind];
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const state = params.get('state');
  const query = useItem(officeArticles, {
    kind,
    page,
    limit,
    ...(keyword && { keyword }),
    ...(isState(state) && { state }),
  });
  const acts = usePublishing(kind, query.retry);
  return (
    <OfficePage
      title={`${name} 관리`}
      lead={`${nounAsObject} 지우지는 않습니다. 보이지 않게 하려면 내리고, 필요하면 다시 게시합니다.`}
      actions={<ButtonLink to={`${path}/write`}>새로 쓰기</ButtonLink>}
    >
      <FilterBar label={`${noun} 찾기`}>
        <FilterSelect label="상태" options={STATES} value={state ?? ''} onChange={(value) => choose('state', value)} />
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
