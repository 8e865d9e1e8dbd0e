import type { CallEntity } from '@portal/shared/contract';
import type { officeObjections } from '@portal/shared/contract/office';

/** An objection of a member to a result. */
export type Objection = CallEntity<typeof officeObjections>['list'][number];
