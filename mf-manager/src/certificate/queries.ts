import { fetchUserCertList, getListBoxUserExam, getMapUserExam } from '@portal/shared/contract/manager';
import { getMapMyMatters } from '@portal/shared/contract/myMatters';

/** The calls whose answers change when a member asks for a certificate or takes it back. */
export const CERTIFICATE_CALLS = [fetchUserCertList, getListBoxUserExam, getMapUserExam, getMapMyMatters];
