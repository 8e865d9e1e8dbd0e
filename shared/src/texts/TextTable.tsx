import { Table } from '../ui/index.ts';
import styles from './TextTable.module.css';

interface TextTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Table inside a text; the first cell of each row is its heading. */
export function TextTable({ caption, head, rows }: TextTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
