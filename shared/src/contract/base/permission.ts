/** Permissions of employees, with their Korean names. */
export const PERMISSION_NAMES = {
  content: '콘텐츠',
  qualification: '교육·시험',
  money: '결제·환불',
  members: '회원',
  post: '우편',
} as const;
/** Permission of an employee; without any, an employee sees only the start page of the office. */
export type Permission = keyof typeof PERMISSION_NAMES;

export const PERMISSIONS = Object.keys(PERMISSION_NAMES) as Permission[];
