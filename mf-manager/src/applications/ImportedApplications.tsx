import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { getListImportedApplications } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { Badge, Card, Section } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { CardItems } from '../parts/page/CardItems.tsx';
import styles from './ImportedApplications.module.css';

type Imported = CallEntity<typeof getListImportedApplications>[number];

/** Past applications of the association's former website; nothing without any. */
export function ImportedApplications({ kind }: { kind: Kind }) {
  const { data: imported = [] } = useItem(getListImportedApplications, { kind }, { background: true });
  if (imported.length === 0) return null;
  return (
    <Section
      title="이전 홈페이지의 신청"
      lead="이전 홈페이지에서 옮겨 온 지난 기록입니다. 여기에서는 바꾸거나 취소할 수 없습니다."
    >
      <ul role="list" aria-label={`이전 홈페이지의 ${KINDS[kind].word} 신청`} className={styles.cards}>
        {imported.map((application) => (
          <li key={application.importedApplicationNo}>
            <ImportedCard application={application} feeLabel={KINDS[kind].feeLabel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ImportedCard({ application, feeLabel }: { application: Imported; feeLabel: string }) {
  const { title, statusName, rating, part } = application;
  return (
    <Card className={styles.card}>
      <p className={styles.eyebrow}>
        <Badge>{statusName}</Badge>
        <span>{[rating && `${rating}급`, part].filter(Boolean).join(' · ')}</span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <CardItems items={itemsOf(application, feeLabel)} />
    </Card>
  );
}

function itemsOf(application: Imported, feeLabel: string) {
  const { number, appliedOn, heldOn, place, score, paid, paidBy, paidOn, refunded, refundedOn } = application;
  return [
    { term: '신청번호', description: number },
    { term: '신청일', description: formatDate(appliedOn) },
    { term: '일시', description: formatDate(heldOn) },
    ...(place ? [{ term: '장소', description: place }] : []),
    ...(score === null ? [] : [{ term: '점수', description: `${score}점` }]),
    ...(paid > 0 ? [{ term: feeLabel, description: moneyWords(paid, [paidBy, formatDate(paidOn)]) }] : []),
    ...(refunded > 0 ? [{ term: '환불', description: moneyWords(refunded, [formatDate(refundedOn)]) }] : []),
  ];
}

/** `80,000원 (신용카드, 2019.05.07 (화))`. */
function moneyWords(won: number, facts: readonly string[]): string {
  const known = facts.filter(Boolean).join(', ');
  return known ? `${formatMoney(won)} (${known})` : formatMoney(won);
}
