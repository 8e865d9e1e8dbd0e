import { Award, ClipboardPen, GraduationCap, Printer } from 'lucide-react';
import { Link } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import styles from './QuickActions.module.css';

/** The four most used services. */
const ACTIONS = [
  { to: PATHS.courses, title: '교육 신청', text: '집합 교육과 온라인 교육', Icon: GraduationCap },
  { to: PATHS.exams, title: '시험 신청', text: '1급·2급 자격시험', Icon: ClipboardPen },
  { to: PATHS.admission, title: '수험표 출력', text: '시험 당일 꼭 가져오실 것', Icon: Printer },
  { to: PATHS.certificate, title: '자격증 발급', text: '합격하신 분의 발급·재발급', Icon: Award },
] as const;

export function QuickActions({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label="자주 찾는 서비스">
      <ul role="list" className={styles.list}>
        {ACTIONS.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <strong>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
