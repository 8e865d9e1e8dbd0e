import { Fragment } from 'react';
import styles from './UnbrokenNumbers.module.css';

/** Digits on both sides of a hyphen, or stars for hidden ones, with attached characters: `제2021-900001호`. */
const NUMBER = /([^\s(),]*\d-[\d*][^\s(),]*)/;

/** Text without line breaks at the hyphens of numbers: phones, certificates, accounts. */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
