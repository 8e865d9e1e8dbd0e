import {
  Award,
  Bell,
  BookOpen,
  ChefHat,
  IdCard,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestion,
  PencilLine,
  Receipt,
  UserRound,
  Users,
} from 'lucide-react';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { formatCount } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { GROUPS_PATH } from '@portal/shared/section/groupPaths';
import { TextLink } from '@portal/shared/ui';
import styles from './OwnLinks.module.css';

type Counts = CallEntity<typeof getMapMyMatters>['counts'];

interface Tile {
  to: string;
  title: string;
  Icon: LucideIcon;
  /** Empty until the counts have loaded. */
  words?: string;
}

const countOf = (count: number | undefined, unit: string) =>
  count === undefined ? '' : `${formatCount(count)}${unit}`;

const tilesOf = (counts: Counts | undefined): Tile[] => {
  const certificates = countOf(counts?.certificates, '장');
  return [
    { to: PATHS.ownCourses, title: '교육 신청 확인', Icon: BookOpen, words: countOf(counts?.courses, '건') },
    { to: PATHS.ownExams, title: '시험 신청 확인', Icon: PencilLine, words: countOf(counts?.exams, '건') },
    { to: GROUPS_PATH, title: '단체 신청', Icon: Users },
    { to: PATHS.payments, title: '결제·영수증', Icon: Receipt },
    { to: PATHS.admission, title: '수험표 출력', Icon: IdCard },
    {
      to: PATHS.certificate,
      title: '자격증 발급',
      Icon: Award,
      words: [
        counts?.certificatesToRequest ? '새로 신청하실 수 있음' : '',
        counts?.certificates === 0 ? '' : certificates,
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { to: PATHS.ownHygiene, title: '위생교육 이수', Icon: ChefHat },
    { to: PATHS.receivedNotices, title: '받은 알림', Icon: Bell, words: countOf(counts?.notices, '건') },
    { to: PATHS.inquiries, title: '1:1 문의', Icon: MessageCircleQuestion },
    { to: PATHS.profile, title: '내 정보', Icon: UserRound, words: '연락처와 업소' },
    { to: PATHS.account, title: '비밀번호와 동의 기록', Icon: KeyRound, words: '기기, 탈퇴' },
  ];
};

/** The member's pages as tiles, with counts once they have loaded. */
export function OwnLinks({ counts }: { counts: Counts | undefined }) {
  return (
    <ul role="list" className={styles.tiles}>
      {tilesOf(counts).map(({ to, title, Icon, words = '' }) => (
        <li key={to}>
          <TextLink to={to} className={styles.tile}>
            <Icon aria-hidden="true" className={styles.icon} />
            <strong>{title}</strong> <span className={styles.words}>{words}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
