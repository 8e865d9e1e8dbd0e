import type { ComponentProps } from 'react';
import { Link } from '@portal/shared/router';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Target of a link: `to` inside this site, with the state of its history entry, or `href` outside. */
export type LinkTarget = { to: string; state?: unknown; href?: never } | { href: string; to?: never; state?: never };

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & LinkTarget;

/**
 * Link: `to` inside this site, `href` for a file or another site. A link that opens a new tab announces this to screen
 * readers.
 */
export function TextLink({ to, href, state, children, ...rest }: TextLinkProps) {
  const newTab = rest.target === '_blank';
  const content = (
    <>
      {children}
      {newTab && <VisuallyHidden> (새 창)</VisuallyHidden>}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...rest} to={to} state={state}>
        {content}
      </Link>
    );
  return (
    <a {...rest} href={href} rel={newTab ? 'noopener noreferrer' : rest.rel}>
      {content}
    </a>
  );
}
