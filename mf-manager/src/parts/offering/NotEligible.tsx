import { ButtonLink, Callout } from '@portal/shared/ui';
import { offeringListPath } from '../page/paths.ts';
import styles from './ApplyPanel.module.css';

/** Course that an exam of this grade requires, with a link to it. */
export const NotEligible = ({ grade }: { grade: number }) => (
  <div className={styles.panel}>
    <Callout tone="warning" title={`${grade}급 교육을 수료하신 뒤에 신청할 수 있습니다.`}>
      이 시험은 같은 급수의 교육을 수료하신 분이 신청합니다. 아직 {grade}급 교육의 수료 기록이 없습니다.
    </Callout>
    <ButtonLink to={offeringListPath('education')}>교육 신청하러 가기</ButtonLink>
  </div>
);
