/** A name as others see it: 홍길동 becomes 홍*동, 남궁길동 남**동, 이산 이*. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 1) return '*';
  const last = letters.length === 2 ? '*' : letters.at(-1);
  return `${letters[0]}${'*'.repeat(Math.max(0, letters.length - 2))}${last}`;
}
