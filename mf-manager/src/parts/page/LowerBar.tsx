import type { ReactNode } from 'react';
import styles from './LowerBar.module.css';

/** Content of a page in whose window a `LowerBar` stays in sight on a phone. */
export const WithLowerBar = ({ children }: { children: ReactNode }) => <div className={styles.view}>{children}</div>;

/** Button for the purpose of the page: on a phone at the window's lower edge, otherwise in the flow of the page. */
export const LowerBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
