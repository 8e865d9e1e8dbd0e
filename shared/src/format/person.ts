/**
 * `010-1234-5678`, also for area codes (`02-555-0100`) and short numbers (`1588-0000`); other text is returned
 * unchanged.
 */
export function formatPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  if (/^0\d{9,10}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
  if (/^1\d{7}$/.test(digits)) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  return phone ?? '';
}

/** `1966.03.02` for `19660302` or `1966-03-02`; other text is returned unchanged. */
export function formatBirth(birth: string | null | undefined): string {
  const digits = (birth ?? '').replace(/\D/g, '');
  return digits.length === 8 ? digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3') : (birth ?? '');
}

/** Name as displayed to other members: `홍*동`, `남**민`, `김*`; `*` for at most one letter. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 1) return '*';
  const last = letters.length === 2 ? '*' : letters.at(-1);
  return `${letters[0]}${'*'.repeat(Math.max(0, letters.length - 2))}${last}`;
}

/** `010-****-1234`: recognizable to its owner, but not usable for a call. */
export const maskPhone = (phone: string | null | undefined): string =>
  formatPhone(phone).replace(/-\d+-/, (middle) => `-${'*'.repeat(middle.length - 2)}-`);
