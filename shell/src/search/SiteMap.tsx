import { PATHS } from '@portal/shared/section';
import { Section, TextLink } from '@portal/shared/ui';
import { useMenus } from '../menus/useMenus.ts';
import styles from './SiteMap.module.css';

/** Pages that no menu has. */
const MEMBERSHIP = {
  id: 'membership',
  title: '회원',
  entries: [
    { path: PATHS.signIn, title: '로그인' },
    { path: PATHS.signUp, title: '회원가입' },
    { path: '/sign/find/id', title: '아이디 찾기' },
    { path: '/sign/find/password/step1', title: '비밀번호 찾기' },
    { path: PATHS.me, title: '마이페이지' },
    { path: PATHS.payments, title: '결제·영수증' },
  ],
};

/** Links to all pages of the menus, and to those of members. */
export function SiteMap() {
  return [...useMenus(), MEMBERSHIP].map(({ id, title, entries }) => (
    <Section key={id} title={title}>
      <ul role="list" className={styles.pages}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <TextLink to={entry.path}>{entry.title}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
