import { ChevronDown } from 'lucide-react';
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

/** Headings that expand and collapse their content independently. */
export function Accordion({ items, defaultOpen = [] }: { items: readonly AccordionItem[]; defaultOpen?: string[] }) {
  return (
    <Root type="multiple" defaultValue={defaultOpen} className={styles.root}>
      {items.map(({ value, title, content }) => (
        <Item key={value} value={value} className={styles.item}>
          <Header className={styles.header}>
            <Trigger className={styles.trigger}>
              <span>{title}</span>
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </Trigger>
          </Header>
          <Content className={styles.content}>{content}</Content>
        </Item>
      ))}
    </Root>
  );
}
