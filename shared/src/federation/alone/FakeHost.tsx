import { OverlayHost } from '@portal/shared/overlay';
import { Link, Outlet, ScrollRestoration, type Router } from '@portal/shared/router';
import type { SectionInfo } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import styles from './FakeHost.module.css';

interface FakeHostProps {
  section: SectionInfo;
  router(): Router;
}

/** Plain frame that names the section and links each of its pages. */
export function FakeHost({ section, router }: FakeHostProps) {
  const user = useSessionUser();
  return (
    <>
      <header className={styles.header}>
        <strong>{section.title}</strong>
        <span>{user ? `${user.name} 님` : '로그인하지 않음'}</span>
        <nav aria-label="이 영역의 화면" className={styles.pages}>
          {section.pages.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </nav>
      </header>
      <main className={styles.main} id="main">
        <Outlet />
      </main>
      <OverlayHost router={router()} />
      <ScrollRestoration />
    </>
  );
}
