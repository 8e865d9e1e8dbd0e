/**
 * `010-1234-5678`, also for area numbers (`02-555-0100`) and short lines (`1588-0000`); other text is left as it is.
 */
export function formatPhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (/^02\d{7,8}$/.test(digits)) return digits.replace(/^(02)(\d{3,4})(\d{4})$/, '$1-$2-$3');
  if (/^0\d{9,10}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
  if (/^1\d{7}$/.test(digits)) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  return phone ?? '';
}

/** `1966.03.02` of `19660302` or `1966-03-02`; other text is left as it is. */
export function formatBirth(birth: string | null | undefined): string {
  const digits = (birth ?? '').replace(/\D/g, '');
  return digits.length === 8 ? digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3') : (birth ?? '');
}

/** A name as other members see it: `홍*동`, `남**민`, `김*`; of one letter or none only `*` is left. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 1) return '*';
  const last = letters.length === 2 ? '*' : letters.at(-1);
  return `${letters[0]}${'*'.repeat(Math.max(0, letters.length - 2))}${last}`;
}

/** `010-****-1234`: enough to tell whose it is, not to call. */
export const maskPhone = (phone: string | null | undefined): string =>
  formatPhone(phone).replace(/-\d+-/, (middle) => `-${'*'.repeat(middle.length - 2)}-`);
