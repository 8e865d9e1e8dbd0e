import { Button } from '../ui/index.ts';
import styles from './ConsentDialog.module.css';

/** Consequences for a member who does not consent. */
export function WithoutConsent({ onReturn }: { onReturn(): void }) {
  return (
    <div className={styles.root}>
      <p>동의하지 않으셔도 이미 하신 일은 그대로입니다.</p>
      <ul className={styles.points}>
        <li>하신 신청과 결제, 환불, 자격증 발급은 그대로 진행되고, 확인과 취소, 출력도 하실 수 있습니다.</li>
        <li>교육과 시험, 자격증을 새로 신청하시려면 동의하셔야 합니다.</li>
        <li>마이페이지의 ‘동의 기록’에서 언제든 동의하실 수 있고, 다음에 로그인하실 때 다시 여쭙니다.</li>
        <li>더 이용하지 않으시려면 마이페이지에서 탈퇴하실 수 있습니다.</li>
      </ul>
      <div>
        <Button variant="secondary" size="small" onClick={onReturn}>
          달라진 점 다시 보기
        </Button>
      </div>
    </div>
  );
}
