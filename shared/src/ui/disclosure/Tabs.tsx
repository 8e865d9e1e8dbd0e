import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** Name of the row of tabs. */
  label: string;
  /** The tab shown, when the caller keeps it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Panels of which one is shown. */
export function Tabs({ tabs, label, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={onValueChange}
      className={styles.root}
    >
      <List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
