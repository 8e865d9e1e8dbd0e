import { Fragment } from 'react';
import styles from './UnbrokenNumbers.module.css';

/** Digits on both sides of a hyphen, or stars for hidden ones, with what is written onto them: `제2021-900001호`. */
const NUMBER = /([^\s(),]*\d-[\d*][^\s(),]*)/;

/** A text in which no line ends at the hyphen of a number: phones, certificates, accounts. */
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
