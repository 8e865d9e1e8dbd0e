import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxConsent } from '@portal/shared/contract/consent';
import { listOfAll } from '@portal/shared/testing';

type Consent = CallEntity<typeof getListBoxConsent>['list'][number];

/** A member without recorded consents. */
export const noConsents = () => listOfAll<Consent>([]);
