import { LogoMark } from '../../../../association/LogoMark.tsx';
import type { Stories } from '../../gallery/stories.ts';
import { Logo } from './Logo.tsx';

export default { component: Logo, subcomponents: { LogoMark } } satisfies Stories;

const DARK = { padding: '1rem', background: '#12251f' };
const MARK = { display: 'block', width: '6rem' };

export const Brand = () => <Logo />;

export const WithEnglishName = () => <Logo english />;

export const Inverse = () => (
  <div style={DARK}>
    <Logo tone="inverse" english />
  </div>
);

export const OnlyMark = () => (
  <span style={MARK}>
    <LogoMark />
  </span>
);
