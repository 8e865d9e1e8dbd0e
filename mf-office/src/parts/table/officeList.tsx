import type { ReactNode } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import type { PageInfo } from '@portal/shared/contract';
import { FilterBar, FilterChips, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../frame/OfficePage.tsx';
import type { Columns } from './columns.ts';
import { ListOf } from './ListOf.tsx';
import { OfficeTable } from './OfficeTable.tsx';
import { usePage } from './usePage.ts';

/** A choice above a list, by one word of the address. */
interface ListFilter<Word> {
  /** Name of the query value. */
  name: string;
  label: string;
  /** Accessible name of the bar. */
  bar: string;
  as: 'chips' | 'select';
  options: readonly { value: string; label: string }[];
  /** The word that an address names. */
  wordOf: (named: string | null) => Word;
}

/** A text, which may depend on the filter. */
type TextOf<Word> = string | ((word: Word) => string);

interface OfficeListOptions<Row, Word> {
  title: string;
  /** Before everything that depends on its word, so that the word has its type there. */
  filter?: ListFilter<Word>;
  /** Accessible name of the table; the title by default. */
  caption?: TextOf<Word>;
  lead: TextOf<Word>;
  actions?: ReactNode;
  useRows: (paging: { page: number; limit: number }, word: Word) => ItemQuery<{ list: Row[]; pageInfo: PageInfo }>;
  /** The columns, with what may be done with a row. */
  useColumns: (word: Word) => Columns<Row>;
  keyOf: (row: Row) => number;
  /** Text of an empty list. */
  empty: TextOf<Word>;
  /** Content below the list. */
  below?: ReactNode;
}

/** Returns a page of the office that is one list: at most one filter, a table and the acts in its columns. */
export function officeList<Row, Word extends string | undefined = undefined>(options: OfficeListOptions<Row, Word>) {
  const { title, caption = title, lead, actions, filter, useRows, useColumns, keyOf, empty, below } = options;
  return function ListPage() {
    const { page, limit, goTo, params, choose } = usePage();
    // Without a filter there is no word, and `Word` is undefined.
    const word = filter?.wordOf(params.get(filter.name)) as Word;
    const textOf = (text: TextOf<Word>) => (typeof text === 'string' ? text : text(word));
    const query = useRows({ page, limit }, word);
    const columns = useColumns(word);
    const Filter = filter?.as === 'chips' ? FilterChips : FilterSelect;
    return (
      <OfficePage title={title} lead={textOf(lead)} actions={actions}>
        {filter && (
          <FilterBar label={filter.bar}>
            <Filter
              label={filter.label}
              options={filter.options}
              value={filter.options.find(({ value }) => value === word)?.value ?? ''}
              onChange={(value) => choose(filter.name, value)}
            />
          </FilterBar>
        )}
        <ListOf query={query} page={page} onPage={goTo} empty={textOf(empty)}>
          {(rows) => <OfficeTable caption={textOf(caption)} columns={columns} rows={rows} keyOf={keyOf} />}
        </ListOf>
        {below}
      </OfficePage>
    );
  };
}
