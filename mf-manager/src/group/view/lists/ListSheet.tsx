import { Sheet, Table, UnbrokenNumbers } from '@portal/shared/ui';
import styles from './ListSheet.module.css';
import type { PeopleList } from './peopleList.ts';

interface ListSheetProps {
  list: PeopleList;
  /** People of this page. */
  rows: PeopleList['rows'];
  pageWords: string;
}

/** One printed page of a list. */
export const ListSheet = ({ list: { title, about, headings }, rows, pageWords }: ListSheetProps) => (
  <Sheet title={title}>
    <div className={styles.about}>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{pageWords}</p>
    </div>
    <Table caption={title} hideCaption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([position, ...cells]) => (
          <tr key={position}>
            <th scope="row">{position}</th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1]}>
                <UnbrokenNumbers>{cell}</UnbrokenNumbers>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Sheet>
);
