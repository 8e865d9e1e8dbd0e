/** A bowl with one light (한빛) rising from it. Decorative: the name is next to it. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="15" r="7" fill="var(--color-accent)" />
      <path fill="currentcolor" d="M4 24h40a20 20 0 0 1-12.500 18.550V45h-15v-2.450A20 20 0 0 1 4 24Z" />
      <path
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="2.500"
        strokeLinecap="round"
        d="M24 2.500v1.500M13 6.500l1.200 1.200M35 6.500l-1.200 1.200M8.500 16H10M38 16h1.500"
      />
    </svg>
  );
}
