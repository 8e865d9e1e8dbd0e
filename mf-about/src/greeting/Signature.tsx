import { association } from '@portal/shared/association';

/** The president's signature, drawn with a pen. Must change with the name in `association/facts.ts`. */
export function Signature() {
  return (
    <svg viewBox="0 0 190 70" role="img" aria-label={`${association.representative.name} 서명`}>
      <g
        fill="none"
        stroke="currentcolor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="skewX(-8) translate(8 0)"
      >
        <path d="M20 9c5 1 9 1 14-1M10 19c12 1 22 0 34-3M27 23c-9 0-12 12-3 13s13-13 2-13M52 6c1 14 0 24-2 36M52 23c5 0 8-1 12-3M22 44c-1 7-2 11-1 16 12 1 24-1 40-6" />
        <path d="M80 14c10 0 18-1 27-4M82 14c-2 7-3 12-2 18 9 0 18-2 28-5M94 31c0 5-1 9-1 13M72 47c16 1 32-2 48-7" />
        <path d="M146 7c-10 2-12 15-2 16s14-16 1-16M124 33c16 0 32-2 48-6M139 32c0 5-1 9-3 13M153 30c0 5 0 9-1 13M134 48c-1 5-1 8 0 12 14 1 30-2 52-12" />
      </g>
    </svg>
  );
}
