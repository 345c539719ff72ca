import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Icon} from '@site/src/components/ui/Icon';
import type {NavigationLink} from './items';

export interface NavigationAnchorProps {
  link: NavigationLink;
  className?: string;
}

/** A link of the site navbar. Marks the page that is shown, and links that leave the site. */
export function NavigationAnchor({link, className}: NavigationAnchorProps) {
  const {pathname} = useLocation();
  const path = useBaseUrl(link.to ?? '');
  if (link.href !== undefined) {
    return (
      <Link href={link.href} className={className}>
        {link.label}
        <Icon name="external" size={14} />
      </Link>
    );
  }
  return (
    <Link to={link.to} className={className} aria-current={pathname === path ? 'page' : undefined}>
      {link.label}
    </Link>
  );
}
