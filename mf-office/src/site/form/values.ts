import * as v from 'valibot';
import { siteItemOutput } from '@portal/shared/contract/office';
import type { EditedItem } from '../kind/areas.ts';
import type { SiteValues } from '../kind/kinds.ts';

/** Form values; null if there is a value that the form does not know. */
export const valuesOf = ({ no, version, item }: EditedItem): SiteValues | null =>
  v.is(siteItemOutput, item) ? { ...item, no, version } : null;
