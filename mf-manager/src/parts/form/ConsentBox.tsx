import type { ReactNode } from 'react';
import { Section } from '@portal/shared/ui';
import styles from './ConsentBox.module.css';

/** Consents that a form requires. */
export const ConsentBox = ({ children }: { children: ReactNode }) => (
  <Section title="동의">
    <div className={styles.root}>{children}</div>
  </Section>
);
