import { formatSeoul } from '@portal/shared/time';

export const ALL = { value: '', label: '전체' } as const;

export const GRADES = [ALL, { value: '1', label: '1급' }, { value: '2', label: '2급' }] as const;

/** `2026년 12월`. */
export const monthName = (month: string) => formatSeoul(`${month}-01`, 'YYYY년 M월');
