import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import { StackedTable, type Column } from '../../../parts/table/StackedTable.tsx';
import styles from './ListSheet.module.css';
import type { PeopleList } from './peopleList.ts';

interface ListSheetProps {
  list: PeopleList;
  /** People of this page. */
  rows: PeopleList['rows'];
  pageWords: string;
}

/** Column of texts without line breaks in numbers. */
const columnAt = (heading: string, index: number): Column<readonly string[]> => ({
  heading,
  cell: (row) => <UnbrokenNumbers>{row[index] ?? ''}</UnbrokenNumbers>,
});

/** One printed page of a list. */
export const ListSheet = ({ list: { title, about, headings }, rows, pageWords }: ListSheetProps) => (
  <Sheet title={title}>
    <div className={styles.about}>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{pageWords}</p>
    </div>
    <StackedTable caption={title} columns={headings.map(columnAt)} rows={rows} keyOf={([position]) => position ?? ''} />
  </Sheet>
);
