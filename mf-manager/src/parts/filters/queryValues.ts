import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';

/** Valid query values of a list of courses or exams; other values are ignored. */

export const oneOrTwo = (text: string | null) => (text === '1' || text === '2' ? text : '');

const isRegion = (text: string | null): text is Region => text !== null && Object.hasOwn(REGION_NAMES, text);
export const regionIn = (text: string | null) => (isRegion(text) ? text : '');

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
/** `YYYY-MM`. */
export const monthIn = (text: string | null) => (text !== null && MONTH.test(text) ? text : '');
