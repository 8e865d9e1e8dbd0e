/** Steps to a new password. */
export const PASSWORD_STEPS = ['본인확인', '새 비밀번호'] as const;
