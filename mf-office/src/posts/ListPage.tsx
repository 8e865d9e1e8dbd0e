import { useItem } from '@portal/shared/client';
import { officePosts, POST_NEED_NAMES } from '@portal/shared/contract/office';
import { Actions, Button, ButtonLink, Checkbox, FilterBar, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { useSelection } from '../parts/table/useSelection.ts';
import { postColumns } from './columns.tsx';
import { LabelBar } from './LabelBar.tsx';

const NEEDS = filterOf(POST_NEED_NAMES, POST_NEED_NAMES.toSend);
/** `toSend` is already the first option, with an empty value. */
const OPTIONS = NEEDS.options.filter(({ value }) => value !== 'toSend');

/** /office/posts: certificates to be posted, with names and addresses only. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = NEEDS.wordOf(params.get('need')) ?? 'toSend';
  const query = useItem(officePosts, { page, limit, need });
  const selection = useSelection(need);
  const columns = postColumns(need === 'toSend' ? selection : null);
  return (
    <OfficePage
      title="우편 발송"
      lead="발급된 자격증을 우편으로 보냅니다. 이름과 주소만 보이며, 누가 언제 보았는지 기록됩니다."
    >
      <FilterBar label="우편 찾기">
        <FilterSelect
          label="보기"
          options={OPTIONS}
          value={need === 'toSend' ? '' : need}
          onChange={(value) => choose('need', value)}
        />
      </FilterBar>
      <Actions>
        <ButtonLink variant="secondary" to="/office/posts/tracking">
          송장 파일 올리기
        </ButtonLink>
      </Actions>
      <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="우편이 없습니다.">
        {(rows) => {
          const printable = rows.filter(({ postCode }) => postCode !== '').map(({ certificateNo }) => certificateNo);
          return (
            <>
              {need === 'toSend' && (
                <LabelBar
                  chosen={[...selection.chosen]}
                  onPrinted={() => {
                    selection.clear();
                    query.retry();
                  }}
                >
                  <Checkbox
                    label={`이 쪽에서 주소가 있는 ${printable.length}건 모두 고르기`}
                    checked={printable.length > 0 && printable.every((key) => selection.chosen.has(key))}
                    onChange={({ target }) => selection.choose(printable, target.checked)}
                  />
                  <Button
                    size="small"
                    variant="secondary"
                    disabled={selection.chosen.size === 0}
                    onClick={selection.clear}
                  >
                    고르기 취소
                  </Button>
                </LabelBar>
              )}
              <OfficeTable
                caption={POST_NEED_NAMES[need]}
                columns={columns}
                rows={rows}
                keyOf={({ certificateNo }) => certificateNo}
              />
            </>
          );
        }}
      </ListOf>
    </OfficePage>
  );
}
