import { association } from '@portal/shared/association';
import { Page, Section } from '@portal/shared/ui';
import { ERAS, type YearOfHistory } from './eras.ts';
import styles from './HistoryPage.module.css';

export default function HistoryPage() {
  return (
    <Page
      title="연혁"
      lead={`${association.founded}년 창립총회부터 지금까지 ${association.name}가 걸어온 길입니다.`}
      breadcrumb={[{ label: '협회소개' }]}
    >
      {ERAS.map(({ title, summary, years }) => (
        <Section key={title} title={title} lead={summary}>
          <ol role="list" className={styles.years}>
            {years.map((entry) => (
              <Year key={entry.year} entry={entry} />
            ))}
          </ol>
        </Section>
      ))}
    </Page>
  );
}

const Year = ({ entry: { year, milestones } }: { entry: YearOfHistory }) => (
  <li className={styles.year}>
    <h3 className={styles.number}>{year}</h3>
    <ul role="list" className={styles.milestones}>
      {milestones.map(({ month, text }) => (
        <li key={text} className={styles.milestone}>
          <time dateTime={`${year}-${String(month).padStart(2, '0')}`} className={styles.month}>
            {month}월
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </li>
);
