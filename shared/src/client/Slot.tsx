import type { FunctionComponent } from 'react';

type SlotContent = FunctionComponent<{ name: string }>;

let Content: SlotContent | null = null;

/** Says what slots show; called by the shell before a page with a slot is drawn. */
export const fillSlots = (content: SlotContent) => {
  Content = content;
};

/** A place on a page for what other teams show there; nothing in a program that has no other teams. */
export const Slot: SlotContent = ({ name }) => Content && <Content name={name} />;
