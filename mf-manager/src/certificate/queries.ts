import { fetchUserCertList, getListBoxUserExam, getMapUserExam } from '@portal/shared/contract/manager';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';

/** Calls whose results change when a member requests or withdraws a certificate. */
export const CERTIFICATE_CALLS = [fetchUserCertList, getListBoxUserExam, getMapUserExam, getMapMyMatters];
