/** `010-1234-5678`, also for area numbers (`02-555-0100`) and short lines (`1588-0000`); other text is left as it is. */
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

/** A name as other members see it: `홍*동`, `김*`, `남**민`. */
export function maskName(name: string | null | undefined): string {
  const letters = [...(name ?? '').trim()];
  const [first = '', ...rest] = letters;
  if (letters.length <= 1) return first && '*';
  if (letters.length === 2) return `${first}*`;
  return first + '*'.repeat(rest.length - 1) + (rest.at(-1) ?? '');
}
