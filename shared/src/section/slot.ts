import type { FunctionComponent } from 'react';
import { Slot as AnySlot } from '@portal/shared/client';
import type { SlotName } from './slots.ts';

/** Place for content of other teams on a section's page, as declared for the page in `slots.ts`. */
export const Slot: FunctionComponent<{ name: SlotName }> = AnySlot;
