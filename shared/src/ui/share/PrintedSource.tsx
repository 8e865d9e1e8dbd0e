import { useSyncExternalStore } from 'react';
import { association } from '../../association/index.ts';
import { pageAddress } from './pageAddress.ts';
import styles from './PrintedSource.module.css';

const listen = (changed: () => void) => {
  addEventListener('beforeprint', changed);
  return () => removeEventListener('beforeprint', changed);
};

/** Source of an article for print only: publisher and URL. */
export function PrintedSource() {
  const address = useSyncExternalStore(listen, pageAddress, () => '');
  return (
    <p className={styles.root}>
      출처: {association.name} <span>{address}</span>
    </p>
  );
}
