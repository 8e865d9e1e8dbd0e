import type { FunctionComponent } from 'react';

type SlotContent = FunctionComponent<{ name: string }>;

let Content: SlotContent | null = null;

/** Sets the content of slots; called by the shell before a page with a slot is rendered. */
export const fillSlots = (content: SlotContent) => {
  Content = content;
};

/** Place on a page for content of other teams; renders nothing in a program without it. */
export const Slot: SlotContent = ({ name }) => Content && <Content name={name} />;
