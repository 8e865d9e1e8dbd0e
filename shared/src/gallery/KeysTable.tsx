import { Section, Table } from '../ui/index.ts';
import styles from './KeysTable.module.css';
import type { Key } from './stories.ts';

/** Table of keys below a story. */
export function KeysTable({ keys }: { keys: readonly Key[] }) {
  return (
    <div className={styles.root}>
      <Section title="키보드">
        <Table caption="키와 하는 일" hideCaption>
          <thead>
            <tr>
              <th scope="col">키</th>
              <th scope="col">하는 일</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ key, does }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </div>
  );
}
