/** What employees of the association may be allowed to do, with the word that they read. */
export const PERMISSION_NAMES = {
  content: '콘텐츠',
  qualification: '교육·시험',
  money: '결제·환불',
  members: '회원',
  post: '우편',
} as const;
/** One of the rights of an employee; who has none sees the first page of the office alone. */
export type Permission = keyof typeof PERMISSION_NAMES;

/** Every permission. */
export const PERMISSIONS = Object.keys(PERMISSION_NAMES) as Permission[];
