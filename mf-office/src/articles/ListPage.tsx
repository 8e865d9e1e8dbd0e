import { useItem } from '@portal/shared/client';
import { ARTICLE_STATE_NAMES, officeArticles, type OfficeArticleKind } from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterSelect, SearchBox } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { articleColumns } from './columns.tsx';
import { KINDS } from './kind/kinds.ts';
import { usePublishing } from './usePublishing.ts';

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
