/** A table laid for one: bowl, side dishes, spoon and chopsticks under a warm light. Decorative. */
export function HeroPicture({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 150" aria-hidden="true" focusable="false">
      <path d="M20 132h440" stroke="var(--color-line-strong)" strokeWidth="4" strokeLinecap="round" />
      <g fill="none" stroke="var(--color-accent)" strokeWidth="4" strokeLinecap="round">
        <path d="M196 38c-8-10 8-14 0-26M230 34c-8-10 8-14 0-26M264 38c-8-10 8-14 0-26" />
      </g>
      <path d="M150 60h160a80 66 0 0 1-50 62v10h-60v-10a80 66 0 0 1-50-62Z" fill="var(--color-primary)" />
      <path
        d="M150 60c10-14 46-20 80-20s70 6 80 20Z"
        fill="var(--color-surface)"
        stroke="var(--color-primary)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M48 96h80a40 30 0 0 1-26 32v4H74v-4a40 30 0 0 1-26-32Z" fill="var(--color-accent)" />
      <path d="M56 96c4-10 18-12 32-12s28 2 32 12Z" fill="var(--color-primary-tint)" />
      <path d="M332 96h80a40 30 0 0 1-26 32v4h-28v-4a40 30 0 0 1-26-32Z" fill="var(--color-primary-strong)" />
      <path d="M340 96c4-10 18-12 32-12s28 2 32 12Z" fill="var(--color-accent-tint)" />
      <g stroke="var(--color-line-strong)" strokeWidth="5" strokeLinecap="round">
        <path d="M436 128 444 60M452 128l4-68" />
      </g>
    </svg>
  );
}
